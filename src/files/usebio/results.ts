/** The lines of a USEBIO session. */
import { parseSpecial } from "../../notation/entry";
import { parseBoard, parseVulnerability } from "../../notation/board";
import type { Problem } from "../../notation/problem";
import { parseTwoScores } from "../../notation/score";
import { compact, numberOf } from "../../notation/text";
import { mapped, within, type Steps } from "../../results/steps";
import type { Finding, ResultLine } from "../../results/types";
import { vulnerability } from "../../scoring/board";
import { isPhantomName } from "../../notation/phantom";
import { fillWithPoints } from "../pointsAward";
import { isPlaceholder, quoted, setLead, type Report } from "../writtenResult";
import { endWithTheirSide, parseId, type WrittenId } from "./ids";
import { travellers, type Placed } from "./parts";
import { childrenOf, textOf, type Element } from "./xml";

export interface Results {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
  /** Does every number end with the side on which it stands ("3NS")? Then the endings were taken off. */
  ownNumbers: boolean;
}

/** Who sits at a table, as written. */
interface Seats {
  ns: WrittenId;
  ew: WrittenId;
  players?: [string, string, string, string];
}

const POINTS = ["MATCH_POINTS", "BUTLER_POINTS", "CROSS_IMP_POINTS"] as const;

export type PointsTag = (typeof POINTS)[number];

/** Which points the lines have most. */
export function pointsTag(session: Element): PointsTag | undefined {
  const lines = travellers(session);
  const counts = POINTS.map((tag) => ({
    tag,
    count: lines.filter(({ element }) => textOf(element, `NS_${tag}`, `EW_${tag}`) !== "").length,
  }));
  const most = counts.reduce((best, other) => (other.count > best.count ? other : best));
  return most.count ? most.tag : undefined;
}

/** Does every number end with the side on which it stands? Then the endings are to be taken off. */
export function endWithSides(session: Element, isTeams: boolean, whole: boolean): boolean {
  return !isTeams && !whole && endWithTheirSide(travellers(session).map(pairSeats));
}

/** @param whole the numbers are what they look like, whatever they end with */
export function* readLines(
  session: Element,
  isTeams: boolean,
  phantoms: ReadonlySet<string>,
  whole = false,
): Steps<Results> {
  const results: Results = { lines: [], unread: [], findings: [], ownNumbers: false };
  const tag = pointsTag(session);
  const placed = travellers(session);
  const namesPasses = placed.some(({ element }) => parseSpecial(textOf(element, "CONTRACT"))?.ok);
  yield 0;
  const seatsOf = (place: Placed): Seats => (isTeams && teamSeats(place, results)) || pairSeats(place);
  const seats = yield* within(mapped(placed, seatsOf), 0, 0.2);
  results.ownNumbers = !isTeams && !whole && endWithTheirSide(seats);
  yield 0.2;
  const readPlace = (place: Placed, i: number): void => {
    const line = emptyLine(place, seats[i], results.ownNumbers);
    const problems: Problem[] = [];
    const report: Report = (kind, read, likely) =>
      void problems.push({ kind, at: line.at, read, ...(likely ? { likely } : {}) });
    readLine(line, place, { tag, phantoms, namesPasses }, report);
    results.lines.push(line);
    (line.status === "unread" ? results.unread : results.findings).push(...problems);
    const isFirst = childrenOf(place.board, "TRAVELLER_LINE")[0] === place.element;
    if (isFirst && line.vulnerable && textOf(place.board, "VULNERABILITY")) {
      const likely = [vulnerability(line.board)];
      results.findings.push({ kind: "fileVulnerability", at: line.at, read: line.vulnerable, likely });
    }
  };
  yield* within(mapped(placed, readPlace), 0.2, 1);
  return results;
}

function pairSeats({ element, match }: Placed): Seats {
  const id = (side: "NS" | "EW"): WrittenId =>
    parseId(textOf(element, `${side}_PAIR_NUMBER`) || textOf(match, `${side}_PAIR_NUMBER`));
  const players = (["N", "E", "S", "W"] as const).map((seat) => compact(textOf(element, `${seat}_PLAYER_NUMBER`)));
  const seats = { ns: id("NS"), ew: id("EW") };
  return players.every(Boolean) ? { ...seats, players: players as Seats["players"] } : seats;
}

/**
 * In a match of teams the line says in DIRECTION how the match's TEAM sits. Where it does not, TEAM sits N-S at the
 * first table of each board, which is said.
 */
function teamSeats({ element, match, board }: Placed, { findings }: Results): Seats | undefined {
  const [team, opponent] = [textOf(match, "TEAM"), textOf(match, "OPPOSING_TEAM")].map(parseId);
  if (!team.whole || !opponent.whole) return undefined;
  const direction = compact(textOf(element, "DIRECTION"));
  const sitsNs = direction ? direction.startsWith("N") : childrenOf(board, "TRAVELLER_LINE")[0] === element;
  const isSaid = findings.some(({ kind, about }) => kind === "noTableDirection" && about?.[0] === String(match?.line));
  if (!direction && !isSaid) {
    const read = `${team.whole} v ${opponent.whole}`;
    findings.push({ kind: "noTableDirection", at: `line ${element.line}`, read, about: [String(match?.line)] });
  }
  return sitsNs ? { ns: team, ew: opponent } : { ns: opponent, ew: team };
}

