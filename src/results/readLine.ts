/** One row of a results table, read by its headings. */
import { parseAdjustment } from "../notation/adjustment";
import { parseBoard, parseVulnerability } from "../notation/board";
import { makeContract } from "../notation/contract";
import { makeSpecial } from "../notation/entry";
import { LANGUAGE_CODES, LANGUAGES, type Field, type LanguageCode } from "../notation/languages";
import type { ProblemKind } from "../notation/messages";
import { isSitOutWord } from "../notation/phantom";
import { unread, type Problem } from "../notation/problem";
import { parseScore, parseTwoScores } from "../notation/score";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { isLegalScore } from "../scoring/legalScores";
import { readHappened, type Get, type RowContext } from "./happened";
import { lineScore, lineVulnerability } from "./lineScore";
import { ruled } from "./ruling";
import type { ResultLine } from "./types";

/** One row below the header; `line` is missing for a blank row, and for one of totals. */
export interface GridRow {
  line?: ResultLine;
  /** The word that a row of sums or averages begins with. */
  totals?: string;
  problems: Problem[];
}

/** "Summe" where a row begins so and has no board: Excel's row of totals, or one that was typed below the results. */
function totalsWord(cells: readonly unknown[], get: Get): string | undefined {
  const first = cells.find((cell) => !isBlank(cell) && cell !== 0);
  if (typeof first !== "string" || !TOTALS.has(compact(first).replace(/:$/, "")) || parseBoard(get("board")).ok)
    return undefined;
  return first.trim();
}

const TOTALS = new Set(LANGUAGE_CODES.flatMap((code) => LANGUAGES[code].totals));

/** A row as a line; `board` is its board cell, which may stand in a row above. */
export function readLine(cells: readonly unknown[], board: unknown, at: string, context: RowContext): GridRow {
  const get = withRuling((field) => {
    const column = context.columns.get(field);
    return column ? blankless(cells[column.index], field, context) : "";
  }, context);
  const totals = totalsWord(cells, get);
  if (totals) return { totals, problems: [] };
  const entered = CONTENT.some((field) => !isBlank(get(field)) && !(context.zeroMayBeBlank && get(field) === 0));
  if (!entered && isBlank(get("board")) && isBlank(get("ns")) && isBlank(get("ew"))) return { problems: [] };
  const { place, sitsOut } = placeOf(get, context);
  const problems: Problem[] = [];
  const report = (kind: ProblemKind, text: string, field: Field, likely?: string[]): void => {
    const heading = context.columns.get(field)?.heading;
    problems.push({ kind, at, read: text, ...(heading ? { column: heading } : {}), ...(likely ? { likely } : {}) });
  };

  const errorField = READ_FIRST.find((field) => isErrorCell(get(field)));
  const number = isBlank(board) ? unread("noBoard", "") : parseBoard(board);
  const line: ResultLine = { ...place, board: number.ok ? number.value : 0, status: "expected", at };
  if (errorField) report("cellError", errorCode(get(errorField)), errorField);
  else if ((isBlank(board) || (sitsOut && number.ok)) && isSitOut(get, sitsOut, context))
    return { line: sitOut(line, get), problems };
  else if (!number.ok) report(number.kind, number.read, "board");
  if (problems.length) return { line: { ...line, ...playedOf(get, context), status: "unread" }, problems };

  readVulnerability(get, line, report);
  readNote(get, line, report);
  const happened = readHappened(get, context);
  if (happened.ok) {
    Object.assign(line, happened.value);
  } else {
    report(happened.kind, happened.read, happened.field, happened.likely);
    Object.assign(line, happened.played, WHERE_NOT_UNREAD[happened.kind] ?? { status: "unread" });
  }
  readFileFigures(get, line, report);
  applyAdjustment(get, line, context, report);
  if (line.contract) line.score = lineScore(line) ?? line.score;
  settlePaper(get, line, context, report);
  checkScore(line, report);
  checkPairs(line, context, report);
  return { line, problems };
}

/** A weighting or a split in the result's place, as our own travellers show it, is the director's ruling. */
function withRuling(get: Get, { tongue }: RowContext): Get {
  const cell = get("result");
  if (typeof cell !== "string" || !RULING.test(cell) || !isBlank(get("adjust"))) return get;
  const adjustment = parseAdjustment(cell, tongue);
  if (!adjustment.ok || adjustment.value.kind !== "ruling") return get;
  return (field) => (field === "adjust" ? cell : field === "result" ? "" : get(field));
}

/** `60% +620, 40% -100`, `NS -50 / EW +420`. */
const RULING = /^\s*(?:\d{1,3}(?:[.,]\d+)? ?%.*\d|N ?-? ?S\b.*\d)/i;

