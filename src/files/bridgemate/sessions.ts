/** The sessions of a database: each section belongs to one of them (column Session of Section, table Session). */
import { whole } from "./cells";
import type { Row, Tables } from "./database";

/** The tables of each session by themselves, in the order of their IDs; all rows together where there is one session. */
export function apart(tables: Tables): Tables[] {
  const sessionOf = new Map(tables.section.map((row) => [whole(row, "id"), whole(row, "session")]));
  const ids = [...new Set(sessionOf.values())].sort((a, b) => a - b);
  if (ids.length < 2) return [tables];
  // What stands in a section that is not listed belongs to the first one.
  const belongs = (id: number) => (row: Row) => (sessionOf.get(whole(row, "section")) ?? ids[0]) === id;
  return ids.map((id): Tables => {
    const own = (rows: readonly Row[]): Row[] => rows.filter(belongs(id));
    return {
      receivedData: own(tables.receivedData),
      roundData: own(tables.roundData),
      section: tables.section.filter((row) => whole(row, "session") === id),
      session: tables.session.filter((row) => whole(row, "id") === id),
      playerNumbers: own(tables.playerNumbers),
      playerNames: tables.playerNames,
      handRecord: own(tables.handRecord),
    };
  });
}
