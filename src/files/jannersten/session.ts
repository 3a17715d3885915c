/** A session from Jannersten's results.txt (BOS, Bridge Tournament Control), as its help describes it. */
import type { Problem } from "../../notation/problem";
import { compact, numberOf } from "../../notation/text";
import { within, type Steps } from "../../results/steps";
import type { Contestant, EventDetails, FileTotal, Finding, ImportedSession } from "../../results/types";
import { sideOf } from "../../scoring/types";
import { isoDate } from "../dates";
import { finished } from "../finish";
import { nothingRead, readRows, type Source } from "../fromCells";
import { isPhantomName } from "../../notation/phantom";
import { fieldsOf } from "../quotedFields";

interface Row {
  cells: string[];
  line: number;
}

/** The rows of each part, by its name in square brackets. */
type Parts = Map<string, Row[]>;

/** The fields of a result, in their order, in words that every reader of tables knows; those without are passed over. */
const FIELDS = [
  ...["Board", "Section", "Round", "North", "East", "South", "West", "NS score", "Contract", "By", "Tricks", "Lead"],
  ...["NS MPs", "EW MPs", "NS IMPs", "EW IMPs", "% NS", "% EW", "", "", "", ""],
];
const [NORTH, EAST, SOUTH, WEST] = ["North", "East", "South", "West"].map((name) => FIELDS.indexOf(name));
const SECTION = FIELDS.indexOf("Section");
const CONTRACT = FIELDS.indexOf("Contract");
const MATCHPOINTS = [FIELDS.indexOf("NS MPs"), FIELDS.indexOf("EW MPs")];
const IMPS = [FIELDS.indexOf("NS IMPs"), FIELDS.indexOf("EW IMPs")];

/** @param text the whole file */
export function* readJannersten(text: string, source: Source): Steps<ImportedSession> {
  const { fileName } = source;
  yield 0;
  const parts = partsOf(text);
  const { rows, unread } = results(parts.get("RESULTS") ?? []);
  if (rows.length === 0) {
    const nothing = nothingRead(source, { kind: "noResults", at: fileName, read: fileName });
    return { ...nothing, unread: [...nothing.unread, ...unread] };
  }
  const isImps = filled(rows, IMPS) > filled(rows, MATCHPOINTS);
  const places = [1, ...rows.map(({ line }) => line)];
  const read = yield* within(
    readRows(cellsOf(rows, isImps), (row) => `line ${places[row - 1]}`, source),
    0,
    0.6,
  );
  if ("kind" in read) return nothingRead(source, read);
  const people = readContestants(parts.get("CONTESTANTS") ?? []);
  const finishing = finished(
    {
      lines: read.lines,
      unread: [...unread, ...read.unread],
      findings: [
        { kind: "neverTried", at: fileName, read: "Jannersten's results.txt" },
        ...remarks(rows),
        ...read.findings,
      ],
      contestants: people.contestants,
      totals: isImps ? [] : people.totals,
      deals: [],
      event: eventOf(parts.get("GAME") ?? []),
      declared: isImps ? {} : filled(rows, MATCHPOINTS) ? { Scoring: "Matchpoints" } : {},
      ...(isImps ? { mayBe: ["Cross-IMPs", "Butler"] } : {}),
      ...(people.ownNumbers ? { ownNumbers: true } : {}),
    },
    source,
  );
  const session = yield* within(finishing, 0.6, 1);
  return { ...session, settings: { ...session.settings, ...source.as, Language: read.language } };
}

function partsOf(text: string): Parts {
  const parts: Parts = new Map();
  let part: Row[] = [];
  text.split(/\r\n?|\n/).forEach((written, index) => {
    const [, name, rest] = /^\s*\[([a-z]+)\](.*)$/i.exec(written) ?? [];
    if (name) {
      part = parts.get(name.toUpperCase()) ?? [];
      parts.set(name.toUpperCase(), part);
    }
    const cells = fieldsOf(name ? rest : written, ";");
    if (cells.some(Boolean)) part.push({ cells, line: index + 1 });
  });
  return parts;
}

