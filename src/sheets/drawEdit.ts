/** The draw of a round as values in the results: a later correction of an earlier round changes nothing of it. */
import { drawTables, type Draw } from "../movements/swissDraw";
import { unread, type Unread } from "../notation/problem";
import { findHeader } from "../results/columns";
import { groups } from "../results/groups";
import { parseSettings } from "../results/parseSettings";
import { isSlipHeader } from "../results/teams/readSlips";
import { numberOrText } from "./look";
import type { RoundToDraw, SwissTables } from "./nextRound";
import type { Cell } from "./plan";
import { ResultRows, type ResultRow } from "./resultRows";
import { rowOf, type TableEdit } from "./tableEdit";

type Rows = readonly (readonly unknown[])[];

/** The values that the draw puts into the results: into the rows that wait for them, into new rows where there are none. */
export function drawEdit(
  { kind, round }: Pick<RoundToDraw, "kind" | "round">,
  draw: Draw,
  tables: SwissTables,
): TableEdit | Unread {
  const { settings } = parseSettings(tables.settings);
  const rows = ResultRows.of(tables.results, settings);
  return rows ? boardEdit(kind, round, draw, rows, tables.results) : slipEdit(round, draw, tables.results);
}

const BYE = "Bye";

function slipEdit(round: number, draw: Draw, results: Rows): TableEdit | Unread {
  const header = findHeader(results, isSlipHeader);
  if (!header) return unread("noTeamsHeader", "");
  const at = (field: "round" | "pair" | "opponent" | "table"): number => header.columns.get(field)?.index ?? -1;
  // A round that stands once for several rows holds until the next.
  let current = 0;
  const own = results.flatMap((row, i) => {
    if (i > header.row) current = Number(row[at("round")]) || current;
    return i > header.row && current === round ? [i] : [];
  });
  const entered = own.filter((i) =>
    results[i].some((cell, c) => isFigure(c, header.columns) && cell !== "" && cell !== 0 && cell !== null),
  );
  if (entered.length) return unread("notToDraw", String(round));
  const wanted: [string, string][] = [
    ...draw.matches,
    ...(draw.bye === undefined ? [] : [[draw.bye, BYE] as [string, string]]),
  ];
  const seats = ([team, opponent]: readonly [string, string]): [number, Cell][] => [
    [at("pair"), numberOrText(team)],
    [at("opponent"), numberOrText(opponent)],
  ];
  const spare = own.slice(wanted.length);
  return {
    cells: [
      ...own
        .slice(0, wanted.length)
        .flatMap((row, i) => seats(wanted[i]).map(([column, cell]) => ({ row, column, cells: [cell] }))),
      ...spare.flatMap((row) => seats(["", ""]).map(([column, cell]) => ({ row, column, cells: [cell] }))),
    ],
    rows: added(
      wanted.slice(own.length).map((match, i) => {
        const table: [number, Cell][] =
          at("table") < 0 || match[1] === BYE ? [] : [[at("table"), 2 * (own.length + i) + 1]];
        return rowOf(new Map<number, Cell>([[at("round"), round], ...table, ...seats(match)]), results[0].length);
      }),
      results.length,
    ),
  };
}

const added = (cells: Cell[][], before: number): TableEdit["rows"] => (cells.length ? [{ before, cells }] : []);

function isFigure(column: number, columns: Parameters<typeof isSlipHeader>[0]): boolean {
  return (["imps", "oppImps", "vpAdjust", "oppVpAdjust"] as const).some(
    (field) => columns.get(field)?.index === column,
  );
}

function boardEdit(
  kind: "pairs" | "teams",
  round: number,
  draw: Draw,
  rows: ResultRows,
  results: Rows,
): TableEdit | Unread {
  const own = rows.rows.filter(({ line }) => line.round === round);
  if (own.some(({ line }) => line.status !== "expected" && line.status !== "sitOut"))
    return unread("notToDraw", String(round));
  const tables = drawTables(kind, draw);
  const atTables = own.flatMap((row) => (row.line.table === undefined ? [] : [{ row, table: row.line.table }]));
  const places = groups(atTables, ({ table }) => table)
    .sort(([a], [b]) => a.table - b.table)
    .map((place) => place.map(({ row }) => row));
  const away = own.filter(({ line }) => line.table === undefined);
  const seat = (row: ResultRow, ns: string, ew: string): void => {
    rows.seat(row, "ns", ns);
    rows.seat(row, "ew", ew);
  };
  tables.slice(0, places.length).forEach(({ ns, ew }, i) =>
    places[i].forEach((row) => {
      seat(row, ns, ew);
      rows.clearSitOut(row);
    }),
  );
  // Tables that are not needed any more: the first of them is where the bye sits out.
  const spare = places.slice(tables.length);
  const { bye } = draw;
  const byeRows = bye === undefined ? [] : away.length ? away : (spare[0] ?? []);
  [...spare.flat(), ...away].forEach((row) => {
    seat(row, bye !== undefined && byeRows.includes(row) ? bye : "", "");
    rows.setSpecial(row, "sitOut");
  });
  const edit = rows.edit();
  const missing = tables.slice(places.length);
  const boards = own.length ? boardsOf(own) : boardsAfter(round, rows.rows);
  const lines = [
    ...missing.flatMap(({ table, ns, ew }) => boards.map((board) => rows.newRow({ round, table, board, ns, ew }))),
    ...(bye !== undefined && byeRows.length === 0
      ? boards.map((board) => rows.newRow({ round, board, ns: bye, ew: "", sitsOut: true }))
      : []),
  ];
  return { ...edit, rows: added(lines, results.length) };
}

const boardsOf = (rows: readonly ResultRow[]): number[] =>
  [...new Set(rows.map(({ line }) => line.board))].sort((a, b) => a - b);

/** As many as the round before, and the numbers go on. */
function boardsAfter(round: number, rows: readonly ResultRow[]): number[] {
  const before = boardsOf(rows.filter(({ line }) => line.round === round - 1));
  const last = Math.max(0, ...rows.map(({ line }) => line.board));
  return before.map((_, i) => last + 1 + i);
}
