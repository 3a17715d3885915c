/** A session from ACBL Live for Clubs: the saved page of a game (its data stand in a script), or those data alone. */
import { parseBoard } from "../../notation/board";
import { parseSpecial } from "../../notation/entry";
import type { Problem } from "../../notation/problem";
import { compact, numberOf } from "../../notation/text";
import { within, type Steps } from "../../results/steps";
import type { Contestant, EventDetails, FileTotal, Finding, ImportedSession, ResultLine } from "../../results/types";
import type { Settings } from "../../results/types";
import { SEATS, type Seat } from "../../scoring/types";
import { checkedDeals, type DealFound, type Suits } from "../deals";
import { finished } from "../finish";
import { nothingRead, type Source } from "../fromCells";
import { isPhantomName } from "../../notation/phantom";
import { firstOf } from "../several";
import { fillWithPoints } from "../pointsAward";
import { isPlaceholder, quoted, setLead, type Report, type Written } from "../writtenResult";
import { field, items, objectInPage, parseJson, text, type Json } from "./json";

/** @param isPage whether the data stand in a page's script */
export function* readAcblLive(written: string, fileName: string, isPage: boolean): Steps<ImportedSession> {
  yield 0;
  const source: Source = { kind: "ACBL Live", fileName };
  const data = parseJson(isPage ? (objectInPage(written) ?? "") : written);
  if (data === undefined) return nothingRead(source, { kind: "jsonBroken", at: fileName, read: fileName });
  const event = [data, field(data, "data"), field(data, "event")].find((one) => items(one, "sessions").length > 0);
  const sessions = items(event, "sessions").filter((session) => boardsOf(session).length > 0);
  if (sessions.length === 0) return nothingRead(source, { kind: "noResults", at: fileName, read: fileName });
  const read: ImportedSession[] = [];
  for (const [i, session] of sessions.entries()) {
    const several = sessions.length > 1;
    read.push(
      yield* within(sessionOf(event, session, several, source), i / sessions.length, (i + 1) / sessions.length),
    );
  }
  return firstOf(read);
}

interface Board {
  section: string;
  board: Json;
}

/** The boards of all sections; a section has its name only where there are several. */
function boardsOf(session: Json): Board[] {
  const sections = items(session, "sections");
  return sections.flatMap((section) =>
    items(section, "boards").map((board) => ({ section: sections.length > 1 ? text(section, "name") : "", board })),
  );
}

interface Lines {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
}

function* sessionOf(event: Json, session: Json, isOneOfSeveral: boolean, source: Source): Steps<ImportedSession> {
  const read: Lines = { lines: [], unread: [], findings: [] };
  const boards = boardsOf(session);
  const contracts = boards.flatMap(({ board }) => items(board, "board_results").map((one) => text(one, "contract")));
  const namesPasses = contracts.some((contract) => parseSpecial(contract)?.ok);
  const told = { unit: isInImps(event) ? "IMP" : "MP", namesPasses } as const;
  for (const { section, board } of boards) {
    items(board, "board_results").forEach((result, index) => readResult(result, { section, board, index, told }, read));
  }
  const people = readPairs(session);
  const { deals, findings } = checkedDeals(items(session, "hand_records").map(dealOf));
  return yield* finished(
    {
      ...read,
      findings: [...read.findings, ...people.findings, ...findings],
      contestants: people.contestants,
      totals: people.totals,
      deals,
      event: eventOf(event, session, isOneOfSeveral),
      declared: declared(event),
      ...(people.ownNumbers ? { ownNumbers: true } : {}),
      ...(isInImps(event) && !declared(event).Scoring ? { mayBe: ["Cross-IMPs", "Butler"] } : {}),
    },
    source,
  );
}

const isInImps = (event: Json): boolean => /imp/i.test(text(event, "board_scoring_method"));

/** ACBL's matchpoints are 1 for each result beaten (ACBL Handbook). */
function declared(event: Json): Settings {
  const matchpoints = compact(text(event, "board_scoring_method")).replace(/_/g, "") === "MATCHPOINTS";
  const winners = numberOf(text(event, "winner_type"));
  const type = text(event, "type");
  return {
    ...(matchpoints ? { Scoring: "Matchpoints", "Matchpoint scale": 1 } : {}),
    ...(/team|knockout/i.test(type) ? { Scoring: /swiss/i.test(type) ? "Swiss teams" : "Teams" } : {}),
    ...(winners === 1 || winners === 2 ? { Winners: winners } : {}),
  };
}

