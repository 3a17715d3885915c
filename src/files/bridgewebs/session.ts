/**
 * A session from a file for BridgeWebs (CSV), written from its description and tried on no real sample: lines that begin
 * with `#` are options, `#Travellers` and `#Scores` are followed by headings and rows, `#Board 7` begins a board.
 */
import { compact, folded, numberOf, plain } from "../../notation/text";
import { fieldOf } from "../../results/columns";
import { within, type Steps } from "../../results/steps";
import type { Contestant, EventDetails, FileTotal, Finding, ImportedSession, Settings } from "../../results/types";
import { isoDate } from "../dates";
import { finished } from "../finish";
import { nothingRead, readRows, type Source } from "../fromCells";
import { isPhantomName } from "../../notation/phantom";
import { fieldsOf } from "../quotedFields";

interface Row {
  cells: string[];
  line: number;
}

interface Traveller extends Row {
  board: string;
}

interface Parts {
  options: Map<string, string>;
  /** One for each block of places: the second is E-W's. */
  scores: Row[][];
  headings: string[];
  travellers: Traveller[];
}

/** @param text the whole file */
export function* readBridgeWebs(text: string, source: Source): Steps<ImportedSession> {
  const { fileName } = source;
  const parts = partsOf(text);
  const { travellers, options } = parts;
  if (travellers.length === 0) return nothingRead(source, { kind: "noResults", at: fileName, read: fileName });
  const people = readScores(parts.scores);
  const own = parts.headings.some((heading) => fieldOf(heading) === "board");
  const cells = [
    [...(own ? [] : ["Board"]), ...parts.headings],
    ...travellers.map((row) => [...(own ? [] : [row.board]), ...row.cells]),
  ];
  const places = [1, ...travellers.map(({ line }) => line)];
  const at = (row: number): string => `line ${places[row - 1]}`;
  const read = yield* within(readRows(cells, at, source), 0, 0.6);
  if ("kind" in read) return nothingRead(source, read);
  const finishing = finished(
    {
      lines: read.lines,
      unread: read.unread,
      findings: [{ kind: "neverTried", at: fileName, read: "BridgeWebs" }, ...people.findings, ...read.findings],
      contestants: people.contestants,
      totals: people.totals,
      deals: [],
      event: eventOf(options),
      declared: declaredBy(options),
      ...(people.ownNumbers ? { ownNumbers: true } : {}),
    },
    source,
  );
  const session = yield* within(finishing, 0.6, 1);
  return { ...session, settings: { ...session.settings, ...source.as, Language: read.language } };
}

/** The sign between fields is the one that stands in the first line. */
function partsOf(text: string): Parts {
  const lines = text.split(/\r\n?|\n/);
  const separator = [..."\t;,"].find((sign) => lines[0].includes(sign)) ?? ",";
  const parts: Parts = { options: new Map(), scores: [], headings: [], travellers: [] };
  let block: "" | "scores" | "travellers" = "";
  let board = "";
  lines.forEach((written, index) => {
    const cells = fieldsOf(written, separator);
    const line = index + 1;
    if (cells.every((cell) => cell === "")) return;
    const [, name = "", rest = ""] = /^#\s*([a-z]+)\s*(.*)$/i.exec(cells[0]) ?? [];
    const option = name.toLowerCase();
    const value = rest || (cells[1] ?? "");
    if (option === "scores") {
      block = "scores";
      parts.scores.push([]);
    } else if (option === "travellers") block = "travellers";
    else if (option === "board") {
      block = "travellers";
      board = value;
    } else if (cells[0].startsWith("#")) {
      block = option === "boardformat" ? "" : block;
      if (option && !parts.options.has(option)) parts.options.set(option, value);
    } else if (block === "scores") parts.scores.at(-1)?.push({ cells, line });
    else if (block !== "travellers") return;
    else if (isHeading(cells)) parts.headings = parts.headings.length ? parts.headings : cells.map(known);
    else parts.travellers.push({ cells, line, board });
  });
  return parts;
}

