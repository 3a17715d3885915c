/** Which records of ReceivedData count. */
import type { Finding, ResultLine } from "../../results/types";
import { text, whole } from "./cells";
import type { Row } from "./database";
import { meeting, samePlay, seatsOf } from "./seats";

/** A record and the line that it becomes. */
export interface Received {
  row: Row;
  line: ResultLine;
}

/**
 * Erased records are left out; of several records for one play of a board the last one holds. Both are said.
 *
 * @returns the records that count, in the order of their ID
 */
export function countingRecords(
  rows: readonly Row[],
  sectionOf: (row: Row) => string,
): { records: Received[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const byMeeting = new Map<string, Received[]>();
  const records = new Set<Received>();
  for (const row of [...rows].sort((a, b) => whole(a, "id") - whole(b, "id"))) {
    const record = { row, line: emptyLine(row, sectionOf(row)) };
    if (row.erased) {
      findings.push({ kind: "erasedRecord", at: record.line.at, read: written(row) });
      continue;
    }
    const others = (byMeeting.get(meeting(record.line)) ?? []).filter((other) => records.has(other));
    const earlier = others.find(({ line }) => samePlay(line, record.line));
    if (earlier) {
      records.delete(earlier);
      findings.push({
        kind: "replacedRecord",
        at: earlier.line.at,
        read: written(earlier.row),
        likely: [written(row)],
      });
    }
    byMeeting.set(meeting(record.line), [...others, record]);
    records.add(record);
  }
  return { records: [...records], findings };
}

function emptyLine(row: Row, section: string): ResultLine {
  return {
    ...seatsOf(row, "ReceivedData", section),
    board: whole(row, "board"),
    status: "unread",
    at: `ReceivedData ${text(row, "id")}`,
  };
}

/** A record as a person would quote it: "board 6, 7 v 22: 2 S E +4". */
export function written(row: Row): string {
  const what = [text(row, "contract"), text(row, "ns/ew"), text(row, "result")].filter(Boolean).join(" ");
  const who = `${text(row, "pairns")} v ${text(row, "pairew")}`;
  return `board ${text(row, "board")}, ${who}: ${what || text(row, "remarks") || "blank"}`;
}
