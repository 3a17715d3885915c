/** The source's own matchpoints and percentages against its scores: what does not follow from the rows that are here. */
import type { Field } from "../../notation/languages";
import { fraction, toNumber } from "../../scoring/fraction";
import { matchpoints } from "../../scoring/matchpoints";
import { neuberg } from "../../scoring/neuberg";
import { groups } from "../groups";
import { setting } from "../settings";
import { headingOf, onBoards, type Checked, type CheckedRow } from "./checked";
import { mostCommon } from "./counts";
import { finding, type CheckFinding } from "./finding";

type Figure = "nsPoints" | "ewPoints" | "nsPercent" | "ewPercent";

const FIGURES: readonly Figure[] = ["nsPoints", "nsPercent", "ewPoints", "ewPercent"];

export function checkPoints(checked: Checked): CheckFinding[] {
  const boards = groups(onBoards(checked.rows), ({ line }) => `${line.section}|${line.board}|${line.field ?? ""}`);
  const most = Math.max(0, ...boards.map((board) => board.length));
  const matchpointed = setting(checked.settings, "Scoring") === "Matchpoints";
  return boards.flatMap((board) => {
    const compared = board.filter(({ line }) => scoreOf(line) !== undefined && !line.award);
    const differ = unequal(checked, compared);
    const isWhole = board.every(({ line }) => !OPEN.has(line.status));
    return differ.length || !matchpointed || !isWhole ? differ : missingRow(checked, compared, most);
  });
}

const OPEN = new Set(["unread", "expected", "pending"]);

/** The score that the source's points were made of. */
function scoreOf({ file, score, status }: CheckedRow["line"]): number | undefined {
  return status === "played" || status === "passed" ? (file?.score ?? score) : undefined;
}

/** Points are printed with two decimals, percentages with one at least. */
const ROUNDING: Record<Figure, number> = { nsPoints: 0.011, ewPoints: 0.011, nsPercent: 0.06, ewPercent: 0.06 };

/** The same score has the same points: where one has others, its points or its score were changed by hand. */
function unequal(checked: Checked, board: readonly CheckedRow[]): CheckFinding[] {
  return groups(board, ({ line }) => scoreOf(line) as number).flatMap((equal) => {
    const told = new Set<CheckedRow>();
    return FIGURES.flatMap((figure) => {
      const given = equal.filter(({ line }) => line.file?.[figure] !== undefined);
      const usual = mostCommon(given.map(({ line }) => line.file?.[figure] as number))?.value ?? 0;
      const like = given.find(({ line }) => line.file?.[figure] === usual);
      return given.flatMap((row): CheckFinding[] => {
        const own = row.line.file?.[figure] as number;
        if (!like || told.has(row) || Math.abs(own - usual) <= ROUNDING[figure]) return [];
        told.add(row);
        return [
          finding(checked, "odd", "pointsDiffer", row.row, figure, {
            read: String(own),
            about: [String(scoreOf(row.line)), String(usual), `row ${like.row}`],
          }),
        ];
      });
    });
  });
}

/** From so many results on, the points show whether one is missing. */
const LEAST = 3;

/** Points and percentages that one more result explains, and the results that are here do not. */
function missingRow(checked: Checked, board: readonly CheckedRow[], most: number): CheckFinding[] {
  if (board.length < LEAST) return [];
  for (const figure of FIGURES) {
    const given = board.map(({ line }) => line.file?.[figure]);
    if (given.some((value) => value === undefined)) continue;
    const side = figure === "nsPoints" || figure === "nsPercent" ? 1 : -1;
    const scores = board.map(({ line }) => side * (scoreOf(line) as number));
    const where = missingScore(scores, given as number[], figure, most);
    if (!where) continue;
    const bounds = side === 1 ? where : { least: 0 - where.most, most: 0 - where.least };
    const text = (bound: number): string => (Number.isFinite(bound) ? String(bound) : "");
    return [
      finding(checked, "odd", "rowMissing", board[0].row, figure as Field, {
        read: String(board[0].line.board),
        about: [headingOf(checked, figure) as string, String(board.length), text(bounds.least), text(bounds.most)],
      }),
    ];
  }
  return [];
}

/** Between which scores, both inclusive where they are the same, a result is missing; infinite where nothing bounds it. */
interface Bounds {
  least: number;
  most: number;
}

function missingScore(
  scores: readonly number[],
  given: readonly number[],
  figure: Figure,
  most: number,
): Bounds | undefined {
  const count = scores.length;
  const own = matchpoints(scores);
  const percent = figure === "nsPercent" || figure === "ewPercent";
  const near = (value: number, points: number, results: number, scale: number): boolean =>
    Math.abs(value - (percent ? (points / (2 * (results - 1))) * 100 : (points * scale) / 2)) <= ROUNDING[figure];
  for (const scale of percent ? [2] : [2, 1]) {
    if (given.every((value, i) => near(value, own[i], count, scale))) return undefined;
    // A board with fewer results, scaled up by Neuberg's formula, has no row missing.
    for (const full of [count + 1, most]) {
      if (given.every((value, i) => near(value, toNumber(neuberg(fraction(own[i]), count, full)), full, scale)))
        return undefined;
    }
  }
  for (const scale of percent ? [2] : [2, 1]) {
    const more = own.map((points, i) => [0, 1, 2].find((extra) => near(given[i], points + extra, count + 1, scale)));
    const bounds = boundsOf(scores, more);
    if (bounds) return bounds;
  }
  return undefined;
}

/** The missing result is beaten by those with 2 more, tied by those with 1 more and beats the others. */
function boundsOf(scores: readonly number[], more: readonly (number | undefined)[]): Bounds | undefined {
  if (more.some((extra) => extra === undefined)) return undefined;
  const having = (extra: number): number[] => scores.filter((_, i) => more[i] === extra);
  const tied = [...new Set(having(1))];
  const least = Math.max(-Infinity, ...having(0));
  const most = Math.min(Infinity, ...having(2));
  const [score] = tied;
  if (tied.length > 1 || least >= most) return undefined;
  if (score === undefined) return { least, most };
  return score > least && score < most ? { least: score, most: score } : undefined;
}
