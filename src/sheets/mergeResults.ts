/** A second import of the night into the results table that is there: which cells change, which rows come in. */
import { makeAward } from "../notation/award";
import type { Field } from "../notation/languages";
import { textOf } from "../notation/text";
import { fieldOf, type Columns } from "../results/columns";
import type { KeptImport } from "../results/keptImport";
import { languageOf } from "../results/language";
import { mergeLines, partsToTake, PARTS, type MergedLine, type Part, type ToldLine } from "../results/merge";
import { isProblem, readGrid, type Grid } from "../results/readGrid";
import type { GridRow } from "../results/readLine";
import type { ResultLine, Settings } from "../results/types";
import { everyColumn, type Entry } from "./entry";
import type { Cell } from "./plan";
import { unreadText } from "./results";
import type { Session } from "./session";
import { rowOf, runsOf, type TableEdit } from "./tableEdit";

export interface ResultsMerge {
  lines: MergedLine[];
  /** What stands in the sheet now, row for row below the heading. */
  sheet: ToldLine[];
  file: ToldLine[];
  /** Headings of columns that the table would need for what the file says. */
  missing: string[];
  /** The table's row of a line of `sheet`, counted from 0 at the heading. */
  rowAt: (index: number) => number;
  /** What to write. `chosen` says for which of `lines` the file was chosen. */
  edit: (chosen: ReadonlySet<MergedLine>) => TableEdit;
}

/**
 * @param cells the whole table with its heading
 * @param settings of the sheet: they tell how its cells are read
 * @returns undefined where the cells are no table of results, or have no place for the file's sections
 */
export function mergeResults(
  session: Pick<Session, "lines" | "unread">,
  cells: readonly (readonly unknown[])[],
  settings: Settings,
  kept?: KeptImport,
): ResultsMerge | undefined {
  const grid = readGrid(cells, settings, { zeroMayBeBlank: true });
  if (isProblem(grid)) return undefined;
  const { columns } = grid.header;
  const main = MAIN.find((field) => columns.has(field));
  if (!main) return undefined;
  const hasSections = columns.has("section");
  if (!hasSections && new Set(session.lines.map(({ section }) => section)).size > 1) return undefined;
  const placed = (line: ResultLine): ResultLine => (hasSections ? line : { ...line, section: "" });
  const writer = new RowWriter(columns, settings, main);
  const told = ({ lines, unread }: Pick<KeptImport, "lines" | "unread">): ToldLine[] => {
    const read = new Map(unread.map(unreadText));
    return lines.map(placed).map((line) => ({ line, says: writer.says(writer.cells(line, read)) }));
  };
  const rows = grid.rows.flatMap((row, i) => (row.line ? [{ ...row, line: row.line, i }] : []));
  const rowAt = (index: number): number => grid.header.row + 1 + rows[index].i;
  const sheet = rows.map((row, index) => sheetLine(row, cells[rowAt(index)], writer));
  const file = told(session);
  const lines = mergeLines(sheet, file, kept && told(kept));
  const read = new Map(session.unread.map(unreadText));
  const cellsOf = (from: number): RowCells => writer.cells(file[from].line, read);
  return {
    lines,
    sheet,
    file,
    missing: writer.missing(file.map(({ line }) => writer.cells(line, read))),
    rowAt,
    edit: (chosen) => ({
      cells: lines.flatMap((line) => {
        if (line.kind !== "same") return [];
        const parts = partsToTake(line, chosen.has(line)).map(({ part }) => part);
        return writer.changes(parts, cellsOf(line.from)).map((run) => ({ row: rowAt(line.row), ...run }));
      }),
      rows: placeRows(
        grid,
        lines.flatMap((line) => {
          const isAdded = line.kind === "new" || (line.kind === "removed" && chosen.has(line));
          return isAdded ? [file[line.from].line] : [];
        }),
        (line) => writer.row(writer.cells(line, read), cells[0].length),
      ),
    }),
  };
}

/** What a row of the sheet says, as it is written and as it is read. */
function sheetLine(
  { line, problems }: GridRow & { line: ResultLine },
  written: readonly unknown[],
  writer: RowWriter,
): ToldLine {
  const asWritten = writer.says(writer.taken(written));
  if (line.status === "unread" || problems.length > 0) return { line, says: asWritten };
  const award = isWritten(asWritten.adjust) ? {} : { awardInResult: true };
  const asRead = writer.says(writer.cells(line, new Map(), award));
  const says: ToldLine["says"] = {};
  for (const part of PARTS) {
    const [first] = asWritten[part] ?? [];
    const [second] = asRead[part] ?? [];
    // A reading that says nothing may not stand for something that was written.
    if (first !== undefined) says[part] = second && second !== first ? [first, second] : [first];
  }
  return { line, says };
}

const isWritten = (says: readonly string[] | undefined): boolean => Boolean(says?.[0]);

type RowCells = ReadonlyMap<Field, Cell>;

/** The cells of each part that is no result. */
const FIELDS: Record<Exclude<Part, "result">, readonly Field[]> = {
  pairs: ["ns", "ew", "north", "east", "south", "west"],
  lead: ["lead"],
  paper: ["paper"],
  field: ["field"],
  vulnerable: ["vulnerable"],
  adjust: ["adjust"],
  note: ["note"],
};

const PLACE: readonly Field[] = ["board", "section", "round", "table"];
/** Where the result or its contract stands, the first that there is; a table without any has no place for a result. */
const MAIN: readonly Field[] = ["contract", "result", "nsScore"];
const IN_COLUMNS: readonly Field[] = ["contract", "double", "declarer", "result"];
/** Where else a part of the result may stand; blank where all of it stands in one cell. */
const BESIDE: readonly Field[] = ["double", "declarer", "result", "tricks", "made", "down"];

