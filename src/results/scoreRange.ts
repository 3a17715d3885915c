/** A range of scores, each compared within its board: for the functions that need no headings. */
import { parseAdjustment, type SideRuling } from "../notation/adjustment";
import { unread, type Unread } from "../notation/problem";
import { parseScore } from "../notation/score";
import { isBlank, numberOf, textOf } from "../notation/text";
import { comparedResult, unusableAward } from "./awards";
import { alongside } from "./alongside";
import type { Cells } from "./columns";
import { compareBoard } from "./compareBoard";
import { rulingAwards } from "./ruling";
import { scoringUnit } from "./settings";
import type { LinePoints } from "./share";
import type { ResultLine, Settings } from "./types";

/** Cell by cell: N-S's scores, and beside them what each is compared with; missing lists mean one board, one field. */
export interface ScoreRange {
  scores: readonly unknown[];
  boards?: readonly unknown[];
  fields?: readonly unknown[];
  /** Results of a full board. */
  expected?: readonly unknown[];
}

/** The same as ranges of a sheet: the scores give the shape, the others are one value or as many cells. */
export interface ScoreCells {
  scores: Cells;
  boards?: Cells;
  fields?: Cells;
  expected?: Cells;
}

/** What became of a cell; the error where one stands in it or beside it. */
export type ComparedCell = { error: unknown } | ComparedScore;

/** Compares the scores of a range; a cell with an error is no score, and its neighbours are compared without it. */
export function compareCells(
  cells: ScoreCells,
  settings: Settings,
  isError: (cell: unknown) => boolean,
): ComparedCell[] | Unread {
  const scores = cells.scores.flat();
  const found = [cells.boards, cells.fields, cells.expected].map((range) => alongside(range, scores.length));
  const misfit = found.find((values) => values && "sizes" in values);
  if (misfit && "sizes" in misfit) return unread("sizesDiffer", misfit.sizes);
  const [boards, fields, expected] = found as (unknown[] | undefined)[];
  const lists = [scores, ...[boards, fields, expected].filter((list) => list !== undefined)];
  const errors = scores.map((_, i) => lists.find((list) => isError(list[i]))?.[i]);
  const compared = compareScores(
    {
      scores: scores.map((score, i) => (errors[i] === undefined ? score : "")),
      ...(boards ? { boards } : {}),
      ...(fields ? { fields } : {}),
      ...(expected ? { expected } : {}),
    },
    settings,
  );
  return compared.map((answer, i) => (errors[i] === undefined ? answer : { error: errors[i] }));
}

/** What became of a score: its points, nothing (blank, not played, nothing to compare with), or what is wrong with it. */
export type ComparedScore = { line?: ResultLine; points?: LinePoints; board?: ScoredBoard } | Unread;

/** The lines that a score is compared among, and the results of a full board. */
export interface ScoredBoard {
  lines: readonly ResultLine[];
  expected: number;
}

export const isUnread = (compared: ComparedScore): compared is Unread => "ok" in compared;

/**
 * Compares each board's scores on its own top: of as many results as it has, or as are expected. Adjusted scores take
 * their part; a cell that is not understood spoils no other.
 */
export function compareScores(range: ScoreRange, settings: Settings): ComparedScore[] {
  const answers = range.scores.map((value, index) => readScore(value, index, range, settings));
  for (const board of boardsOf(answers, range.boards)) {
    const lines = board.map((index) => (answers[index] as { line: ResultLine }).line);
    const expected = expectedResults(range.expected && board.map((index) => range.expected?.[index]), lines, settings);
    if (typeof expected !== "number") {
      for (const index of board) answers[index] = expected;
      continue;
    }
    const points = compareBoard(lines, expected, settings);
    const scored = { lines, expected };
    board.forEach((index, i) => (answers[index] = { line: lines[i], points: points[i], board: scored }));
  }
  return answers;
}

/** The cells with a result, board by board. */
function boardsOf(answers: readonly ComparedScore[], boards: readonly unknown[] | undefined): Iterable<number[]> {
  const found = new Map<string, number[]>();
  answers.forEach((answer, index) => {
    if (isUnread(answer) || !answer.line) return;
    const key = textOf(boards?.[index]);
    const board = found.get(key);
    if (board) board.push(index);
    else found.set(key, [index]);
  });
  return found.values();
}

const NOTHING: ComparedScore = {};

function readScore(value: unknown, index: number, { boards, fields }: ScoreRange, settings: Settings): ComparedScore {
  if (isBlank(value)) return NOTHING;
  if (boards && (isBlank(boards[index]) || boards[index] === 0)) {
    return value === 0 ? NOTHING : unread("noBoard", "");
  }
  const field = textOf(fields?.[index] === 0 ? "" : fields?.[index]);
  const line: ResultLine = { section: "", board: 0, ns: "", ew: "", status: "played", field, at: "" };
  if (numberOf(value) !== undefined) {
    const score = parseScore(value);
    if (score.ok) return { line: Object.assign(line, { score: score.value }) };
    // A line of results takes 8000 for an average and says so; a figure alone could not.
    return score.kind === "magicAverage" ? unread("averageNumber", score.read) : score;
  }
  return withRuling(textOf(value), line, settings);
}

function withRuling(text: string, line: ResultLine, settings: Settings): ComparedScore {
  const adjustment = parseAdjustment(text);
  if (!adjustment.ok) return adjustment.kind === "notAnAdjustment" ? unread("notAScore", text) : adjustment;
  const ruling = adjustment.value;
  if (ruling.kind === "passed") return { line: { ...line, score: 0 } };
  if (ruling.kind !== "award" && ruling.kind !== "ruling") return {};
  if (ruling.kind === "ruling" && needsBoard(ruling)) return unread("notAScore", text);
  const award = rulingAwards(ruling, line);
  const kind = [award.ns, award.ew].map((side) => unusableAward(side, settings)).find((problem) => problem);
  if (kind) return unread(kind, text);
  const open = [award.ns, award.ew].some((side) => side.kind === "average" && side.sign !== "");
  if (open && scoringUnit(settings) === "MP") return unread("needsSession", text);
  return { line: { ...line, status: "awarded", award } };
}

/** A contract scores by its board's vulnerability, which a range of scores does not say. */
function needsBoard({ ns, ew }: { ns: SideRuling; ew: SideRuling }): boolean {
  return [ns, ew].some((side) => side.kind === "results" && side.of.some(({ result }) => "contract" in result));
}

/** At matchpoints an artificial score is a result of the board, whose top it gets a part of; in IMPs it is none. */
function resultsOf(lines: readonly ResultLine[], settings: Settings): number {
  if (scoringUnit(settings) === "MP") return lines.length;
  return lines.filter((line) => comparedResult(line, "NS") ?? comparedResult(line, "EW")).length;
}

/** Results of the full board: as many as are here, unless more are said to be expected. */
function expectedResults(
  given: readonly unknown[] | undefined,
  lines: readonly ResultLine[],
  settings: Settings,
): number | Unread {
  const here = resultsOf(lines, settings);
  const said = (given ?? []).filter((value) => !isBlank(value) && value !== 0);
  if (!said.length) return here;
  const wrong = said.find((value) => !Number.isInteger(numberOf(value)));
  if (wrong !== undefined) return unread("notACount", textOf(wrong));
  const largest = Math.max(...said.map((value) => numberOf(value) as number));
  return largest < here ? unread("expectedTooFew", String(largest), [String(here)]) : largest;
}
