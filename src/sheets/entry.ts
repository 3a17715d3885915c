/** The three ways in which results are typed, and the columns of each. */
import { makeAward } from "../notation/award";
import { makeContract, makeEntry } from "../notation/contract";
import { makeSpecial, parseEntry } from "../notation/entry";
import type { LanguageCode } from "../notation/languages";
import { makeLead } from "../notation/lead";
import { makeResult } from "../notation/result";
import { parseScore } from "../notation/score";
import { seatLetter } from "../notation/words";
import { isIndividual } from "../results/pairs";
import { NOTE_HEADING } from "../results/traveller";
import type { ResultLine, Status } from "../results/types";
import { numberOrText } from "./look";
import type { Cell } from "./plan";

export const ENTRIES = ["Columns", "One cell", "Scores"] as const;

export type Entry = (typeof ENTRIES)[number];

/** Columns that a scorer may ask for before a line has anything for them, in the order in which they stand. */
export const OPTIONAL_COLUMNS = ["Lead", "Paper score", "Field", "Adjust", "TD note"] as const;

export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** A column of the results table. `text`: what is typed stays text, or Excel turns `4-1` into a date and `+1` into 1. */
export interface EntryColumn {
  heading: string;
  width: number;
  text?: boolean;
  align?: "left" | "center" | "right";
  cell: (line: ResultLine) => Cell;
  /** An optional column stands only where a line has something for it. */
  optional?: (line: ResultLine) => boolean;
}

/**
 * The columns for some lines, contracts and declarers in their language. `read` has the text of each line that was not
 * understood, by its place; `wanted` are headings of optional columns that stand in any case.
 */
export function entryColumns(
  entry: Entry,
  lines: readonly ResultLine[],
  read: ReadonlyMap<string, string>,
  language: LanguageCode = "en",
  wanted: readonly string[] = [],
): EntryColumn[] {
  const individual = lines.length > 0 && lines.every(isIndividual);
  return everyColumn(entry, read, language).filter(
    ({ heading, optional }) =>
      (!optional || wanted.includes(heading) || lines.some(optional)) &&
      !(individual && (heading === "NS" || heading === "EW")),
  );
}

/** All columns that there may be, wanted or not. */
export function everyColumn(entry: Entry, read: ReadonlyMap<string, string>, language: LanguageCode): EntryColumn[] {
  const board: EntryColumn = { heading: "Board", width: 9, align: "center", cell: (line) => boardCell(line, read) };
  return [board, ...PLACE, ...LAYOUTS[entry](read, language), ...more(language)];
}

const PLACE: readonly EntryColumn[] = [
  {
    heading: "Section",
    width: 11,
    align: "center",
    cell: ({ section }) => section,
    optional: ({ section }) => section !== "",
  },
  {
    heading: "Round",
    width: 9,
    align: "center",
    cell: ({ round }) => round || "",
    optional: ({ round }) => Boolean(round),
  },
  {
    heading: "Table",
    width: 9,
    align: "center",
    cell: ({ table }) => table || "",
    optional: ({ table }) => Boolean(table),
  },
  { heading: "NS", width: 7, align: "center", cell: ({ ns }) => numberOrText(ns) },
  { heading: "EW", width: 7, align: "center", cell: ({ ew }) => numberOrText(ew) },
  ...["North", "East", "South", "West"].map((heading, seat): EntryColumn => ({
    heading,
    width: 8,
    align: "center",
    cell: ({ players }) => numberOrText(players?.[seat] ?? ""),
    optional: isIndividual,
  })),
];

export const more = (language: LanguageCode): readonly EntryColumn[] => [
  {
    heading: "Lead",
    width: 8,
    text: true,
    align: "center",
    cell: ({ lead }) => makeLead(lead ?? "", language),
    optional: ({ lead }) => Boolean(lead),
  },
  {
    heading: "Paper score",
    width: 12,
    cell: paperCell,
    optional: (line) => paperCell(line) !== "",
  },
  {
    heading: "Field",
    width: 7,
    text: true,
    align: "center",
    cell: ({ field }) => field ?? "",
    optional: ({ field }) => Boolean(field),
  },
  {
    heading: "Vul",
    width: 7,
    align: "center",
    cell: ({ vulnerable, written }) => vulnerable ?? written?.vulnerable ?? "",
    optional: ({ vulnerable, written }) => Boolean(vulnerable ?? written?.vulnerable),
  },
  {
    heading: "Adjust",
    // "60% 3NTN=, 40% 3NTN-1": a usual ruling in full; where a longer one is written, it is wider.
    width: 24,
    text: true,
    align: "left",
    cell: ({ award, written }) => (award ? makeAward(award) : (written?.adjust ?? "")),
    optional: ({ award, written }) => Boolean(award ?? written?.adjust),
  },
  {
    heading: NOTE_HEADING,
    width: 30,
    text: true,
    align: "left",
    cell: ({ note }) => note ?? "",
    optional: ({ note }) => Boolean(note),
  },
];

