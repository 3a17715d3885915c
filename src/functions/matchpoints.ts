import { parseSide } from "../notation/board";
import { parseSpecial } from "../notation/entry";
import { unread, type Unread } from "../notation/problem";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { fraction, fromDecimal, multiply, subtract, toNumber, type Fraction } from "../scoring/fraction";
import { matchpoints, top } from "../scoring/matchpoints";
import { neuberg } from "../scoring/neuberg";
import type { Side } from "../scoring/types";
import { alongside, cellsOf, failed, isErrorValue, optional, problemCell, type Answer, type ErrorCell } from "./cells";

type Scale = 2 | 1 | "%";

/**
 * Matchpoints of each score within its board (Law 78A). Adjusted scores such as A6040 get their share of the top.
 * A 0 is a pass-out; a blank is not compared: =MATCHPOINTS(IF(A2:A13="","",A2:A13)).
 * @customfunction MATCHPOINTS
 * @param {any[][]} scores N-S's scores.
 * @param {any[][]} [boards] The board of each score; left out, all scores are of one board.
 * @param {any[][]} [side] NS (the default) or EW.
 * @param {any[][]} [scale] 2 for each score beaten (the default), 1 (ACBL), or "%".
 * @param {any[][]} [expected] Results of a full board: a board with fewer is scaled by Neuberg's formula.
 * @param {any[][]} [fields] Fouled boards: only scores of one board with the same field are compared.
 * @returns {any[][]} Matchpoints, or percent of the top.
 */
export function matchpointsOf(
  scores: unknown[][],
  boards?: unknown[][],
  side?: unknown[][],
  scale?: unknown[][],
  expected?: unknown[][],
  fields?: unknown[][],
): unknown[][] {
  const cells = cellsOf(scores);
  const flat = cells.flat();
  const beside = [boards, fields, expected].map((range) => alongside(range, flat.length));
  const misfit = beside.find((values) => values && "sizes" in values);
  if (misfit && "sizes" in misfit) return failed(unread("sizesDiffer", misfit.sizes));
  const [boardOf, fieldOf, expectedOf] = beside as (unknown[] | undefined)[];
  const chosen = readScale(optional(scale));
  if (typeof chosen === "object") return failed(chosen);
  const direction = readSide(optional(side));
  if (typeof direction === "object") return failed(direction);

  const entries = flat.map((value, index) =>
    readScore(value, `${textOf(boardOf?.[index])}|${textOf(fieldOf?.[index])}`, expectedOf?.[index]),
  );
  const answers = scored(entries, direction, chosen);
  const width = cells[0]?.length ?? 0;
  return cells.map((row, r) => row.map((_, c) => answers[r * width + c]));
}

function readScale(value: unknown): Scale | Unread {
  const text = compact(textOf(value));
  if (text === "" || text === "2") return 2;
  if (text === "1") return 1;
  return text === "%" ? "%" : unread("notAnOption", text, ["2", "1", "%"]);
}

function readSide(value: unknown): Side | Unread {
  if (value === undefined) return "NS";
  const side = parseSide(value);
  return side.ok ? side.value : side;
}

/** One cell of the range: a score, a percentage of the top for each side, or what stands in its place. */
interface Scored {
  group: string;
  score?: number;
  percents?: Record<Side, number>;
  expected?: unknown;
  answer: Answer;
}

function readScore(value: unknown, group: string, expected: unknown): Scored {
  const entry = { group, expected, answer: "" };
  if (isErrorValue(value)) return { ...entry, answer: value };
  if (isBlank(value)) return entry;
  const score = numberOf(value);
  if (score !== undefined) return { ...entry, score };
  const special = parseSpecial(textOf(value));
  if (!special) return { ...entry, answer: problemCell(unread("notAScore", textOf(value))) };
  if (!special.ok) return { ...entry, answer: problemCell(special) };
  if (special.value.kind === "passed") return { ...entry, score: 0 };
  if (special.value.kind !== "award") return entry;
  const { ns, ew } = special.value;
  if (ns.kind !== "percent" || ew.kind !== "percent") {
    return { ...entry, answer: problemCell(unread("needsSession", textOf(value))) };
  }
  return { ...entry, percents: { NS: ns.value, EW: ew.value } };
}

function scored(entries: readonly Scored[], side: Side, scale: Scale): Answer[] {
  const answers = entries.map(({ answer }) => answer);
  const boards = new Map<string, number[]>();
  entries.forEach(({ group, score, percents }, index) => {
    if (score === undefined && !percents) return;
    const board = boards.get(group);
    if (board) board.push(index);
    else boards.set(group, [index]);
  });
  for (const indexes of boards.values()) {
    const board = indexes.map((index) => entries[index]);
    scoredBoard(board, side, scale).forEach((answer, i) => {
      answers[indexes[i]] = answer;
    });
  }
  return answers;
}

function scoredBoard(board: readonly Scored[], side: Side, scale: Scale): Answer[] {
  const expected = expectedResults(board);
  if (typeof expected !== "number") return board.map(() => expected);
  const compared = board.flatMap(({ score }) => score ?? []);
  const points = matchpoints(compared);
  const full = top(expected);
  let next = 0;
  return board.map(({ percents }): Answer => {
    if (full === 0) return "";
    if (percents) return onScale(multiply(fromDecimal(percents[side]), fraction(full, 100)), full, scale);
    const own = points[next++];
    if (compared.length < 2) return "";
    const ns = neuberg(own, compared.length, expected);
    return onScale(side === "NS" ? ns : subtract(fraction(full), ns), full, scale);
  });
}

/** Results of the full board: as many as are here, unless more are said to be expected. */
function expectedResults(board: readonly Scored[]): number | ErrorCell {
  const given = board.map(({ expected }) => expected).filter((value) => !isBlank(value) && value !== 0);
  if (!given.length) return board.length;
  const numbers = given.map((value) => numberOf(value));
  const largest = Math.max(...numbers.map((number) => number ?? NaN));
  if (!Number.isInteger(largest)) return problemCell(unread("notANumber", textOf(given[0])));
  return largest < board.length
    ? problemCell(unread("expectedTooFew", String(largest), [String(board.length)]))
    : largest;
}

function onScale(points: Fraction, full: number, scale: Scale): number {
  if (scale === "%") return toNumber(multiply(points, fraction(100, full)));
  return toNumber(multiply(points, fraction(scale, 2)));
}
