/** A session from a Bridgemate database (.bws), as table terminals and many scoring programs write it. */
import { within, type Steps } from "../../results/steps";
import type { Finding, ImportedSession, ResultLine } from "../../results/types";
import { checkedDeals } from "../deals";
import { decide } from "../decide";
import { nothingRead, type Source } from "../fromCells";
import { haveOwnNumbers } from "../numbers";
import { text, whole } from "./cells";
import { readTables, type Row, type Tables } from "./database";
import { expectedLines, plannedLines, unplannedLines } from "./expected";
import { handsOf } from "./hands";
import { contestants } from "./players";
import { countingRecords } from "./records";
import { readRecords } from "./results";
import { switchedSeats } from "./switchedSeats";

export function* readBridgemate(bytes: Uint8Array, fileName: string): Steps<ImportedSession> {
  yield 0;
  const source: Source = { kind: "Bridgemate", fileName };
  const tables = readTables(bytes);
  if (tables === "damaged") return nothingRead(source, { kind: "damagedDatabase", at: fileName, read: fileName });
  if (!tables) return nothingRead(source, { kind: "otherDatabase", at: fileName, read: fileName });
  yield 0.5;
  return yield* within(sessionOf(tables, source), 0.5, 1);
}

/** The session that the tables hold; plain rows in, so that it can be tried without a database. */
export function* sessionOf(tables: Tables, source: Source): Steps<ImportedSession> {
  const at = source.fileName;
  const sectionOf = sectionNames(tables.section);
  const { records, findings } = countingRecords(tables.receivedData, sectionOf);
  const { deals, findings: dealFindings } = checkedDeals(handsOf(tables.handRecord, sectionOf));
  const hands = deals.length ? { deals } : {};
  if (records.length === 0) {
    const nothing = nothingRead(source, { kind: "noResults", at, read: at });
    return { ...nothing, findings: [...findings, ...dealFindings], ...hands };
  }
  const { unread, findings: oddities } = readRecords(records);
  const received = records.map(({ line }) => line);
  const planned = plannedLines(tables, sectionOf);
  const unplanned = unplannedLines(planned, received);
  const valid = unplanned.length ? [] : planned;
  const lines = inBoardOrder([...received, ...expectedLines(valid, received)]);
  const ownNumbers = haveOwnNumbers([...valid, ...received]);
  const decided = yield* decide(lines, at, ownNumbers);
  const date = dateOf(tables.receivedData);
  return {
    lines,
    unread,
    findings: [
      ...decided.findings,
      ...notAsPlanned(unplanned, at),
      ...findings,
      ...switchedSeats(records, ownNumbers),
      ...oddities,
      ...dealFindings,
    ],
    contestants: contestants(tables, sectionOf, ownNumbers),
    settings: decided.settings,
    ...hands,
    event: date ? { date } : {},
    source,
  };
}

function notAsPlanned(unplanned: readonly ResultLine[], at: string): Finding[] {
  const [first] = unplanned;
  return first ? [{ kind: "notAsPlanned", at, read: String(unplanned.length), likely: [first.at] }] : [];
}

/** The letter of each section; "" where the session has one section only. */
function sectionNames(sections: readonly Row[]): (row: Row) => string {
  const letters = new Map(sections.map((row) => [whole(row, "id"), text(row, "letter")]));
  return (row) => (letters.size > 1 ? (letters.get(whole(row, "section")) ?? text(row, "section")) : "");
}

function inBoardOrder(lines: ResultLine[]): ResultLine[] {
  return lines.sort((a, b) => a.board - b.board || (a.round ?? 0) - (b.round ?? 0) || (a.table ?? 0) - (b.table ?? 0));
}

/** A blank date column counts from here (Access's day 0). */
const ACCESS_DAY_ZERO = "1899-12-30";

/** The day on which the first result came. */
function dateOf(rows: readonly Row[]): string | undefined {
  const dates = rows.flatMap(({ datelog }) => (datelog instanceof Date && !isNaN(datelog.getTime()) ? datelog : []));
  const days = dates.map((date) => date.toISOString().slice(0, 10));
  return days.filter((day) => day > ACCESS_DAY_ZERO).sort()[0];
}