/** The rows that begin with a board; the names of the fields may stand above them. */
function results(part: readonly Row[]): { rows: Row[]; unread: Problem[] } {
  const isResult = ({ cells }: Row): boolean => /^#?\s*\d/.test(cells[0]) && cells.length > CONTRACT;
  const isHeading = ({ cells }: Row, index: number): boolean => index === 0 && /^#?\s*[a-z]/i.test(cells[0]);
  const others = part.filter((row, index) => !isResult(row) && !isHeading(row, index));
  return {
    rows: part.filter(isResult).map(({ cells: [board, ...cells], line }) => ({
      cells: [board.replace(/^#\s*/, ""), ...cells],
      line,
    })),
    unread: others.map(({ cells, line }) => ({
      kind: "tableRow",
      at: `line ${line}`,
      read: cells.join(";"),
      likely: [String(FIELDS.length)],
    })),
  };
}

/** How many rows have a figure in one of the columns. */
const filled = (rows: readonly Row[], columns: readonly number[]): number =>
  rows.filter(({ cells }) => columns.some((column) => numberOf(cells[column] ?? "") !== undefined)).length;

/** Headings and rows as a sheet would have them: pairs, or the four players where South and West have numbers too. */
function cellsOf(rows: readonly Row[], isImps: boolean): string[][] {
  const isIndividual = rows.some(({ cells }) => cells[SOUTH] && cells[WEST]);
  const isOneSection = new Set(rows.map(({ cells }) => cells[SECTION])).size === 1;
  const unused = new Set([
    ...(isImps ? MATCHPOINTS : IMPS),
    ...(isIndividual ? [] : [SOUTH, WEST]),
    ...(isOneSection ? [SECTION] : []),
  ]);
  const columns = FIELDS.flatMap((name, i) => (name && !unused.has(i) ? [i] : []));
  const heading = (column: number): string => {
    if (isIndividual) return FIELDS[column];
    return column === NORTH ? "NS" : column === EAST ? "EW" : FIELDS[column];
  };
  return [columns.map(heading), ...rows.map(({ cells }) => columns.map((column) => cells[column] ?? ""))];
}

/** Nothing is known of what programs write there: it decides nothing, and is shown. */
function remarks(rows: readonly Row[]): Finding[] {
  return rows.flatMap(({ cells, line }): Finding[] => {
    const remark = cells[FIELDS.length - 1] ?? "";
    return remark ? [{ kind: "remark", at: `line ${line}`, read: remark }] : [];
  });
}

/** `section;pair;seat;"name";final;percent;VP;masterpoints`, a row for each player. */
function readContestants(part: readonly Row[]): {
  contestants: Contestant[];
  totals: FileTotal[];
  ownNumbers: boolean;
} {
  const players = part.flatMap(({ cells: [section, pair = "", seat = "", name = "", , percent = ""] }) => {
    const letter = /^[NESW]$/.exec(compact(seat))?.[0];
    const id = compact(pair).replace(/^0+(?=\d)/, "");
    if (!letter || !id || isPhantomName(name)) return [];
    return [{ section, id, side: sideOf(letter as "N" | "E" | "S" | "W"), name, percent: numberOf(percent) }];
  });
  const sides = new Map<string, Set<string>>();
  for (const { section, id, side } of players) {
    const key = `${section}|${id}`;
    sides.set(key, (sides.get(key) ?? new Set()).add(side));
  }
  const ownNumbers = [...sides.values()].some(({ size }) => size > 1);
  const several = new Set(players.map(({ section }) => section)).size > 1;
  const found = new Map<string, Contestant>();
  const totals = new Map<string, FileTotal>();
  for (const { section, id, side, name, percent } of players) {
    const key = `${section}|${id}|${ownNumbers ? side : ""}`;
    const pair = found.get(key) ?? {
      id,
      section: several ? section : "",
      ...(ownNumbers ? { direction: side } : {}),
      names: [],
    };
    const { direction } = pair;
    found.set(key, { ...pair, names: [...pair.names, ...(name ? [name] : [])] });
    if (percent === undefined) continue;
    totals.set(key, { id, section: pair.section, ...(direction ? { direction } : {}), percent });
  }
  return { contestants: [...found.values()], totals: [...totals.values()], ownNumbers };
}

/** Section, boards, rounds and codes that the help does not explain; then date, name and session. */
const GAME = { date: 9, name: 10, session: 11 } as const;

function eventOf(part: readonly Row[]): EventDetails {
  const row = part.find(({ cells }) => isoDate(cells[GAME.date] ?? ""));
  if (!row) return {};
  const details = {
    name: row.cells[GAME.name],
    date: isoDate(row.cells[GAME.date]),
    session: row.cells[GAME.session],
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value));
}