/** Writes lines as rows of a table that may have its columns in any order, and others besides. */
class RowWriter {
  private readonly entry: Entry;
  private readonly result: readonly Field[];

  constructor(
    private readonly columns: Columns,
    private readonly settings: Settings,
    /** The cell that holds the result, or its contract. */
    private readonly main: Field,
  ) {
    this.entry = IN_COLUMNS.every((field) => columns.has(field))
      ? "Columns"
      : main === "nsScore"
        ? "Scores"
        : "One cell";
    const beside: readonly Field[] = main === "nsScore" ? ["ewScore"] : BESIDE;
    this.result = [main, ...beside.filter((field) => field !== main && columns.has(field))];
  }

  /** What is written for a line, also where there is no column for it. */
  cells(line: ResultLine, read: ReadonlyMap<string, string>, { awardInResult = !this.columns.has("adjust") } = {}) {
    const cells = new Map<Field, Cell>(this.result.map((field) => [field, ""]));
    for (const { heading, cell } of everyColumn(this.entry, read, languageOf(this.settings))) {
      const field = fieldOf(heading) as Field;
      const inOneCell = this.entry === "One cell" && field === "result";
      cells.set(inOneCell ? this.main : field, cell(line));
    }
    if (line.award && awardInResult) {
      this.result.forEach((field) => cells.set(field, ""));
      cells.set(this.main, makeAward(line.award));
      cells.set("adjust", "");
    }
    return cells;
  }

  /** The cells of a row of the table. */
  taken(row: readonly unknown[]): RowCells {
    return new Map([...this.columns].map(([field, { index }]) => [field, row[index] as Cell]));
  }

  says(cells: RowCells): ToldLine["says"] {
    const says: ToldLine["says"] = {};
    for (const part of PARTS) {
      const fields = this.fieldsOf(part).filter((field) => this.columns.has(field));
      if (fields.length === 0) continue;
      const texts = fields.map((field) => saidIn(cells.get(field)));
      says[part] = [part === "pairs" && texts.some(Boolean) ? texts.join(" - ") : texts.filter(Boolean).join(" ")];
    }
    return says;
  }

  private fieldsOf(part: Part): readonly Field[] {
    return part === "result" ? this.result : FIELDS[part];
  }

  /** Headings of parts that lines have something for and the table has not; an award then stands as the result. */
  missing(rows: readonly RowCells[]): string[] {
    return everyColumn(this.entry, new Map(), languageOf(this.settings)).flatMap(({ heading, optional }) => {
      const field = fieldOf(heading) as Field;
      const isLost = !this.columns.has(field) && field !== "adjust" && !PLACE.includes(field);
      return optional && isLost && rows.some((cells) => saidIn(cells.get(field)) !== "") ? [heading] : [];
    });
  }

  /** The cells of these parts, those that stand side by side together. */
  changes(parts: readonly Part[], cells: RowCells): { column: number; cells: Cell[] }[] {
    return runsOf(
      this.written(
        parts.flatMap((part) => this.fieldsOf(part)),
        cells,
      ),
    );
  }

  /** A whole row; cells that are not ours are left alone. */
  row(cells: RowCells, columns: number): Cell[] {
    return rowOf(this.written([...PLACE, ...PARTS.flatMap((part) => this.fieldsOf(part))], cells), columns);
  }

  private written(fields: readonly Field[], cells: RowCells): Map<number, Cell> {
    return new Map(
      [...cells].flatMap(([field, cell]): [number, Cell][] => {
        const column = fields.includes(field) ? this.columns.get(field) : undefined;
        return column ? [[column.index, cell]] : [];
      }),
    );
  }
}

/** In Excel a blank may arrive as 0, and none of these cells holds a 0 that says more. */
function saidIn(cell: unknown): string {
  return cell === 0 ? "" : textOf(cell).trim();
}

/** In a table sorted by board or by round each row comes after the last of its board or round, else at the end. */
function placeRows(
  { header, rows }: Grid,
  added: readonly ResultLine[],
  cells: (line: ResultLine) => Cell[],
): TableEdit["rows"] {
  const there = rows.flatMap(({ line }, i) => (line?.board ? [{ line, row: header.row + 1 + i }] : []));
  const end = header.row + 1 + rows.length;
  const order = orderOf(there.map(({ line }) => line));
  const before = (line: ResultLine): number => there.find((other) => order(other.line) > order(line))?.row ?? end;
  const places = new Map<number, ResultLine[]>();
  for (const line of [...added].sort((a, b) => order(a) - order(b) || a.board - b.board)) {
    places.set(before(line), [...(places.get(before(line)) ?? []), line]);
  }
  return [...places].sort(([a], [b]) => a - b).map(([at, lines]) => ({ before: at, cells: lines.map(cells) }));
}

/** After all the others. */
const LAST = Number.MAX_SAFE_INTEGER;

/** What the table's rows are sorted by; a line that has not got it, and every line of an unsorted table, comes last. */
function orderOf(lines: readonly ResultLine[]): (line: ResultLine) => number {
  const isSorted = (by: (line: ResultLine) => number): boolean =>
    lines.every((line, i) => by(line) < LAST && (i === 0 || by(lines[i - 1]) <= by(line)));
  const orders = [({ board }: ResultLine) => board || LAST, ({ round }: ResultLine) => round ?? LAST];
  return orders.find(isSorted) ?? (() => LAST);
}
