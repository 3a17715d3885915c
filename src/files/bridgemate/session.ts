/** A session from a Bridgemate database (.bws), as table terminals and many scoring programs write it. */
import type { ImportedSession, ResultLine } from "../../results/types";
import { decide } from "../decide";
import { nothingRead, type Source } from "../fromCells";
import { text, whole } from "./cells";
import { readTables, type Row, type Tables } from "./database";
import { expectedLines } from "./expected";
import { receivedLines } from "./lines";
import { contestants } from "./players";

export function readBridgemate(bytes: Uint8Array, fileName: string): ImportedSession {
  const source: Source = { kind: "Bridgemate", fileName };
  const tables = readTables(bytes);
  if (tables === "damaged") return nothingRead(source, { kind: "damagedDatabase", at: fileName, read: fileName });
  if (!tables) return nothingRead(source, { kind: "otherDatabase", at: fileName, read: fileName });
  return sessionOf(tables, source);
}

/** The session that the tables hold; plain rows in, so that it can be tried without a database. */
export function sessionOf(tables: Tables, source: Source): ImportedSession {
  const at = source.fileName;
  const sectionOf = sectionNames(tables.section);
  const received = receivedLines(tables.receivedData, sectionOf);
  if (received.lines.length === 0) {
    const nothing = nothingRead(source, { kind: "noResults", at, read: at });
    return { ...nothing, findings: received.findings };
  }
  const expected = expectedLines(tables.roundData, received.lines, sectionOf, at);
  const lines = inBoardOrder([...received.lines, ...expected.lines]);
  const decided = decide(lines, at);
  const date = dateOf(tables.receivedData);
  return {
    lines,
    unread: received.unread,
    findings: [...decided.findings, ...expected.findings, ...received.findings],
    contestants: contestants(tables, sectionOf, decided.settings.Numbers === "Each direction its own"),
    settings: decided.settings,
    event: date ? { date } : {},
    source,
  };
}

/** The letter of each section; "" where the session has one section only. */
function sectionNames(sections: readonly Row[]): (row: Row) => string {
  const letters = new Map(sections.map((row) => [whole(row, "id"), text(row, "letter")]));
  return (row) => (letters.size > 1 ? (letters.get(whole(row, "section")) ?? text(row, "section")) : "");
}

function inBoardOrder(lines: ResultLine[]): ResultLine[] {
  return lines.sort((a, b) => a.board - b.board || (a.round ?? 0) - (b.round ?? 0) || (a.table ?? 0) - (b.table ?? 0));
}

/** The day on which the first result came. */
function dateOf(rows: readonly Row[]): string | undefined {
  const days = rows.flatMap(({ datelog }) => (datelog instanceof Date ? datelog.toISOString().slice(0, 10) : []));
  return days.sort()[0];
}
