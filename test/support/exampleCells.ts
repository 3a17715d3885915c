/** The cells that an example of the documentation shows. */
import { isFigure, type Example } from "../../docs/site/example";
import type { Cells, LookUp } from "./formulaValue";

/** A cell as typed: a figure is a number, anything else a text. */
const typed = (cell: string): unknown => (isFigure(cell) ? Number(cell) : cell);

export function lookUpIn({ ranges }: Pick<Example, "ranges">): LookUp {
  return (reference) => {
    const table = /^(\w+)\[#All\]$/.exec(reference)?.[1];
    if (table) return cellsAt(ranges, table);
    const [, column, row, lastColumn = column, lastRow = row] =
      /^\$?([A-Z])\$?(\d+)(?::\$?([A-Z])\$?(\d+))?$/.exec(reference) ?? [];
    if (!column) throw new Error(`${reference} is no cell, range or table of an example`);
    return Array.from({ length: Number(lastRow) - Number(row) + 1 }, (_, r) =>
      Array.from({ length: lastColumn.charCodeAt(0) - column.charCodeAt(0) + 1 }, (_, c) =>
        cellAt(ranges, column.charCodeAt(0) + c, Number(row) + r),
      ),
    );
  };
}

function cellsAt(ranges: Example["ranges"], name: string): Cells {
  const found = ranges.find(({ at }) => at === name);
  if (!found) throw new Error(`The example shows no table ${name}`);
  return found.rows.map((row) => row.map(typed));
}

/** A cell that the example does not show is blank. */
function cellAt(ranges: Example["ranges"], column: number, row: number): unknown {
  for (const { at, rows } of ranges) {
    const address = /^([A-Z])(\d+)$/.exec(at);
    if (!address) continue;
    const cell = rows[row - Number(address[2])]?.[column - address[1].charCodeAt(0)];
    if (cell !== undefined) return typed(cell);
  }
  return "";
}
