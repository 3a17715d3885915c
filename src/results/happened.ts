/** What happened at a table, from the cells of one row: an entry in one cell, in columns, or a score. */
import { withDeclarer, withDouble, withTricks } from "../notation/columns";
import { makeContract, type PlayedContract } from "../notation/contract";
import { parseEntry, parseSpecial, type Special } from "../notation/entry";
import type { Field } from "../notation/languages";
import { unread, type Reading, type Unread } from "../notation/problem";
import { made, parseResult, type ResultStyle } from "../notation/result";
import { parseScore, parseTwoScores } from "../notation/score";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { seatLetters, type KnownTongue } from "../notation/words";
import type { Contract } from "../scoring/types";
import type { Columns } from "./columns";
import type { ResultLine } from "./types";

export interface RowContext {
  /** Whose contracts these are. */
  tongue: KnownTongue;
  columns: Columns;
  style: string | number;
  ifTheyDiffer: string | number;
  zeroMayBeBlank: boolean;
  scoresAreNumbers: boolean;
}

/** A row's cell by what its column holds; "" where there is no such column. */
export type Get = (field: Field) => unknown;

export type Happened = { ok: true; value?: Partial<ResultLine> } | (Unread & { field: Field; played?: PlayedContract });

const wrong = (field: Field, problem: Unread, played?: PlayedContract): Happened => ({
  ...problem,
  field,
  ...(played ? { played } : {}),
});

/** What happened at the table: an entry in one cell or in columns, else a score. */
export function readHappened(get: Get, context: RowContext): Happened {
  const contract = get("contract");
  if (!isBlank(contract)) {
    const entry = parseEntry(textOf(contract), { ...context.tongue, style: styleOf(context) });
    if (!entry.ok) return wrong("contract", entry);
    return entry.value.kind === "contract"
      ? readColumns(get, entry.value.played, context)
      : { ok: true, value: lineOf(entry.value) };
  }
  return context.columns.has("contract") ? withoutContract(get, context) : readOneCell(get, context);
}

/** No contract column: the result column holds all, or there are only scores. */
function readOneCell(get: Get, context: RowContext): Happened {
  const cell = get("result");
  if (isBlank(cell)) return readScores(get, context);
  if (cell === 0) return context.zeroMayBeBlank ? { ok: true } : wrong("result", unread("zeroResult", "0"));
  if (context.style === "Scores") return scoreOf(parseScore(cell), "result");
  const entry = parseEntry(textOf(cell), { ...context.tongue, style: styleOf(context) });
  if (entry.ok) {
    if (entry.value.kind !== "contract") return { ok: true, value: lineOf(entry.value) };
    return readColumns((field) => (field === "result" ? "" : get(field)), entry.value.played, context);
  }
  const score = entry.kind === "notAContract" ? parseScore(cell) : undefined;
  return score?.ok ? scoreOf(score, "result") : wrong("result", entry);
}

/** The contract cell is blank: a special in the result column, a score alone, or a result without a contract. */
function withoutContract(get: Get, context: RowContext): Happened {
  const cell = get("result");
  if (!isBlank(cell) && cell !== 0) {
    const special = parseSpecial(textOf(cell), context.tongue);
    if (special?.ok) return { ok: true, value: lineOf(special.value) };
    return wrong("result", special ?? unread("noContract", textOf(cell)));
  }
  return readScores(get, context);
}

/** A score, or a word in its place, in one column or in two. */
function readScores(get: Get, context: RowContext): Happened {
  const [ns, ew] = [get("nsScore"), get("ewScore")];
  const [first, second] = [wordOf(ns, context.tongue), wordOf(ew, context.tongue)];
  if (first || second) return inTwoColumns([ns, first], [ew, second], context);
  if (ns === 0 && isBlank(ew)) return wrong("nsScore", unread("zeroScore", "0"));
  return scoreOf(parseTwoScores(ns, ew), isBlank(ns) ? "ewScore" : "nsScore");
}

function wordOf(cell: unknown, tongue: KnownTongue): Special | undefined {
  const special = typeof cell === "string" && numberOf(cell) === undefined ? parseSpecial(cell, tongue) : undefined;
  return special?.ok ? special.value : undefined;
}

/** A word beside nothing, the same word twice, or two averages, each for its own side; never a word beside a score. */
function inTwoColumns(
  [ns, first]: [cell: unknown, word?: Special],
  [ew, second]: [cell: unknown, word?: Special],
  { columns }: RowContext,
): Happened {
  const isNothing = (cell: unknown): boolean => isBlank(cell) || cell === 0;
  const hasBoth = columns.has("nsScore") && columns.has("ewScore");
  if (first && isNothing(ew)) return hasBoth ? alone("nsScore", first, ns) : { ok: true, value: lineOf(first) };
  if (second && isNothing(ns)) return hasBoth ? alone("ewScore", second, ew) : { ok: true, value: lineOf(second) };
  if (first && second) {
    if (JSON.stringify(first) === JSON.stringify(second)) return { ok: true, value: lineOf(first) };
    if (isForBoth(first) && isForBoth(second))
      return { ok: true, value: lineOf({ kind: "award", ns: first.ns, ew: second.ns }) };
  }
  return wrong("nsScore", unread("twoScores", `${textOf(ns)}" and "${textOf(ew)}`));
}