/** BridgeWebs' own headings in words that every reader of tables knows. */
const HEADINGS = new Map(
  Object.entries({
    "+sc": "NS score",
    "-sc": "EW score",
    "+": "NS MPs",
    "-": "EW MPs",
    pairns: "NS",
    pairew: "EW",
    nspair: "NS",
    ewpair: "EW",
    nsscore: "NS score",
    ewscore: "EW score",
    nsmp: "NS MPs",
    ewmp: "EW MPs",
    nsmps: "NS MPs",
    ewmps: "EW MPs",
  }),
);

function known(heading: string): string {
  return HEADINGS.get(plain(heading).toLowerCase().replace(/ /g, "")) ?? heading;
}

function isHeading(cells: readonly string[]): boolean {
  const found = cells.map(known).filter((cell) => fieldOf(cell)).length;
  return found >= 3 && !cells.some((cell) => numberOf(cell) !== undefined);
}

/** Options that say how it is scored, the first that is set. */
const SCORING = [
  ["swissteams", "Swiss teams"],
  ["teams", "Teams"],
  ["butler", "Butler"],
  ["crossimp", "Cross-IMPs"],
  ["aggregate", "Total points"],
] as const;

function declaredBy(options: ReadonlyMap<string, string>): Settings {
  const isSet = ([name]: (typeof SCORING)[number]): boolean => !/^(0|n|no)$/i.test(options.get(name) ?? "no");
  const scoring = SCORING.find(isSet)?.[1] ?? "Matchpoints";
  const winners = numberOf(options.get("winners"));
  const isRanked = scoring !== "Teams" && scoring !== "Swiss teams" && (winners === 1 || winners === 2);
  return { Scoring: scoring, ...(isRanked ? { Winners: winners } : {}) };
}

function eventOf(options: ReadonlyMap<string, string>): EventDetails {
  const details = {
    name: options.get("title") || options.get("description"),
    date: isoDate(options.get("date") ?? ""),
    director: options.get("director"),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value));
}

interface People {
  contestants: Contestant[];
  totals: FileTotal[];
  findings: Finding[];
  ownNumbers: boolean;
}

/** Two blocks of places are N-S's and E-W's: each has its own numbers where one stands in both. */
function readScores(blocks: readonly Row[][]): People {
  const found: People = { contestants: [], totals: [], findings: [], ownNumbers: false };
  const lists = blocks.map(namesIn);
  const [first, second] = lists;
  found.ownNumbers = lists.length === 2 && first.some(({ id }) => second.some((other) => other.id === id));
  lists.forEach((list, index) => {
    const direction = index === 0 ? "NS" : "EW";
    for (const { id, names, percent } of list) {
      const place = { id, section: "", ...(found.ownNumbers ? ({ direction } as const) : {}) };
      if (!id || (names.length > 0 && names.every(isPhantomName))) continue;
      found.contestants.push({ ...place, names });
      if (percent !== undefined) found.totals.push({ ...place, percent });
    }
  });
  return found;
}

function namesIn([heading, ...rows]: readonly Row[]): { id: string; names: string[]; percent?: number }[] {
  if (!heading) return [];
  const words = heading.cells.map((cell) => folded(cell).replace(/ /g, ""));
  const columnOf = (...names: string[]): number => words.findIndex((word) => names.includes(word));
  const pair = columnOf("pair", "pairno", "no", "number");
  const people = words.flatMap((word, i) => (/^name\d?$/.test(word) ? [i] : []));
  const percents = columnOf("percent", "percentage", "%");
  return rows.map(({ cells }) => {
    const percent = numberOf((cells[percents] ?? "").replace("%", ""));
    return {
      id: compact(cells[pair] ?? ""),
      names: people.map((i) => cells[i] ?? "").filter(Boolean),
      ...(percent === undefined ? {} : { percent }),
    };
  });
}
