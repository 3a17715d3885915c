/** What reading itself had to say of each row, with what may be meant. */
import { typedAsDate } from "../../notation/dates";
import type { Field } from "../../notation/languages";
import { makeSpecial } from "../../notation/entry";
import type { ProblemKind } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { compact, numberOf } from "../../notation/text";
import { seatLetter } from "../../notation/words";
import { isLegalScore } from "../../scoring/legalScores";
import type { Seat } from "../../scoring/types";
import { languageOf } from "../language";
import { lineVulnerability } from "../lineScore";
import { headingOf, writtenIn, type Checked, type CheckedRow } from "./checked";
import { set, write, writeBoard, writeScoreWhereItStands, type Correction } from "./correction";
import type { CheckFinding, Severity } from "./finding";
import { likelyBoards, usualOpponent, type Meetings } from "./meetings";

/** Kinds that other checks tell in more detail. */
const ELSEWHERE = new Set<ProblemKind>(["paperDiffers", "pairAgainstItself", "noColumn"]);
const MISSING = new Set<ProblemKind>(["noResult", "zeroResult", "zeroScore"]);
/** Read all the same, and hardly wrong. */
const ODD = new Set<ProblemKind>(["magicAverage", "twoColumns", "fileScoreDiffers"]);

export function checkReading(checked: Checked, meetings: Meetings): CheckFinding[] {
  const general = checked.problems.map((problem) => ofReading(problem, checked.headingRow, meantByHeadings(problem)));
  const rows = checked.rows.flatMap((row) => [
    ...row.problems
      .filter(({ kind }) => !ELSEWHERE.has(kind))
      .map(
        (problem) =>
          asDate(checked, meetings, problem, row) ??
          ofReading(problem, row.row, meant(checked, meetings, problem, row)),
      ),
  ]);
  return [...general, ...rows, ...datesInPlaces(checked, meetings)];
}

function ofReading(problem: Problem, row: number, corrections: Correction[]): CheckFinding {
  return { ...problem, severity: severityOf(problem.kind), range: "Results", row, corrections };
}

function severityOf(kind: ProblemKind): Severity {
  return MISSING.has(kind) ? "missing" : ODD.has(kind) ? "odd" : "wrong";
}

const FIELDS_OF_RESULTS: readonly Field[] = [
  "contract",
  "result",
  "tricks",
  "made",
  "down",
  "nsScore",
  "ewScore",
  "paper",
];
const PLACES: readonly Field[] = ["ns", "ew", "section", "round", "table"];

/** Whatever could not be read and is a date was typed as something else: `4-1`, `10-10`. */
function asDate(checked: Checked, meetings: Meetings, problem: Problem, row: CheckedRow): CheckFinding | undefined {
  const typed = typedAsDate(problem.read);
  const field = typed && fieldUnder(checked, problem.column);
  if (!typed || !field) return undefined;
  const kind = FIELDS_OF_RESULTS.includes(field) ? "looksLikeDate" : "dateInColumn";
  const corrections =
    kind === "looksLikeDate" ? downBy(checked, row, field, typed) : meant(checked, meetings, problem, row);
  return { ...ofReading({ ...problem, kind, likely: typed }, row.row, corrections), severity: "wrong" };
}

/** `4-1` beside a contract of four: one down. */
function downBy(checked: Checked, { row, line }: CheckedRow, field: Field, typed: readonly string[]): Correction[] {
  const level = line.contract?.level;
  const pieces = typed.map((text) => text.split("-").map(Number)).find(([first]) => first === level);
  return pieces && field === "result" ? write(checked, row, { result: `-${pieces[1]}` }) : [];
}

/** Where more of a column's numbers than this look like dates, they are long numbers of members or teams. */
const FEW_DATES = 0.2;