/** The word for it stands in the result's place, or in a pair's and nothing beside it but a dash or a 0. */
function isSitOut(get: Get, withNobody: boolean, context: RowContext): boolean {
  if (!isBlank(get("adjust")) || !isBlank(get("paper"))) return false;
  const happened = readHappened(get, context);
  if (!happened.ok) return withNobody && NOTHING.has(happened.kind) && !happened.played;
  const { status, score, contract } = happened.value ?? {};
  if (status === "sitOut") return !contract;
  const isNoWord = isBlank(get("contract")) && isBlank(get("result"));
  return withNobody && !contract && (!status || status === "notPlayed" || (score === 0 && isNoWord));
}

/** Problems of a cell that stands for nothing. */
const NOTHING = new Set<ProblemKind>(["dash", "zeroResult", "zeroScore"]);

/** It needs no board: none was played. */
function sitOut(line: ResultLine, get: Get): ResultLine {
  const cell = get("note");
  const note = isErrorCell(cell) ? "" : oneLine(cell);
  return { ...line, status: "sitOut", ...(note ? { note } : {}) };
}

/** What was played on a line that cannot be placed: kept, so that only its board is to be mended. */
function playedOf(get: Get, context: RowContext): Partial<ResultLine> {
  const happened = readHappened(get, context);
  return (happened.ok ? happened.value : happened.played) ?? {};
}

/** The columns in which something may have been entered for the result. */
const CONTENT = ["contract", "result", "tricks", "made", "down", "nsScore", "ewScore", "adjust", "paper"] as const;

/** A line with an error in one of these cells cannot be trusted. */
const READ_FIRST = [...CONTENT, "board", "ns", "ew"] as const;

/** Problems of entries that are half made, or that are understood all the same. */
const WHERE_NOT_UNREAD: Partial<Record<ProblemKind, Partial<ResultLine>>> = {
  noResult: { status: "pending" },
  zeroResult: { status: "expected" },
  zeroScore: { status: "expected" },
  magicAverage: {
    status: "awarded",
    award: { ns: { kind: "average", sign: "" }, ew: { kind: "average", sign: "" } },
  },
};

const BLANK_AT_ZERO = new Set<Field>([
  "board",
  "contract",
  "declarer",
  "double",
  "lead",
  "ns",
  "ew",
  "field",
  "section",
  "adjust",
  "note",
]);
const MAY_BE_ZERO = new Set<Field>(["round", "table", "made", "down", "paper", "vulnerable", "ewScore", "nsPoints"]);

/** A cell with Excel's 0 for blank taken out wherever a 0 cannot have been meant. */
function blankless(cell: unknown, field: Field, context: RowContext): unknown {
  if (cell !== 0) return cell;
  if (BLANK_AT_ZERO.has(field)) return "";
  if (!context.zeroMayBeBlank) return cell;
  if (field === "nsScore") return context.scoresAreNumbers ? cell : "";
  return MAY_BE_ZERO.has(field) ? "" : cell;
}

/** Excel's errors come as text ("#REF!") or as an error object with a code. */
export function isErrorCell(cell: unknown): boolean {
  if (typeof cell === "string") return /^#(N\/A|VALUE!|REF!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!)$/.test(cell);
  return typeof cell === "object" && cell !== null;
}

export function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : textOf(error);
}

type Place = Pick<ResultLine, "section" | "ns" | "ew" | "round" | "table" | "players" | "lead" | "field">;

/** Where a result belongs. "BYE" in the place of a pair or of a player is nobody: whoever else is there sits out. */
function placeOf(get: Get, { tongue }: RowContext): { place: Place; sitsOut: boolean } {
  const id = (field: Field): string => (isErrorCell(get(field)) ? "" : compact(textOf(get(field))).replace(/^0$/, ""));
  const isNobody = (field: Field): boolean => {
    const cell = get(field);
    return typeof cell === "string" && isSitOutWord(cell, tongue.language);
  };
  const ids = SEATS.map(id);
  const nobody = SEATS.filter((seat, i) => ids[i] && isNobody(seat));
  const [ns, ew, ...four] = ids.map((found, i) => (nobody.includes(SEATS[i]) ? "" : found));
  const isFour = ids.slice(2).every(Boolean) && (four.every(Boolean) || !(ns || ew));
  const round = numberOf(get("round"));
  const table = numberOf(get("table"));
  const place: Place = {
    section: id("section"),
    ns,
    ew,
    ...(round === undefined ? {} : { round }),
    ...(table === undefined ? {} : { table }),
    ...(isFour ? { players: four as [string, string, string, string] } : {}),
    ...(isBlank(get("lead")) ? {} : { lead: textOf(get("lead")).trim() }),
    ...(isBlank(get("field")) ? {} : { field: id("field") }),
  };
  return { place, sitsOut: nobody.length > 0 };
}

/** Who sits at a table, as pairs or as single players. */
const SEATS = ["ns", "ew", "north", "east", "south", "west"] as const;

type Report = (kind: ProblemKind, text: string, field: Field, likely?: string[]) => void;

