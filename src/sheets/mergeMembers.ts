/** Imported members into the list that is there: numbers that it has are left as they are. */
import { textOf } from "../notation/text";
import { fieldOf } from "../results/columns";
import { newMembers, readMembers, type Member } from "../results/members";
import type { Contestant } from "../results/types";
import { memberRow } from "./members";
import type { Cell } from "./plan";
import type { TableEdit } from "./tableEdit";

/** The members that come in, and their rows below the others; blank rows at the end are filled first. */
export function mergeMembers(
  contestants: readonly Contestant[],
  cells: readonly (readonly unknown[])[],
): { added: Member[]; edit: TableEdit } {
  const added = newMembers(contestants, readMembers(cells));
  const isBlank = (row: readonly unknown[]): boolean => row.every((cell) => textOf(cell) === "" || cell === 0);
  const columns = columnsOf(cells[0] ?? []);
  const rows = added.map((member) => {
    const values = memberRow(member);
    return columns.map((field): Cell => (field === undefined ? null : values[field]));
  });
  let end = cells.length;
  while (end > 1 && isBlank(cells[end - 1])) end--;
  const blank = cells.length - end;
  const filled = rows.slice(0, blank).map((row, i) => ({ row: end + i, column: 0, cells: row }));
  const below = rows.slice(blank);
  return { added, edit: { cells: filled, rows: below.length ? [{ before: cells.length, cells: below }] : [] } };
}

/** Which of Number, Name, Stratum and Handicap each column holds. */
function columnsOf(headings: readonly unknown[]): (number | undefined)[] {
  const order = ["number", "name", "stratum", "handicap"];
  return headings.map((heading) => {
    const field = fieldOf(textOf(heading));
    const at = order.indexOf(field === "pair" ? "number" : (field ?? ""));
    return at < 0 ? undefined : at;
  });
}