type Read = ReadonlyMap<string, string>;

const LAYOUTS: Record<Entry, (read: Read, language: LanguageCode) => EntryColumn[]> = {
  Columns: (read, language) => [
    { heading: "Contract", width: 12, text: true, align: "center", cell: (line) => contractCell(line, read, language) },
    { heading: "X", width: 6, text: true, align: "center", cell: doubleCell },
    {
      heading: "By",
      width: 6,
      text: true,
      align: "center",
      cell: ({ declarer, written }) => (declarer ? seatLetter(declarer, language) : (written?.declarer ?? "")),
    },
    { heading: "Result", width: 10, text: true, align: "center", cell: (line) => resultCell(line, read, language) },
  ],
  "One cell": (read, language) => [
    { heading: "Result", width: 12, text: true, align: "center", cell: (line) => oneCell(line, read, language) },
  ],
  Scores: (read, language) => [
    { heading: "Score", width: 9, text: true, align: "right", cell: (line) => scoreCell(line, read, language) },
  ],
};

function contractCell(line: ResultLine, read: Read, language: LanguageCode): string {
  return line.contract
    ? makeContract({ ...line.contract, doubled: 0 }, false, language)
    : happenedAsWritten(line)
      ? (line.written?.contract ?? "")
      : withoutTricks(line, read, language);
}

function doubleCell({ contract, written }: ResultLine): string {
  return contract ? "X".repeat(contract.doubled) : (written?.double ?? "");
}

function resultCell(line: ResultLine, read: Read, language: LanguageCode): string {
  const { contract, tricks, written } = line;
  if (contract && tricks !== undefined) return makeResult(contract, tricks);
  if (happenedAsWritten(line)) return written?.result ?? "";
  return contract ? withoutTricks(line, read, language) : "";
}

/** Said the source's row itself what happened? Then that stands where it is not understood, not what was said of it. */
function happenedAsWritten({ status, written = {} }: ResultLine): boolean {
  const { contract, double, declarer, result } = written;
  return status === "unread" && [contract, double, declarer, result].some(Boolean);
}

/** All of it in one cell, in the sheet's language as far as it was understood. */
function inOneCell({ contract, declarer, tricks, written = {} }: ResultLine, language: LanguageCode): string {
  const bid = contract ? [makeEntry({ contract, declarer }, { language })] : [written.contract, written.double];
  const seat = declarer ? (contract ? "" : seatLetter(declarer, language)) : written.declarer;
  const result = contract && tricks !== undefined ? makeResult(contract, tricks) : written.result;
  const entry = [...bid, seat, result].filter(Boolean).join(" ");
  // What was not understood in columns of its own stays a question, also where it makes an entry in one cell.
  return tricks === undefined && parseEntry(entry, { language }).ok ? `${entry}?` : entry;
}

/** The paper's score; of a row that was not understood also the score that its source gives. */
function paperCell(line: ResultLine): Cell {
  const { paper, written = {}, tricks } = line;
  if (paper !== undefined) return paper;
  const { paper: text = happenedAsWritten(line) && tricks === undefined ? written.score : undefined } = written;
  const score = text === undefined ? undefined : parseScore(text);
  return score?.ok ? score.value : (text ?? "");
}

function oneCell(line: ResultLine, read: Read, language: LanguageCode): string {
  const { contract, declarer, tricks, score, status } = line;
  if (happenedAsWritten(line)) return inOneCell(line, language);
  if (!contract) return withoutTricks(line, read, language) || (status === "played" ? scoreText(score) : "");
  // An entry cannot hold both a contract and why it has no result; what was not understood it can.
  if (SETTLED.includes(status)) return withoutTricks(line, read, language);
  const entry = makeEntry({ contract, declarer, tricks }, { language });
  return status === "unread" && tricks === undefined ? entry + withoutTricks(line, read, language) : entry;
}

function scoreCell(line: ResultLine, read: Read, language: LanguageCode): string {
  // A score alone would be counted, and it was not.
  if (happenedAsWritten(line)) return [inOneCell(line, language), line.written?.score].filter(Boolean).join(" ");
  return withoutTricks(line, read, language) || scoreText(line.score);
}

function scoreText(score: number | undefined): string {
  return score === undefined ? "" : String(score);
}

const SETTLED: readonly Status[] = ["passed", "notPlayed", "sitOut"];

/** What stands where there are no tricks: PASS, NP; of a line that was not understood, its text. */
function withoutTricks({ status, at, board }: ResultLine, read: Read, language: LanguageCode): string {
  switch (status) {
    case "passed":
    case "notPlayed":
    case "sitOut":
    case "pending":
      return makeSpecial({ kind: status }, language);
    case "unread":
      return board === 0 ? "" : textAt(at, read);
    default:
      return "";
  }
}

const textAt = (at: string, read: Read): string => read.get(at) ?? "";

/** The board's number; where that was not understood, its text. */
function boardCell({ board, at }: ResultLine, read: Read): Cell {
  return board || textAt(at, read);
}
