/** A second import's names into the names table that is there: what a scorer typed stays. */
import { compact, textOf } from "../notation/text";
import { parseSide } from "../notation/board";
import type { Field } from "../notation/languages";
import { fieldOf, findHeader } from "../results/columns";
import type { Contestant } from "../results/types";
import { isMemberFormula } from "./members";
import { numberOrText } from "./look";
import type { Cell } from "./plan";
import { rowOf, runsOf, type TableEdit } from "./tableEdit";

export interface NamesMerge {
  /** Pairs that get a name, a number or a row. */
  count: number;
  edit: TableEdit;
}

type Rows = readonly (readonly unknown[])[];

/**
 * New pairs come in below; blank cells are filled; what the file changed since the last import is taken where the sheet
 * still has what that import wrote.
 *
 * @param formulas of the cells: one that is not ours is left alone
 * @param before the contestants of the last import
 */
export function mergeNames(
  contestants: readonly Contestant[],
  cells: Rows,
  formulas: Rows,
  before: readonly Contestant[] = [],
): NamesMerge {
  const header = findHeader(cells, (columns) => columns.has("pair"));
  const pairColumn = header?.columns.get("pair")?.index;
  if (!header || pairColumn === undefined) return { count: 0, edit: { cells: [], rows: [] } };
  const columns = columnsOf(cells[header.row].map(textOf), header.languages[0]);
  const rows = cells.flatMap((cellsOfRow, row) => {
    const pair = row > header.row ? pairIn(cellsOfRow, columns, pairColumn) : undefined;
    return pair ? [{ ...pair, row }] : [];
  });
  const [inSheet, lastTime] = [byNumber(rows), byNumber(before)];
  const edit: TableEdit = { cells: [], rows: [] };
  const added: Cell[][] = [];
  for (const contestant of contestants) {
    const row = inSheet(contestant)?.row;
    const written = cellsOf(contestant, columns);
    if (row === undefined) {
      const pair = new Map<number, Cell>([[pairColumn, numberOrText(contestant.id)], ...placeOf(contestant, columns)]);
      added.push(rowOf(new Map([...pair, ...written]), cells[0].length));
      continue;
    }
    const last = lastTime(contestant);
    const lastWritten = last && cellsOf(last, columns);
    const changes = [...written].filter(([column, cell]) =>
      mayBeTaken(cell, cells[row][column], formulas[row]?.[column], lastWritten?.get(column)),
    );
    if (changes.length) edit.cells.push(...runsOf(new Map(changes)).map((run) => ({ row, ...run })));
  }
  if (added.length) edit.rows.push({ before: cells.length, cells: added });
  return { count: added.length + new Set(edit.cells.map(({ row }) => row)).size, edit };
}

interface NameColumns {
  section?: number;
  direction?: number;
  /** In their order: Name 1, Name 2. */
  names: number[];
  numbers: number[];
  single: ReadonlyMap<Field, number>;
}

function columnsOf(headings: readonly string[], language: Parameters<typeof fieldOf>[1]): NameColumns {
  const fields = headings.map((heading) => fieldOf(heading, language));
  const all = (field: Field): number[] => fields.flatMap((own, i) => (own === field ? [i] : []));
  const first = (field: Field): number | undefined => all(field)[0];
  const single = (["stratum", "handicap", "carryOver", "penalty"] as const).flatMap((field): [Field, number][] => {
    const column = first(field);
    return column === undefined ? [] : [[field, column]];
  });
  return {
    section: first("section"),
    direction: first("direction"),
    names: all("name"),
    numbers: all("number"),
    single: new Map(single),
  };
}

type PairPlace = Pick<Contestant, "id" | "section" | "direction">;

function pairIn(row: readonly unknown[], { section, direction }: NameColumns, pair: number): PairPlace | undefined {
  const text = (column: number | undefined): string =>
    column === undefined || row[column] === 0 ? "" : compact(textOf(row[column]));
  if (text(pair) === "") return undefined;
  const side = text(direction) ? parseSide(text(direction)) : undefined;
  return { id: text(pair), section: text(section), ...(side?.ok ? { direction: side.value } : {}) };
}

/** Finds a pair among these. */
function byNumber<T extends PairPlace>(pairs: readonly T[]): (wanted: PairPlace) => T | undefined {
  const found = new Map<string, T[]>();
  for (const pair of pairs) found.set(compact(pair.id), [...(found.get(compact(pair.id)) ?? []), pair]);
  return (wanted) => found.get(compact(wanted.id))?.find((pair) => isSame(pair, wanted));
}

/** The same section and direction, where both say them. */
function isSame(one: PairPlace, other: PairPlace): boolean {
  return (
    (!one.section || !other.section || compact(one.section) === compact(other.section)) &&
    (!one.direction || !other.direction || one.direction === other.direction)
  );
}

function placeOf({ section, direction }: Contestant, columns: NameColumns): [number, Cell][] {
  return [
    ...(columns.section === undefined ? [] : [[columns.section, section] as [number, Cell]]),
    ...(columns.direction === undefined ? [] : [[columns.direction, direction ?? ""] as [number, Cell]]),
  ];
}

/** What is known of a pair, by column: nothing that is blank. Two names in one column stand there together. */
function cellsOf(contestant: Contestant, { names, numbers, single }: NameColumns): Map<number, Cell> {
  const people = names.length === 1 ? [contestant.names.join(" & ")] : contestant.names;
  const listed = (columns: readonly number[], texts: readonly string[]): [number, Cell][] =>
    columns.map((column, i) => [column, texts[i] ?? ""]);
  const all: [number, Cell][] = [
    ...listed(names, people),
    ...listed(numbers, contestant.numbers ?? []),
    ...[...single].map(([field, column]): [number, Cell] => [
      column,
      contestant[field as "stratum" | "handicap" | "carryOver" | "penalty"] ?? "",
    ]),
  ];
  return new Map(all.filter(([, cell]) => cell !== ""));
}

/** Blank in the sheet; or still what the last import wrote there. */
function mayBeTaken(cell: Cell, sheet: unknown, formula: unknown, last: Cell | undefined): boolean {
  const now = sheet === 0 ? "" : compact(textOf(sheet));
  if (now === compact(textOf(cell))) return false;
  if (typeof formula === "string" && formula.startsWith("=") && formula !== sheet)
    return isMemberFormula(formula) && now === "";
  return now === "" || (last !== undefined && now === compact(textOf(last)));
}
