/** `workbook.tables` and `worksheet.tables`. */
import { fill, type Area, type SheetId, type TableRecord } from "../../grid";
import { given, flag } from "../argument";
import { ApiError } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import { collectionObject } from "./collection";
import type { Context } from "./context";
import { freeName } from "./sheetName";
import { refuseOverlap } from "./overlap";
import { tableObject } from "./table";

export function tablesObject(context: Context, which: (table: TableRecord) => boolean, sheet?: SheetId): HostObject {
  return collectionObject<TableRecord>({
    type: "TableCollection",
    list: () => context.grid.tables().filter(which),
    keys: (table) => [table.id, table.name],
    object: (table) => tableObject(context, table.id),
    methods: { add: (address, hasHeaders) => addTable(context, address, hasHeaders, sheet) },
  });
}

async function addTable(
  context: Context,
  address: Argument,
  hasHeaders: Argument,
  sheet?: SheetId,
): Promise<HostObject> {
  const range = context.resolveRange(address, sheet);
  context.guard(range.sheet);
  if (given(hasHeaders) && !flag(hasHeaders))
    throw new ApiError("ApiNotFound", "The workbench's Excel makes tables with a header row only.");
  const area = range.area.rows === 1 ? { ...range.area, rows: 2 } : range.area;
  refuseOverlap(context, range.sheet, area);
  await writeHeaders(context, range.sheet, area);
  const table = await context.grid.addTable({
    name: freeName(
      "Table",
      [...context.grid.tables(), ...context.grid.names()].map((one) => one.name),
    ),
    sheet: range.sheet,
    area,
    style: "TableStyleMedium2",
    showTotals: false,
    showFilterButton: true,
    showBandedRows: true,
  });
  return tableObject(context, table.id);
}

/** Blank headers become "Column1"; one that is there already gets a number, as in Excel. */
async function writeHeaders(context: Context, sheet: SheetId, area: Area): Promise<void> {
  const headerArea = { ...area, rows: 1 };
  const [cells] = context.grid.read(sheet, headerArea);
  const headers: string[] = [];
  cells.forEach((cell, column) => {
    const wanted = cell.text || `Column${column + 1}`;
    headers.push(
      headers.some((other) => other.toLowerCase() === wanted.toLowerCase()) ? freeName(wanted, headers) : wanted,
    );
  });
  const same = cells.every((cell, column) => cell.value === headers[column] && cell.formula === undefined);
  if (!same)
    await context.grid.write(
      sheet,
      headerArea,
      fill(headerArea, (_, column) => ({ value: headers[column] })),
    );
}
