/** The three ways in which results are typed, and the columns of each. */
import { makeAward } from "../notation/award";
import { makeContract, makeEntry } from "../notation/contract";
import { makeSpecial } from "../notation/entry";
import type { LanguageCode } from "../notation/languages";
import { makeResult } from "../notation/result";
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
  return [board, ...PLACE, ...LAYOUTS[entry](read, language), ...MORE];
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

export const MORE: readonly EntryColumn[] = [
  {
    heading: "Lead",
    width: 8,
    text: true,
    align: "center",
    cell: ({ lead }) => lead ?? "",
    optional: ({ lead }) => Boolean(lead),
  },
  {
    heading: "Paper score",
    width: 12,
    cell: ({ paper }) => paper ?? "",
    optional: ({ paper }) => paper !== undefined,
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
    cell: ({ vulnerable }) => vulnerable ?? "",
    optional: ({ vulnerable }) => Boolean(vulnerable),
  },
  {
    heading: "Adjust",
    width: 14,
    text: true,
    align: "center",
    cell: ({ award }) => (award ? makeAward(award) : ""),
    optional: ({ award }) => Boolean(award),
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
    { heading: "X", width: 6, text: true, align: "center", cell: ({ contract }) => "X".repeat(contract?.doubled ?? 0) },
    {
      heading: "By",
      width: 6,
      text: true,
      align: "center",
      cell: ({ declarer }) => (declarer ? seatLetter(declarer, language) : ""),
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
    : withoutTricks(line, read, language);
}

function resultCell(line: ResultLine, read: Read, language: LanguageCode): string {
  const { contract, tricks } = line;
  if (!contract) return "";
  return tricks === undefined ? withoutTricks(line, read, language) : makeResult(contract, tricks);
}

function oneCell(line: ResultLine, read: Read, language: LanguageCode): string {
  const { contract, declarer, tricks, score, status } = line;
  if (!contract) return withoutTricks(line, read, language) || (status === "played" ? scoreText(score) : "");
  // An entry cannot hold both a contract and why it has no result; what was not understood it can.
  if (SETTLED.includes(status)) return withoutTricks(line, read, language);
  const entry = makeEntry({ contract, declarer, tricks }, language);
  return status === "unread" && tricks === undefined ? entry + withoutTricks(line, read, language) : entry;
}

function scoreCell(line: ResultLine, read: Read, language: LanguageCode): string {
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
