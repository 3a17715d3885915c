/** The tables of a Bridgemate database as plain rows. */
import { Buffer } from "buffer";
import MDBReader from "mdb-reader";

/** A row with its column names in lower case: versions of the schema differ in them. */
export type Row = Record<string, unknown>;

export interface Tables {
  receivedData: Row[];
  roundData: Row[];
  section: Row[];
  playerNumbers: Row[];
  playerNames: Row[];
}

/** Undefined where the file is no Bridgemate database; "damaged" where it cannot be read at all. */
export function readTables(bytes: Uint8Array): Tables | "damaged" | undefined {
  let reader: MDBReader;
  let names: string[];
  try {
    reader = new MDBReader(Buffer.from(bytes));
    names = reader.getTableNames();
  } catch {
    return "damaged";
  }
  const rows = (table: string): Row[] => {
    const name = names.find((known) => known.toLowerCase() === table);
    return name ? reader.getTable(name).getData().map(lowerCase) : [];
  };
  if (!names.some((name) => name.toLowerCase() === "receiveddata")) return undefined;
  try {
    return {
      receivedData: rows("receiveddata"),
      roundData: rows("rounddata"),
      section: rows("section"),
      playerNumbers: rows("playernumbers"),
      playerNames: rows("playernames"),
    };
  } catch {
    return "damaged";
  }
}

function lowerCase(row: Record<string, unknown>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));
}
