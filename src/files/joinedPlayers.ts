/** Players of an individual event who stand two by two, "3 & 7" for North and South, as our own travellers show them. */
import { isBlank, plain, textOf } from "../notation/text";
import type { Cells, Columns, Header } from "../results/columns";

const NUMBER = "[A-Za-z]{0,2}\\d{1,4}[A-Za-z]?";
const TWO = new RegExp(`^(${NUMBER}) ?[&+] ?(${NUMBER})$`);

/** The numbers of the two; undefined where the text is anything else. */
export function twoPlayers(text: string): [string, string] | undefined {
  const [, first, second] = TWO.exec(plain(text)) ?? [];
  return first && second ? [first.toUpperCase(), second.toUpperCase()] : undefined;
}

/** The headings that their four columns get. */
export const FOUR = ["North", "East", "South", "West"] as const;

/**
 * The columns of both sides where every row has two players on each; a row without anybody says nothing.
 *
 * @param textAt what stands in a row's column
 */
export function joinedColumns<Row>(
  rows: readonly Row[],
  columns: Columns,
  textAt: (row: Row, index: number) => string,
): { ns: number; ew: number } | undefined {
  const [ns, ew] = [columns.get("ns")?.index, columns.get("ew")?.index];
  if (ns === undefined || ew === undefined || columns.has("north")) return undefined;
  const seated = rows.filter((row) => !isBlank(textAt(row, ns)) || !isBlank(textAt(row, ew)));
  const areJoined = seated.every((row) => twoPlayers(textAt(row, ns)) && twoPlayers(textAt(row, ew)));
  return seated.length > 0 && areJoined ? { ns, ew } : undefined;
}

/** The table with a column for each player; as it is where it has none who stand two by two. */
export function withPlayers(cells: Cells, { columns, row: heading }: Header): Cells {
  const body = cells.slice(heading + 1);
  const sides = joinedColumns(body, columns, (row, index) => textOf(row[index]));
  if (!sides) return cells;
  // One column is left blank, so that no heading above goes on over the new ones.
  const width = Math.max(...cells.map((row) => row.length)) + 1;
  const spread = (row: readonly unknown[], [north, east, south, west]: readonly string[]): unknown[] => {
    const wide = Array.from({ length: width }, (_, i) =>
      i === sides.ns ? north : i === sides.ew ? east : (row[i] ?? ""),
    );
    return [...wide, south, west];
  };
  const players = (row: readonly unknown[]): string[] => {
    const [ns, ew] = [sides.ns, sides.ew].map((index) => twoPlayers(textOf(row[index])) ?? ["", ""]);
    return [ns[0], ew[0], ns[1], ew[1]];
  };
  return [...cells.slice(0, heading), spread(cells[heading], FOUR), ...body.map((row) => spread(row, players(row)))];
}