function emptyLine({ element, section, match }: Placed, seats: Seats, bare: boolean): ResultLine {
  const id = (written: WrittenId): string => {
    const number = bare ? written.bare : written.whole;
    return number === "0" || isPlaceholder(number) || isPhantomName(number) ? "" : number;
  };
  const round = numberOf(textOf(element, "ROUND_NUMBER", "ROUND") || textOf(match, "ROUND_NUMBER"));
  const table = numberOf(textOf(element, "TABLE_NUMBER", "TABLE") || textOf(match, "TABLE_NUMBER"));
  return {
    section: section || seats.ns.section || seats.ew.section,
    board: 0,
    ...(round === undefined ? {} : { round }),
    ...(table === undefined ? {} : { table }),
    ns: seats.players ? "" : id(seats.ns),
    ew: seats.players ? "" : id(seats.ew),
    ...(seats.players ? { players: seats.players } : {}),
    status: "unread",
    at: `line ${element.line}`,
  };
}

const NEEDS_NO_PAIRS: ReadonlySet<ResultLine["status"]> = new Set(["notPlayed", "sitOut", "expected"] as const);

interface Context {
  tag?: PointsTag;
  phantoms: ReadonlySet<string>;
  /** Does the file have a word for a pass-out? Then a 0 without a contract is none. */
  namesPasses: boolean;
}

function readLine(line: ResultLine, { element, board }: Placed, context: Context, report: Report): void {
  const number = parseBoard(textOf(board, "BOARD_NUMBER") || textOf(element, "BOARD_NUMBER"));
  readFigures(line, element, context.tag);
  setLead(line, textOf(element, "LEAD"));
  if (!number.ok) return report(number.read ? number.kind : "noBoard", number.read);
  line.board = number.value;
  const written = {
    contract: textOf(element, "CONTRACT"),
    declarer: textOf(element, "PLAYED_BY"),
    tricks: textOf(element, "TRICKS"),
    score: scoreText(element),
    ownEntry: textOf(element, "ADJUST"),
  };
  readVulnerability(line, element, board);
  const nothing = !written.contract && (!written.score || written.score === "0");
  if (nothing && sitsOut(line, context)) {
    line.status = "sitOut";
    return;
  }
  const unit = context.tag === "MATCH_POINTS" ? "MP" : "IMP";
  fillWithPoints(line, written, { unit, namesPasses: context.namesPasses }, report);
  if (line.players || (line.ns && line.ew) || NEEDS_NO_PAIRS.has(line.status)) return;
  if (line.status !== "unread") report("noPair", quoted(line));
  line.status = "unread";
}

/** Of the board, where the file says it; what else USEBIO has no place for, from a file of our own. */
function readVulnerability(line: ResultLine, element: Element, board: Element | undefined): void {
  const vulnerable = parseVulnerability(textOf(element, "VULNERABLE") || words(textOf(board, "VULNERABILITY")));
  const field = compact(textOf(element, "FIELD"));
  if (vulnerable.ok && vulnerable.value !== vulnerability(line.board)) line.vulnerable = vulnerable.value;
  const note = textOf(element, "TD_NOTE");
  if (field) line.field = field;
  if (note) line.note = note;
}

/** `North-South`, `East-West` as NS and EW. */
const words = (text: string): string => text.replace(/^north\W*south$/i, "NS").replace(/^east\W*west$/i, "EW");

/** Against nobody, or against a pair that stands for nobody. */
function sitsOut({ section, ns, ew, players }: ResultLine, { phantoms }: Context): boolean {
  if (players) return false;
  const seats = [ns, ew];
  return seats.some((id) => id !== "") && seats.some((id) => id === "" || phantoms.has(`${section}|${id}`));
}

/** N-S's score: in one field, in one for each side, or as the percentages of an adjusted score. */
function scoreText(element: Element): string {
  const score = textOf(element, "SCORE");
  const [ns, ew] = [textOf(element, "NS_SCORE"), textOf(element, "EW_SCORE")];
  if (score || (!ns && !ew)) return score;
  if (/%/.test(ns + ew)) return `${ns}-${ew}`;
  const both = parseTwoScores(ns, ew);
  return both?.ok ? String(both.value) : [ns, ew].filter(Boolean).join("/");
}

/** The program's own figures: shown and compared, never counted. */
function readFigures(line: ResultLine, element: Element, tag: PointsTag | undefined): void {
  const figures = {
    nsPoints: tag && textOf(element, `NS_${tag}`),
    ewPoints: tag && textOf(element, `EW_${tag}`),
    nsPercent: textOf(element, "NS_PERCENTAGE"),
    ewPercent: textOf(element, "EW_PERCENTAGE"),
  };
  for (const [name, text] of Object.entries(figures)) {
    const figure = numberOf((text ?? "").replace("%", ""));
    if (figure !== undefined) line.file = { ...line.file, [name]: figure };
  }
}
