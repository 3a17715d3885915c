/** The names range: who the pairs are, and what counts for or against them. */
import type { Problem } from "../notation/problem";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { parseSide } from "../notation/board";
import type { Field } from "../notation/languages";
import { fieldOf, findHeader, type Cells, type Columns, type Header } from "./columns";
import type { Contestant } from "./types";

export interface Names {
  contestants: Contestant[];
  problems: Problem[];
  /** Has the range a column for names, filled or not? */
  named: boolean;
}

/**
 * Contestants from a range with a header row: Pair (Team, Player), and if wanted Section, Direction, Name 1.. or
 * Names, No. 1.., Stratum, Carry-over, Penalty. Rows without a pair are passed over where they are blank, and named
 * where they are not.
 */
export function readNames(cells: Cells): Names {
  const contestants: Contestant[] = [];
  const problems: Problem[] = [];
  const header = findHeader(cells, isNamesHeader);
  if (!header) {
    const blank = cells.every((row) => row.every((cell) => isBlank(cell) || cell === 0));
    const read = (cells[0] ?? []).slice(0, 5).map(textOf).filter(Boolean).join(", ");
    return { contestants, problems: blank ? [] : [{ kind: "noNamesHeader", at: "row 1", read }], named: false };
  }
  const people = { names: indexes(header, cells, "name"), numbers: indexes(header, cells, "number") };
  cells.slice(header.row + 1).forEach((row, index) => {
    const at = `row ${header.row + index + 2}`;
    const contestant = readContestant(row, header.columns, people, at, problems);
    if (contestant) contestants.push(contestant);
  });
  return { contestants, problems, named: people.names.length > 0 };
}

function isNamesHeader(columns: Columns): boolean {
  return columns.has("pair");
}

function indexes({ row, languages }: Header, cells: Cells, field: Field): number[] {
  return cells[row].flatMap((heading, index) => (fieldOf(textOf(heading), languages[0]) === field ? [index] : []));
}

function readContestant(
  row: readonly unknown[],
  columns: Columns,
  people: { names: number[]; numbers: number[] },
  at: string,
  problems: Problem[],
): Contestant | undefined {
  const cell = (field: Field): unknown => {
    const value = row[columns.get(field)?.index ?? -1];
    return value === 0 ? "" : (value ?? "");
  };
  const text = (field: Field): string => textOf(cell(field)).trim();
  const all = (at: number[]): string[] => at.map((i) => (row[i] === 0 ? "" : textOf(row[i]).trim())).filter(Boolean);
  /** "Penalty 5". */
  const told = (field: Field): string => (text(field) ? `${columns.get(field)?.heading} ${text(field)}` : "");
  const id = compact(text("pair"));
  const names = all(people.names);
  if (!id) {
    const read = names.join(" & ") || FIGURES.map((field) => told(field)).find(Boolean);
    if (read) problems.push({ kind: "noPairNumber", at, read });
    return undefined;
  }
  const direction = text("direction") ? parseSide(text("direction")) : undefined;
  if (direction && !direction.ok) problems.push({ kind: direction.kind, at, read: direction.read });
  const penalty = readNumber(cell("penalty"), at, problems);
  const carryOver = readNumber(cell("carryOver"), at, problems);
  const handicap = readNumber(cell("handicap"), at, problems);
  const numbers = all(people.numbers);
  return {
    id,
    section: compact(text("section")),
    names,
    ...(direction?.ok ? { direction: direction.value } : {}),
    ...(numbers.length ? { numbers } : {}),
    ...(text("stratum") ? { stratum: text("stratum") } : {}),
    ...(handicap === undefined ? {} : { handicap }),
    ...(carryOver === undefined ? {} : { carryOver }),
    ...(penalty === undefined ? {} : { penalty }),
  };
}

/** What may stand beside a pair and be lost without its number. */
const FIGURES = ["stratum", "handicap", "carryOver", "penalty"] as const;

function readNumber(cell: unknown, at: string, problems: Problem[]): number | undefined {
  if (isBlank(cell)) return undefined;
  const number = numberOf(cell);
  if (number === undefined) problems.push({ kind: "notANumber", at, read: textOf(cell) });
  return number;
}
