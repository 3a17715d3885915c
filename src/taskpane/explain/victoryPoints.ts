/** Victory points: VPS and PERCENTVPS. */
import { sentence } from "../../notation/messages";
import { holdsOwnScale, parseOwnScale, type Draw } from "../../notation/ownScale";
import type { Reading } from "../../notation/problem";
import {
  parsePercent,
  parsePercentVpScale,
  parseVpScale,
  readMatch,
  readPercentVps,
  readVps,
} from "../../notation/victoryPoints";
import { numberOf } from "../../notation/text";
import { continuousVps } from "../../scoring/vpContinuous";
import { countedPercent, percentVictoryPoints, percentVpTable } from "../../scoring/vpPercent";
import { reachedStep, stepRows, type VpRow } from "../../scoring/vpSteps";
import { victoryPoints, vpTable, type OwnVpScale, type VpScale } from "../../scoring/victoryPoints";
import { explainStrings } from "../explainStrings";
import { cellwise, errorAmong, type Asked, type Explanation } from "./asked";
import { figure } from "./numbers";

const text = explainStrings.victoryPoints;

export const explainVps: Explanation = (asked) =>
  withScale(asked, 0, (own) => ([margin, boards, scale]) => {
    const vps = readVps(margin, { boards, scale, ...(own ? { own } : {}) });
    if (!vps) return [explainStrings.notComplete];
    if (!vps.ok) return [explainStrings.cannot(sentence(vps))];
    const won = numberOf(margin) as number;
    const match = readMatch(boards, parseVpScale(scale));
    return inWords(vps.value, won, own, match.ok ? match.value : undefined);
  });

function inWords(vps: number, won: number, own?: OwnVpScale, match?: { boards: number; scale: VpScale }): string[] {
  const boards = match?.boards ?? 1;
  const scale = own ?? match?.scale ?? "WBF";
  const other = victoryPoints(0 - won, boards, scale);
  return [
    own || !match ? text.marginOwn(figure(won)) : text.margin(figure(won), boards, match.scale),
    ...(scale === "WBF" ? published(Math.abs(won), boards) : band(won, 0, "IMPs", own, vpTable(boards, scale) ?? [])),
    ...(other === undefined ? [] : [text.otherSide(figure(other))]),
    text.vps(figure(vps)),
  ];
}

/** The WBF's figure; between whole IMPs the two beside it. */
function published(size: number, boards: number): string[] {
  const of = (margin: number): string => figure(continuousVps(margin, boards) ?? 0);
  const whole = Math.floor(size);
  if (whole === size) return [text.published(figure(size), of(size), of(0 - size))];
  return [text.between(figure(whole), of(whole), figure(whole + 1), of(whole + 1))];
}

/** The row of a scale in steps: for the winner where both sides share, else for the side itself. */
function band(
  won: number,
  draw: Draw,
  unit: "IMPs" | "%",
  own: OwnVpScale | undefined,
  rows: readonly VpRow[],
): string[] {
  const shared = own ? own.pool !== undefined : true;
  const at = shared ? draw + Math.abs(won - draw) : won;
  const { from, to, winner, loser } = rows[reachedStep(at, rows)];
  const both = loser === undefined ? undefined : figure(loser);
  if (at < from) return [text.belowAll(unit, figure(from), figure(winner))];
  return [text.band(unit, figure(from), to === undefined ? undefined : figure(to), figure(winner), both)];
}

export const explainPercentVps: Explanation = (asked) =>
  withScale(asked, 50, (own) => ([percent, boards, scale]) => {
    const vps = readPercentVps(percent, { boards, scale, ...(own ? { own } : {}) });
    if (!vps) return [explainStrings.notComplete];
    if (!vps.ok) return [explainStrings.cannot(sentence(vps))];
    const won = parsePercent(percent);
    if (!won.ok) return [explainStrings.cannot(sentence(won))];
    const match = readMatch(boards, parsePercentVpScale(scale));
    const counted = countedPercent(won.value);
    const on = own ?? (match.ok ? match.value.scale : "EBU 20");
    const played = !own && match.ok ? match.value.boards : 1;
    const rows = typeof on === "string" ? (percentVpTable(played, on) ?? []) : stepRows(on);
    const other = percentVictoryPoints(100 - won.value, played, on);
    return [
      typeof on === "string" ? text.percent(figure(won.value), played, on) : text.percentOwn(figure(won.value)),
      ...(figure(counted) === figure(won.value) ? [] : [text.counted(figure(counted))]),
      ...band(counted, 50, "%", own, rows),
      ...(other === undefined ? [] : [text.otherSide(figure(other))]),
      text.vps(figure(vps.value)),
    ];
  });

type OnScale = (own: OwnVpScale | undefined) => (values: readonly unknown[]) => string[];

/** A club's own scale is one argument for all cells; the name of a scale is one for each. */
function withScale(asked: Asked, draw: Draw, explain: OnScale): string[] {
  const [won, boards, scale = []] = asked.ranges;
  if (!holdsOwnScale(scale)) return cellwise(explain(undefined))({ ...asked, ranges: [won, boards, asked.ranges[2]] });
  const error = errorAmong(scale.flat());
  if (error) return error;
  const own: Reading<OwnVpScale> = parseOwnScale(scale, draw);
  if (!own.ok) return [explainStrings.cannot(sentence(own))];
  return cellwise(explain(own.value))({ ...asked, ranges: [won] });
}
