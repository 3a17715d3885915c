/** A session from a Bridgemate database (.bws), as table terminals and many scoring programs write it. */
import { byRound } from "../../results/byRound";
import { within, type Steps } from "../../results/steps";
import type { EventDetails, Finding, ImportedSession, ResultLine, Settings } from "../../results/types";
import { checkedDeals } from "../deals";
import { pairSettings } from "../finish";
import { nothingRead, type Source } from "../fromCells";
import { haveOwnNumbers } from "../numbers";
import { firstOf } from "../several";
import { text, whole } from "./cells";
import { readTables, type Row, type Tables } from "./database";
import { expectedLines, plannedLines, unplannedLines } from "./expected";
import { handsOf } from "./hands";
import { contestants } from "./players";
import { countingRecords } from "./records";
import { readRecords } from "./results";
import { apart } from "./sessions";
import { switchedSeats } from "./switchedSeats";
import { unreadLeads, withCards } from "../writtenResult";

export function* readBridgemate(bytes: Uint8Array, fileName: string): Steps<ImportedSession> {
  yield 0;
  const source: Source = { kind: "Bridgemate", fileName };
  const tables = readTables(bytes);
  if (tables === "damaged") return nothingRead(source, { kind: "damagedDatabase", at: fileName, read: fileName });
  if (!tables) return nothingRead(source, { kind: "otherDatabase", at: fileName, read: fileName });
  yield 0.5;
  return yield* within(sessionsOf(tables, source), 0.5, 1);
}

/** The sessions that the tables hold; plain rows in, so that it can be tried without a database. */
export function* sessionsOf(tables: Tables, source: Source): Steps<ImportedSession> {
  const all = apart(tables);
  const filled = all.filter(({ receivedData }) => receivedData.some((row) => !row.erased));
  const read: ImportedSession[] = [];
  for (const one of filled.length ? filled : all.slice(0, 1)) read.push(yield* sessionOf(one, source));
  return firstOf(read);
}

function* sessionOf(tables: Tables, source: Source): Steps<ImportedSession> {
  const at = source.fileName;
  const sectionOf = sectionNames(tables);
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
  const lines = inBoardOrder([...withCards(received), ...expectedLines(valid, received)]);
  const ownNumbers = haveOwnNumbers([...valid, ...received]);
  const isIndividual = received.some(({ players }) => players);
  const found = { declared: isIndividual ? {} : winnersOf(tables.section), ownNumbers };
  const decided = yield* pairSettings(lines, found, at);
  return {
    lines,
    unread,
    findings: [
      ...decided.findings,
      ...notAsPlanned(unplanned, at),
      ...findings,
      ...switchedSeats(records, ownNumbers),
      ...oddities,
      ...unreadLeads(lines),
      ...dealFindings,
    ],
    contestants: contestants(tables, sectionOf, ownNumbers),
    settings: decided.settings,
    ...hands,
    event: eventOf(tables),
    source,
  };
}

function notAsPlanned(unplanned: readonly ResultLine[], at: string): Finding[] {
  const [first] = unplanned;
  return first ? [{ kind: "notAsPlanned", at, read: String(unplanned.length), likely: [first.at] }] : [];
}

/** The letter of each section, the number of one that is not listed; "" where the session has one section only. */
function sectionNames({ section, receivedData }: Tables): (row: Row) => string {
  const letters = new Map(section.map((row) => [whole(row, "id"), text(row, "letter")]));
  const played = new Set(receivedData.map((row) => whole(row, "section")).filter((id) => id > 0));
  const several = letters.size > 1 || played.size > 1;
  return (row) => (several ? (letters.get(whole(row, "section")) ?? text(row, "section")) : "");
}

function inBoardOrder(lines: ResultLine[]): ResultLine[] {
  return lines.sort((a, b) => a.board - b.board || byRound(a, b));
}

/** A blank date column counts from here (Access's day 0). */
const ACCESS_DAY_ZERO = "1899-12-30";

/** The session's name, and the day on which the first result came; else that of the session. */
function eventOf({ receivedData, session }: Tables): EventDetails {
  const date = firstDay(receivedData.map(({ datelog }) => datelog)) ?? firstDay(session.map((row) => row.date));
  const name = session.length === 1 ? text(session[0], "name") : "";
  return { ...(name ? { name } : {}), ...(date ? { date } : {}) };
}

function firstDay(cells: readonly unknown[]): string | undefined {
  const dates = cells.flatMap((cell) => (cell instanceof Date && !isNaN(cell.getTime()) ? cell : []));
  const days = dates.map((date) => date.toISOString().slice(0, 10));
  return days.filter((day) => day > ACCESS_DAY_ZERO).sort()[0];
}

/** One ranking or two, where all sections say the same. */
function winnersOf(sections: readonly Row[]): Settings {
  const said = new Set(sections.map((row) => whole(row, "winners")));
  const [winners] = said;
  return said.size === 1 && (winners === 1 || winners === 2) ? { Winners: winners } : {};
}
