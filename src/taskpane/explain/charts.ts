/** The printed charts: SCORETABLE, UNDERTRICKTABLE, IMPTABLE and VPTABLE, one sentence for each figure. */
import { parseDouble } from "../../notation/contract";
import { sentence } from "../../notation/messages";
import { holdsOwnScale, parseOwnScale } from "../../notation/ownScale";
import { boardsOffScale, parseAnyVpScale, parseBoardsPlayed } from "../../notation/victoryPoints";
import { textOf } from "../../notation/text";
import { scoreTable, undertrickTable } from "../../results/charts";
import type { Figure } from "../../results/figures";
import { vpChart } from "../../results/vpChart";
import { IMP_THRESHOLDS } from "../../scoring/imps";
import { explainStrings } from "../explainStrings";
import { errorAmong, single, type Asked, type Explanation } from "./asked";
import { impBand } from "./imps";

const text = explainStrings.charts;

export const explainScoreTable: Explanation = (asked) => {
  const value = single(asked.ranges[0]);
  const doubled = parseDouble(textOf(value));
  if (!doubled.ok) return errorAmong([value]) ?? [explainStrings.cannot(sentence(doubled))];
  return inChart(asked, scoreTable(doubled.value), text.whole.SCORETABLE, (front, column, points, corner) =>
    points === "" ? text.impossible(front) : text.made(front, text.doubled[corner] ?? "", column, points),
  );
};

export const explainUndertrickTable: Explanation = (asked) =>
  inChart(asked, undertrickTable(), text.whole.UNDERTRICKTABLE, text.down);

export const explainImpTable: Explanation = ({ row }) => {
  const whole = text.whole.IMPTABLE;
  if (row === 0) return [whole];
  const least = row === 1 ? 0 : IMP_THRESHOLDS[row - 2];
  return least === undefined ? [whole] : [explainStrings.imps.band(impBand(least), row - 1)];
};

export const explainVpTable: Explanation = (asked) => {
  const chart = vpChartOf(asked);
  if (!("cells" in chart)) return chart.words;
  const [heading, ...rows] = chart.cells;
  const found = rows[asked.row - 1];
  if (!found) return [text.whole.VPTABLE];
  const cell = (...names: string[]): string => {
    const index = heading.findIndex((name) => names.includes(String(name)));
    return index < 0 ? "" : String(found[index]);
  };
  const from = cell("IMPs", "IMPs from", "% from");
  const last = asked.row === rows.length;
  const to = heading.includes("to") ? cell("to") : last ? "" : from;
  return [text.vps(text.vpRow(from, to, heading.includes("% from")), cell("Winner", "VPs"), cell("Loser"))];
};

function vpChartOf({ ranges: [boards, scale = []] }: Asked): { cells: Figure[][] } | { words: string[] } {
  if (holdsOwnScale(scale)) {
    const own = parseOwnScale(scale);
    const cells = own.ok ? vpChart(1, own.value) : undefined;
    if (cells) return { cells };
    return { words: own.ok ? [] : (errorAmong(scale.flat()) ?? [explainStrings.cannot(sentence(own))]) };
  }
  const [played, name] = [single(boards), single(scale)];
  const error = errorAmong([played, name]);
  if (error) return { words: error };
  const asked = parseAnyVpScale(name);
  if (!asked.ok) return { words: [explainStrings.cannot(sentence(asked))] };
  const match = parseBoardsPlayed(played);
  if (!match.ok) return { words: [explainStrings.cannot(sentence(match))] };
  const cells = vpChart(match.value, asked.value);
  return cells ? { cells } : { words: [explainStrings.cannot(sentence(boardsOffScale(match.value, asked.value)))] };
}

/** A figure by its row's and its column's heading; the whole chart for a heading. */
function inChart(
  { row, column }: Asked,
  cells: readonly Figure[][],
  whole: string,
  words: (front: string, column: string, points: string, corner: string) => string,
): string[] {
  const figure = cells[row]?.[column];
  if (row === 0 || column === 0 || figure === undefined) return [whole];
  return [words(String(cells[row][0]), String(cells[0][column]), String(figure), String(cells[0][0]))];
}