function eventOf(event: Json, session: Json, isOneOfSeveral: boolean): EventDetails {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text(session, "game_date")) ?? [];
  const known = {
    club: text(event, "club_name"),
    name: text(event, "name"),
    id: text(event, "id"),
    date: year ? `${year}-${month}-${day}` : "",
    session: (isOneOfSeveral && (text(session, "number") || text(session, "id"))) || text(event, "club_session"),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

interface Where {
  section: string;
  board: Json;
  index: number;
  told: Parameters<typeof fillWithPoints>[2];
}

function readResult(result: Json, { section, board, index, told }: Where, read: Lines): void {
  const number = parseBoard(text(board, "board_number"));
  const table = numberOf(text(result, "table_number"));
  const round = numberOf(text(result, "round_number"));
  const place = [section && `section ${section}`, `board ${text(board, "board_number")}`, `result ${index + 1}`];
  const line: ResultLine = {
    section,
    board: number.ok ? number.value : 0,
    ...(round === undefined ? {} : { round }),
    ...(table === undefined ? {} : { table }),
    ns: pairNumber(text(result, "ns_pair")),
    ew: pairNumber(text(result, "ew_pair")),
    status: "unread",
    at: place.filter(Boolean).join(", "),
  };
  const problems: Problem[] = [];
  const report: Report = (kind, said, likely) =>
    void problems.push({ kind, at: line.at, read: said, ...(likely ? { likely } : {}) });
  readFigures(line, result);
  setLead(line, text(result, "opening_lead"));
  if (!number.ok) report(number.read ? number.kind : "noBoard", number.read);
  else if (line.ns === "" || line.ew === "") sitOut(line, writtenOf(result), report);
  else fillWithPoints(line, writtenOf(result), told, report);
  read.lines.push(line);
  (line.status === "unread" ? read.unread : read.findings).push(...problems);
}

function pairNumber(written: string): string {
  const number = compact(written);
  return number === "0" || isPlaceholder(number) || isPhantomName(number) ? "" : number;
}

function writtenOf(result: Json): Written {
  const [ns, ew] = [text(result, "ns_score"), text(result, "ew_score")];
  return {
    contract: text(result, "contract"),
    declarer: text(result, "declarer"),
    tricks: text(result, "tricks_taken") || text(result, "result"),
    score: scoreOf(ns, ew),
  };
}

/** N-S's score; where each side has a word of its own ("AVE+", "AVE-"), both. */
function scoreOf(ns: string, ew: string): string {
  if (numberOf(ns) !== undefined) return ns;
  const theirs = numberOf(ew);
  if (theirs !== undefined) return String(0 - theirs);
  return ns && ew && ns !== ew ? `${ns}/${ew}` : ns || ew;
}

function sitOut(line: ResultLine, written: Written, report: Report): void {
  const played = written.contract || (numberOf(written.score) ?? 0) !== 0;
  if (!played && (line.ns || line.ew)) line.status = "sitOut";
  else report("noPair", quoted(line));
}

function readFigures(line: ResultLine, result: Json): void {
  const names = { nsPoints: "ns_match_points", ewPoints: "ew_match_points" } as const;
  for (const [name, source] of Object.entries(names)) {
    const figure = numberOf(text(result, source));
    if (figure !== undefined) line.file = { ...line.file, [name]: figure };
  }
}

interface Pairs {
  contestants: Contestant[];
  totals: FileTotal[];
  findings: Finding[];
  ownNumbers: boolean;
}

function readPairs(session: Json): Pairs {
  const found: Pairs = { contestants: [], totals: [], findings: [], ownNumbers: false };
  const sections = items(session, "sections");
  const pairs = sections.flatMap((section) =>
    items(section, "pair_summaries").map((pair) => ({
      pair,
      section: sections.length > 1 ? text(section, "name") : "",
    })),
  );
  const seats = new Set(pairs.map(({ pair, section }) => seatKey(section, pair, directionOf(pair))));
  found.ownNumbers = pairs.some(
    ({ pair, section }) => directionOf(pair) === "NS" && seats.has(seatKey(section, pair, "EW")),
  );
  for (const { pair, section } of pairs) readPair(pair, section, found);
  return found;
}

const seatKey = (section: string, pair: Json, direction: string | undefined): string =>
  JSON.stringify([section, pairNumber(text(pair, "pair_number")), direction ?? ""]);

function directionOf(pair: Json): "NS" | "EW" | undefined {
  const written = compact(text(pair, "direction")).replace(/\W/g, "");
  return /^(N|NS)$/.test(written) ? "NS" : /^(E|EW)$/.test(written) ? "EW" : undefined;
}

function readPair(pair: Json, section: string, found: Pairs): void {
  const direction = found.ownNumbers ? directionOf(pair) : undefined;
  const place = { id: pairNumber(text(pair, "pair_number")), section, ...(direction ? { direction } : {}) };
  const players = items(pair, "players");
  const names = players.map((player) => text(player, "name")).filter(Boolean);
  const numbers = players.map((player) => text(player, "id_number"));
  if (!place.id || (names.length > 0 && names.every(isPhantomName))) return;
  const adjustment = numberOf(text(pair, "adjustment")) ?? 0;
  if (adjustment) {
    const who = names.join(" & ") || place.id;
    found.findings.push({ kind: "adjustmentTaken", at: `pair ${place.id}`, read: String(adjustment), likely: [who] });
  }
  const handicap = numberOf(text(pair, "handicap"));
  const stratum = "ABC"[Number(text(pair, "strat")) - 1];
  found.contestants.push({
    ...place,
    names,
    ...(numbers.some(Boolean) ? { numbers } : {}),
    ...(handicap ? { handicap } : {}),
    ...(adjustment ? { penalty: 0 - adjustment } : {}),
    ...(stratum ? { stratum } : {}),
  });
  const [points, percent] = [numberOf(text(pair, "score")), numberOf(text(pair, "percentage"))];
  const boards = numberOf(text(pair, "boards_played"));
  if (points === undefined && percent === undefined) return;
  found.totals.push({
    ...place,
    ...(points === undefined ? {} : { points }),
    ...(percent === undefined ? {} : { percent }),
    ...(boards === undefined ? {} : { boards }),
  });
}

const SEAT_NAMES: Record<Seat, string> = { N: "north", E: "east", S: "south", W: "west" };

function dealOf(record: Json): DealFound {
  const number = parseBoard(text(record, "board"));
  const read = `board ${text(record, "board")}`;
  const hands: DealFound["hands"] = {};
  for (const seat of SEATS) {
    const suits = ["spades", "hearts", "diamonds", "clubs"].map((suit) => text(record, `${SEAT_NAMES[seat]}_${suit}`));
    if (suits.some(Boolean)) hands[seat] = suits as unknown as Suits;
  }
  return { board: number.ok ? number.value : 0, hands, at: read, read };
}
