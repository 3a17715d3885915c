/** What the tests of the functions share: ranges as Excel hands them over, and answers as a person reads them. */
import { seen } from "../functions/customFunctions";

export type Cells = unknown[][];

/** An argument that is left out, as Excel says it. */
export const none = null as never;

export const column = (values: readonly unknown[]): Cells => values.map((value) => [value]);
export const flat = (cells: Cells): unknown[] => cells.flat();
export const message = (cells: Cells): string => String(seen(cells)[0][0]);

/** Settings as they stand on their sheet. */
export const settings = (...rows: [name: string, value: unknown][]): Cells => [["Setting", "Value"], ...rows];

/** The rows below a heading (the first row that has these titles) as records. */
export function records(cells: Cells, ...titles: string[]): Record<string, unknown>[] {
  const at = cells.findIndex((row) => titles.every((title) => row.includes(title)));
  const heading = cells[at] ?? [];
  return cells.slice(at + 1).map((row) => Object.fromEntries(row.map((cell, i) => [String(heading[i]), cell])));
}