/** Pair, round and table numbers are taken as they are written: a date among them is found here only. */
function datesInPlaces(checked: Checked, meetings: Meetings): CheckFinding[] {
  return PLACES.flatMap((field): CheckFinding[] => {
    const column = headingOf(checked, field);
    if (column === undefined) return [];
    const dates = checked.rows.flatMap((row) => {
      const read = writtenIn(checked, row.row, field);
      const typed = read ? typedAsDate(read) : undefined;
      return typed ? [{ row, read, typed }] : [];
    });
    if (dates.length > Math.max(1, checked.rows.length * FEW_DATES)) return [];
    return dates.map(({ row, read, typed }) => {
      const pair = field === "ns" || field === "ew" ? usualOpponent(meetings, row, field) : undefined;
      const corrections = pair ? write(checked, row.row, { [field]: pair }) : [];
      const problem: Problem = { kind: "dateInColumn", at: `row ${row.row}`, read, column, likely: typed };
      return ofReading(problem, row.row, corrections);
    });
  });
}

function fieldUnder({ columns }: Checked, heading: string | undefined): Field | undefined {
  return [...columns].find(([, column]) => column.heading === heading)?.[0];
}

function meantByHeadings({ kind, likely }: Problem): Correction[] {
  return kind === "headingsInOtherLanguage" ? (likely as string[]).map((language) => set("Language", language)) : [];
}

function meant(checked: Checked, meetings: Meetings, problem: Problem, row: CheckedRow): Correction[] {
  switch (problem.kind) {
    case "dash":
    case "oneSidedAward":
    case "ambiguousMade":
      return likelyTexts(checked, problem, row);
    case "twoDeclarers":
      return write(checked, row.row, { declarer: (problem.likely as string[])[0] });
    case "notASeat":
      return seatsOfPair(checked, problem, row);
    case "zeroResult":
      return write(checked, row.row, { result: "=" });
    case "zeroScore":
      return write(checked, row.row, { nsScore: makeSpecial({ kind: "passed" }, languageOf(checked.settings)) });
    case "notAScore":
      return tenfold(checked, problem, row);
    case "impossibleScore":
      return fieldUnder(checked, problem.column) === "adjust" ? [] : otherSign(checked, row);
    case "noPair":
      return missingPair(checked, meetings, row);
    case "noBoard":
    case "notABoard":
      return likelyBoards(meetings, row).flatMap((board) => writeBoard(checked, row.row, board));
    default:
      return [];
  }
}

/** Where the problem names entries that would be understood in the same cell. */
function likelyTexts(checked: Checked, { likely, column }: Problem, { row }: CheckedRow): Correction[] {
  const field = fieldUnder(checked, column) as Field;
  return (likely as string[]).flatMap((text) => write(checked, row, { [field]: text }));
}

/** The number of one of the two pairs where declarer's seat should be. */
function seatsOfPair(checked: Checked, { read, column }: Problem, { row, line }: CheckedRow): Correction[] {
  const field = fieldUnder(checked, column);
  const pair = compact(read);
  if (!field || line.ns === line.ew) return [];
  const seats: Seat[] = pair === line.ns ? ["N", "S"] : pair === line.ew ? ["E", "W"] : [];
  const language = languageOf(checked.settings);
  return seats.flatMap((seat) => write(checked, row, { [field]: seatLetter(seat, language) }));
}

/** `62` for 620: the last 0 left out. */
function tenfold(checked: Checked, { read, column }: Problem, { row, line }: CheckedRow): Correction[] {
  const field = fieldUnder(checked, column);
  const score = (numberOf(read) ?? 0) * 10;
  const ofNs = field === "ewScore" ? -score : score;
  return field && score && isLegalScore(ofNs, lineVulnerability(line))
    ? write(checked, row, { [field]: String(score) })
    : [];
}

/** The same score for the other side, where that can be. */
function otherSign(checked: Checked, { row, line }: CheckedRow): Correction[] {
  const score = line.score as number;
  if (!isLegalScore(0 - score, lineVulnerability(line))) return [];
  return writeScoreWhereItStands(checked, row, score, 0 - score);
}

function missingPair(checked: Checked, meetings: Meetings, row: CheckedRow): Correction[] {
  const field = row.line.ns ? "ew" : "ns";
  const pair = usualOpponent(meetings, row, field);
  return pair ? write(checked, row.row, { [field]: pair }) : [];
}
