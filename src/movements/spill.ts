/** A movement as the cells of a sheet. */
import { expand, type Movement, type TableRow } from "./movement";
import { HEADINGS, runText, SIT_OUT } from "./texts";

type Figure = string | number;

/**
 * A heading, then a row for each table and round; two where boards that are not consecutive are played there, as with
 * half-sets. Who sits out has a row without opponents and without boards, and `Sit-out` in their place. Tables of a Swiss
 * event that are still to be drawn have boards, and no pairs.
 */
export function movementTable(movement: Movement): Figure[][] {
  const rows = expand(movement);
  const heading = rows.some(({ players }) => players) ? HEADINGS.players : HEADINGS.pairs;
  return [[...heading], ...rows.flatMap(cellsOfRow)];
}

function cellsOfRow({ round, table, ns, ew, players, runs, status }: TableRow): Figure[][] {
  const place = [round, table ?? "", ...(players ?? [ns, ew]).map(asNumber)];
  if (status === "sitsOut") return [[...place, "", "", SIT_OUT]];
  return runs.map(({ first, last }) => [...place, first, last, runText(first, last)]);
}

const asNumber = (name: string): Figure => (name === "" ? "" : Number(name));
