/** The tables of a Bridgemate database as plain rows. */
import { Buffer } from "buffer";
import MDBReader from "mdb-reader";

/** A row with its column names in lower case: versions of the schema differ in them. */
export type Row = Record<string, unknown>;

export interface Tables {
  receivedData: Row[];
  roundData: Row[];
  section: Row[];
  session: Row[];
  playerNumbers: Row[];
  playerNames: Row[];
  handRecord: Row[];
}

/** Undefined where the file is no Bridgemate database; "damaged" where it cannot be read, wherever that shows. */
export function readTables(bytes: Uint8Array): Tables | "damaged" | undefined {
  try {
    return tablesOf(new MDBReader(Buffer.from(bytes)));
  } catch {
    return "damaged";
  }
}

function tablesOf(reader: MDBReader): Tables | undefined {
  const names = new Map(reader.getTableNames().map((name) => [name.toLowerCase(), name]));
  const rows = (table: string): Row[] => {
    const name = names.get(table);
    return name === undefined ? [] : reader.getTable(name).getData().map(lowerCase);
  };
  if (!names.has("receiveddata")) return undefined;
  return {
    receivedData: rows("receiveddata"),
    roundData: rows("rounddata"),
    section: rows("section"),
    session: rows("session"),
    playerNumbers: rows("playernumbers"),
    playerNames: rows("playernames"),
    handRecord: rows("handrecord"),
  };
}

function lowerCase(row: Record<string, unknown>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));
}
