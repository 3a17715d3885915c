/** Rows as a Bridgemate database holds them, with the columns' names in lower case. */
import type { Row, Tables } from "../../../../src/files/bridgemate/database";
import { sessionsOf } from "../../../../src/files/bridgemate/session";
import type { Finding, ImportedSession } from "../../../../src/results/types";
import type { ProblemKind } from "../../../../src/notation/messages";
import { atOnce } from "../../../../src/results/steps";

let lastId = 0;

/** A record: 4 S by N made, pair 1 v pair 2 on board 1 at table 1 in round 1, but for what is given. */
export function record(given: Row = {}): Row {
  return {
    id: ++lastId,
    section: 1,
    table: 1,
    round: 1,
    board: 1,
    pairns: 1,
    pairew: 2,
    declarer: null,
    "ns/ew": "N",
    contract: "4 S",
    result: "=",
    leadcard: null,
    remarks: null,
    erased: false,
    ...given,
  };
}

/** A table of a round: pair 1 v pair 2 with boards 1 and 2, but for what is given. */
export function round(given: Row = {}): Row {
  return {
    section: 1,
    table: 1,
    round: 1,
    nspair: 1,
    ewpair: 2,
    lowboard: 1,
    highboard: 2,
    customboards: null,
    ...given,
  };
}

export const sectionA: Row = { id: 1, letter: "A", tables: 1, missingpair: 0 };

export function session(tables: Partial<Tables>): ImportedSession {
  const empty = { receivedData: [], roundData: [], playerNumbers: [], playerNames: [], handRecord: [], session: [] };
  return atOnce(
    sessionsOf({ ...empty, section: [sectionA], ...tables }, { kind: "Bridgemate", fileName: "night.bws" }),
  );
}

export function findingsOf({ findings }: ImportedSession, kind: ProblemKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind);
}