function readVulnerability(get: Get, line: ResultLine, report: Report): void {
  if (isBlank(get("vulnerable"))) return;
  const vulnerable = parseVulnerability(get("vulnerable"));
  if (vulnerable.ok) line.vulnerable = vulnerable.value;
  else report(vulnerable.kind, vulnerable.read, "vulnerable");
}

/** The director's words are kept as they are, in one line. An error in their cell takes nothing from the result. */
function readNote(get: Get, line: ResultLine, report: Report): void {
  const cell = get("note");
  if (isErrorCell(cell)) return report("cellError", errorCode(cell), "note");
  const note = oneLine(cell);
  if (note) line.note = note;
}

/** A cell with a number, as it was written; "" for words. */
const figureIn = (cell: unknown): unknown => (numberOf(cell) === undefined ? "" : cell);

const oneLine = (cell: unknown): string => textOf(cell).replace(/\s+/g, " ").trim();

/** The source's own figures: shown in the review, never counted. */
function readFileFigures(get: Get, line: ResultLine, report: Report): void {
  const file: NonNullable<ResultLine["file"]> = {};
  const scored = parseTwoScores(figureIn(get("nsScore")), figureIn(get("ewScore")));
  if (scored?.ok) file.score = scored.value;
  else if (scored && line.contract) report(scored.kind, scored.read, "nsScore");
  const figures = {
    nsPoints: "nsPoints",
    ewPoints: "ewPoints",
    nsPercent: "nsPercent",
    ewPercent: "ewPercent",
  } as const;
  for (const [key, field] of Object.entries(figures) as [keyof typeof figures, Field][]) {
    const figure = numberOf(textOf(get(field)).replace("%", ""));
    if (figure !== undefined) file[key] = figure;
  }
  if (Object.keys(file).length) line.file = file;
}

/** The Adjust column wins over the result, which stays. A pass-out there is a result that was assigned. */
function applyAdjustment(get: Get, line: ResultLine, context: RowContext, report: Report): void {
  const text = textOf(get("adjust"));
  if (isBlank(text)) return;
  const adjustment = parseAdjustment(text, {
    ...context.tongue,
    ...(line.declarer ? { declarer: line.declarer } : {}),
  });
  if (!adjustment.ok) {
    line.status = "unread";
    return report(adjustment.kind, adjustment.read, "adjust", adjustment.likely);
  }
  Object.assign(line, ruled(adjustment.value, line));
}

/** A paper score beside a contract: where they differ, the setting decides, or the line waits. */
function settlePaper(get: Get, line: ResultLine, context: RowContext, report: Report): void {
  const cell = get("paper");
  if (isBlank(cell)) return;
  const paper = parseScore(cell);
  if (!paper.ok) return report(paper.kind, paper.read, "paper");
  line.paper = paper.value;
  if (line.score === undefined && line.status === "expected") {
    Object.assign(line, { status: paper.value === 0 ? "passed" : "played", score: paper.value });
  }
  if (line.status !== "played" || line.score === paper.value || context.ifTheyDiffer === "Contract") return;
  if (context.ifTheyDiffer === "Score") line.score = paper.value;
  else {
    line.status = "unread";
    report("paperDiffers", String(paper.value), "paper", [String(line.score)]);
  }
}

/** A score that no contract makes at this vulnerability, entered or assigned, is counted as written, and pointed at. */
function checkScore(line: ResultLine, report: Report): void {
  const vulnerable = lineVulnerability(line);
  const assigned = [line.award?.ns, line.award?.ew].flatMap((award) =>
    award?.kind === "scores" ? award.of.map(({ score }) => score) : [],
  );
  for (const score of new Set(assigned))
    if (!isLegalScore(score, vulnerable)) report("impossibleScore", String(score), "adjust", [vulnerable]);
  if (line.contract || line.score === undefined || isLegalScore(line.score, vulnerable)) return;
  report("impossibleScore", String(line.score), "nsScore", [vulnerable]);
}

/** A result belongs to two different pairs, or to four players. */
function checkPairs(line: ResultLine, { tongue }: RowContext, report: Report): void {
  if (line.status === "expected" || line.status === "unread") return;
  if (line.status === "sitOut" || line.status === "notPlayed") return;
  const [ns, ew, ...four] = SEATS;
  const empty = line.players ? four[line.players.indexOf("")] : !line.ns ? ns : !line.ew ? ew : undefined;
  if (!empty) return;
  report("noPair", entryOf(line, tongue.language), empty);
  line.status = "unread";
}

/** What was entered, in a few letters. */
function entryOf({ contract, award, status, score }: ResultLine, language: LanguageCode): string {
  if (contract) return makeContract(contract, false, language);
  if (award) return makeSpecial({ kind: "award", ...award });
  return status === "passed" || status === "pending" ? makeSpecial({ kind: status }, language) : String(score);
}