/** A word in one column of two: AVE+ or AVE- does not say what the other side gets, AVE+/AVE+ does. */
function alone(field: "nsScore" | "ewScore", word: Special, cell: unknown): Happened {
  const sign = isForBoth(word) && word.ns.kind === "average" && word.ns.sign;
  if (!sign || textOf(cell).includes("/")) return { ok: true, value: lineOf(word) };
  const [own, other] = [`AVE${sign}`, `AVE${sign === "+" ? "-" : "+"}`];
  const split = field === "nsScore" ? `${own}/${other}` : `${other}/${own}`;
  return wrong(field, unread("oneSidedAward", textOf(cell), [split, `${own}/${own}`]));
}

/** "AVE+" alone. */
function isForBoth(word: Special): word is Special & { kind: "award" } {
  return word.kind === "award" && JSON.stringify(word.ns) === JSON.stringify(word.ew);
}

function scoreOf(score: Reading<number> | undefined, field: Field): Happened {
  if (!score) return { ok: true };
  if (!score.ok) return wrong(field, score);
  return { ok: true, value: { status: score.value === 0 ? "passed" : "played", score: score.value } };
}

function styleOf({ style }: RowContext): ResultStyle {
  return style === "Relative" || style === "Over book" ? style : "Tricks";
}

/** What an entry without a contract makes of the line. */
export function lineOf(entry: Special): Partial<ResultLine> {
  switch (entry.kind) {
    case "passed":
      return { status: "passed", score: 0 };
    case "award":
      return { status: "awarded", award: { ns: entry.ns, ew: entry.ew } };
    default:
      return { status: entry.kind };
  }
}

/** A contract with what stands in its own columns: double, declarer and result, which must not contradict it. */
function readColumns(get: Get, entry: PlayedContract, context: RowContext): Happened {
  const { language } = context.tongue;
  const bid = withDouble(entry, textOf(get("double")), language);
  if (!bid.ok) return wrong("double", bid, entry);
  const seat = withDeclarer(bid.value, textOf(get("declarer")), language);
  if (!seat.ok) return wrong("declarer", seat, bid.value);
  const special = parseSpecial(textOf(get("result")), context.tongue);
  if (special?.ok) return { ok: true, value: { ...seat.value, ...lineOf(special.value) } };
  const result = withTricks(seat.value, resultColumns(get, seat.value, context), language);
  if (!result.ok) return wrong(resultField(get), result, seat.value);
  const award = awardBeside(get, context);
  if (award)
    return award.ok ? { ok: true, value: { ...result.value, ...award.value } } : { ...award, played: result.value };
  const written = makeContract(result.value.contract, false, language);
  if (result.value.tricks === undefined) {
    return wrong(resultField(get), unread("noResult", written), seat.value);
  }
  if (!result.value.declarer) return wrong("declarer", unread("noDeclarer", written, seatLetters(language)));
  return { ok: true, value: { status: "played", ...result.value } };
}

/** An adjusted score in place of the score: it wins over the contract and its result, which a ruling may lack. */
function awardBeside(get: Get, context: RowContext): Happened | undefined {
  const [ns, ew] = [get("nsScore"), get("ewScore")];
  const [first, second] = [wordOf(ns, context.tongue), wordOf(ew, context.tongue)];
  const hasAward = first?.kind === "award" || second?.kind === "award";
  return hasAward ? inTwoColumns([ns, first], [ew, second], context) : undefined;
}

const RESULT_FIELDS = ["result", "tricks", "made", "down"] as const;

function resultField(get: Get): Field {
  return RESULT_FIELDS.find((field) => !isBlank(get(field))) ?? "result";
}

/** A 0 beside a contract that carries its result is a blank cell, as Excel hands it over. */
function resultColumns(get: Get, { contract, tricks }: PlayedContract, context: RowContext): Reading<number>[] {
  const blank = (field: Field): boolean =>
    isBlank(get(field)) || (get(field) === 0 && context.zeroMayBeBlank && tricks !== undefined);
  return RESULT_FIELDS.filter((field) => !blank(field)).map((field) =>
    readResultColumn(field, get(field), contract, context),
  );
}

function readResultColumn(
  field: (typeof RESULT_FIELDS)[number],
  cell: unknown,
  contract: Contract,
  context: RowContext,
): Reading<number> {
  const number = numberOf(cell);
  const unsigned = number !== undefined && !/^[+-]/.test(compact(textOf(cell)));
  if (field === "made" && unsigned) return made(number, contract, textOf(cell));
  if (field === "down" && number !== undefined) return parseResult(`-${Math.abs(number)}`, contract);
  if (field === "tricks") return parseResult(cell, contract, "Tricks", context.tongue.language);
  if (cell === 0 && styleOf(context) !== "Relative") return unread("zeroResult", "0");
  return parseResult(cell, contract, styleOf(context), context.tongue.language);
}
