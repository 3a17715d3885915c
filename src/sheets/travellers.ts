/** All travellers, one board below another: one formula. */
import { allOf, call } from "./functionNames";
import { emptyPlan, LAST_ROW, spillFormats, TITLE } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";

const FIRST_ROW = 2;

const COLUMNS: readonly Omit<ColumnPlan, "column">[] = [
  { width: 8, align: "center" },
  { width: 7, align: "center" },
  { width: 7, align: "center" },
  { width: 10, align: "center" },
  { width: 5, align: "center" },
  { width: 7, align: "center" },
  { width: 9, align: "center" },
  { width: 10 },
  { width: 10 },
  { width: 9 },
  { width: 9 },
  { width: 9, numberFormat: "0.00" },
];

/** @param sections whether the session has sections: then each line says its own. */
export function travellersPlan(sections: boolean, options: { names: TableNames; prefix: string }): SheetPlan {
  const { names, prefix } = options;
  const columns = sections ? [COLUMNS[0], { width: 9, align: "center" as const }, ...COLUMNS.slice(1)] : COLUMNS;
  const tables = [allOf(names.results), "", allOf(names.settings), allOf(names.names)];
  return {
    ...emptyPlan("Travellers"),
    columns: columns.map((format, column) => ({ column, ...format })),
    blocks: [
      { row: 0, column: 0, cells: [["Travellers"]] },
      { row: FIRST_ROW, column: 0, cells: [[call(prefix, "TRAVELLER", ...tables)]] },
    ],
    styles: [{ area: { row: 0, column: 0, rows: 1, columns: 1 }, style: { ...TITLE, align: "left" } }],
    conditionals: spillFormats({ row: FIRST_ROW, column: 0, rows: LAST_ROW, columns: columns.length }, "Board"),
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { orientation: "portrait", titleRows: 1 },
  };
}
