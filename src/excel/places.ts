/** Where a session stands in the workbook: in tables, or in cells that the scorer selected. */
import { isBlank } from "../notation/text";
import type { Area, TableNames } from "../sheets/plan";
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";

/** A whole table with its headings, or an area of a sheet. */
export type Place = { table: string } | SelectedPlace;

export interface SelectedPlace {
  /** The sheet's id: its name may change. */
  sheetId: string;
  area: Area;
  /** Nothing stood right below it when it was selected: rows that are there later belong to it. */
  grows: boolean;
}

/** Cells as they were read, and where. */
export interface PlacedCells {
  place: Place;
  /** The sheet's name. */
  sheet: string;
  /** Of the first cell, counted from 0. */
  row: number;
  column: number;
  cells: unknown[][];
}

const SESSION = /^Results(_[1-9]\d*)?$/i;

/**
 * The sessions of the workbook by their tables, the first one first: Results with Names and Settings, Results_2 with
 * Names_2 and Settings_2. A table that is missing is "".
 */
export function findSessions(): Promise<Outcome<TableNames[]>> {
  return run(async (context) => {
    const { tables } = context.workbook;
    tables.load("items/name");
    await context.sync();
    const names = tables.items.map(({ name }) => name);
    const named = (wanted: string): string => names.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? "";
    return names
      .flatMap((results) => {
        const ending = SESSION.exec(results)?.[1] ?? "";
        return SESSION.test(results)
          ? [{ results, names: named(`Names${ending}`), settings: named(`Settings${ending}`) }]
          : [];
      })
      .sort((a, b) => sessionNumber(a) - sessionNumber(b));
  });
}

const sessionNumber = ({ results }: TableNames): number => Number(/\d+$/.exec(results)?.[0] ?? 1);

/** The cells of each place, in their order. */
export function readPlaces(places: readonly Place[]): Promise<Outcome<PlacedCells[]>> {
  return run(async (context) => {
    const ranges = places.map((place) => rangeOf(context, place));
    ranges.forEach((range) => {
      range.load("values,rowIndex,columnIndex");
      range.worksheet.load("name");
    });
    await context.sync();
    return ranges.map((range, i) => placed(places[i], range));
  });
}

/** So many rows may have come below a selection since it was made. */
const FURTHER_ROWS = 500;
const SHEET_ROWS = 1_048_576;

/** The range of a place as it is now; below a selection that grows, further rows. */
export function rangeOf({ workbook }: Excel.RequestContext, place: Place): Excel.Range {
  if ("table" in place) return workbook.tables.getItem(place.table).getRange();
  const { area, sheetId, grows } = place;
  const rows = Math.min(area.rows + (grows ? FURTHER_ROWS : 0), SHEET_ROWS - area.row);
  return workbook.worksheets.getItem(sheetId).getRangeByIndexes(area.row, area.column, rows, area.columns);
}

function placed(place: Place, { values, rowIndex, columnIndex, worksheet }: Excel.Range): PlacedCells {
  return { place, sheet: worksheet.name, row: rowIndex, column: columnIndex, cells: ownRows(place, values) };
}

/** Without what stands below a blank row under the selection. */
export function ownRows(place: Place, values: unknown[][]): unknown[][] {
  if ("table" in place) return values;
  const end = values.findIndex((row, i) => i >= place.area.rows && row.every(isBlank));
  return end < 0 ? values : values.slice(0, end);
}

/**
 * What is selected, without the blank rest of whole columns. A single cell stands for the table that it is in, or else
 * for the block of cells around it.
 */
export function selectedPlace(): Promise<Outcome<Place>> {
  return run(async (context) => {
    const selected = context.workbook.getSelectedRange();
    const [table] = await tableNames(context, selected.getTables(false));
    selected.load("rowCount,columnCount");
    await context.sync();
    const isSingle = selected.rowCount === 1 && selected.columnCount === 1;
    if (isSingle && table) return { table };
    const used = (isSingle ? selected.getSurroundingRegion() : selected).getUsedRangeOrNullObject(true);
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    used.worksheet.load("id");
    await context.sync();
    if (used.isNullObject) throw new Refusal(problem("blankSelection"));
    return selectedArea(context, used);
  });
}

async function tableNames(context: Excel.RequestContext, tables: Excel.TableScopedCollection): Promise<string[]> {
  tables.load("items/name");
  await context.sync();
  return tables.items.map(({ name }) => name);
}

async function selectedArea(context: Excel.RequestContext, used: Excel.Range): Promise<Place> {
  const area = { row: used.rowIndex, column: used.columnIndex, rows: used.rowCount, columns: used.columnCount };
  const sheetId = used.worksheet.id;
  if (area.row + area.rows >= SHEET_ROWS) return { sheetId, area, grows: false };
  const below = used.getRowsBelow(1);
  below.load("values");
  await context.sync();
  return { sheetId, area, grows: below.values[0].every(isBlank) };
}
