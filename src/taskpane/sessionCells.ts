/** A session of the workbook as the pages Check and Results read it. */
import { readPlaces, type Outcome, type Place, type PlacedCells } from "../excel";
import type { TableNames } from "../sheets";

/** One of the workbook's sessions, or cells that the scorer selected. */
export type Source = { tables: TableNames } | { selected: Place };

export interface SessionCells {
  results: PlacedCells;
  settings?: PlacedCells;
  names?: PlacedCells;
}

export async function readSource(source: Source): Promise<Outcome<SessionCells>> {
  const places = placesOf(source);
  const rooms = Object.keys(places) as (keyof SessionCells)[];
  const read = await readPlaces(rooms.map((room) => places[room] as Place));
  if (!read.ok) return read;
  const cells = Object.fromEntries(rooms.map((room, i) => [room, read.value[i]])) as unknown as SessionCells;
  return { ok: true, value: cells };
}

function placesOf(source: Source): { results: Place; settings?: Place; names?: Place } {
  if ("selected" in source) return { results: source.selected };
  const { results, settings, names } = source.tables;
  return {
    results: { table: results },
    ...(settings ? { settings: { table: settings } } : {}),
    ...(names ? { names: { table: names } } : {}),
  };
}
