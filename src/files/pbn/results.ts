/** The lines of a PBN file: rows of a ScoreTable, or one result in a game's own tags. */
import { parseBoard, parseVulnerability } from "../../notation/board";
import type { Problem } from "../../notation/problem";
import { parseTwoScores } from "../../notation/score";
import { compact, numberOf } from "../../notation/text";
import type { Finding, ResultLine } from "../../results/types";
import { vulnerability } from "../../scoring/board";
import { awardByPoints, awardOf } from "../pointsAward";
import { fillLine, quoted, setLead, type Report, type Written } from "../writtenResult";
import { tagOf, type Game } from "./games";
import { seatNames, splitNames, type Register } from "./people";
import { cell, isArtificial, tableOf, type Fields } from "./table";
import { between, pairOf } from "./values";

export interface PbnResults {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
}

interface Context {
  register: Register;
  unit: "MP" | "IMP";
  phantoms: ReadonlySet<string>;
  teams: boolean;
  individual: boolean;
}

export function readGame(game: Game, context: Context, results: PbnResults): void {
  const { rows, problems } = tableOf(game, "scoretable");
  results.unread.push(...problems);
  const open = game.tables.has("scoretable") ? openLines(game, rows, context, results) : singleLine(game, context);
  for (const { line, fill } of open) {
    const said: Problem[] = [];
    const report: Report = (kind, read, likely) =>
      void said.push({ kind, at: line.at, read, ...(likely ? { likely } : {}) });
    if (placeBoard(line, game, report)) {
      fill(report);
      checkSeats(line, report);
    }
    results.lines.push(line);
    (line.status === "unread" ? results.unread : results.findings).push(...said);
  }
  if (open.length) results.findings.push(...oddVulnerability(game, open[0].line));
}

/** A line with its seats, and what will fill it once its board is known. */
interface Open {
  line: ResultLine;
  fill: (report: Report) => void;
}

function placeBoard(line: ResultLine, game: Game, report: Report): boolean {
  const written = tagOf(game, "board");
  const board = parseBoard(written);
  if (!board.ok) {
    report(written ? board.kind : "noBoard", written);
    return false;
  }
  line.board = board.value;
  const vulnerable = parseVulnerability(tagOf(game, "vulnerable"));
  if (vulnerable.ok && vulnerable.value !== vulnerability(board.value)) line.vulnerable = vulnerable.value;
  return true;
}

function oddVulnerability(game: Game, { board, vulnerable }: ResultLine): Finding[] {
  const tag = game.tags.get("vulnerable");
  if (!vulnerable || !tag) return [];
  return [{ kind: "fileVulnerability", at: `line ${tag.line}`, read: vulnerable, likely: [vulnerability(board)] }];
}

/** Each result of a table; a table without any pair shows scores only, and ranks nobody. */
function openLines(game: Game, rows: readonly Fields[], context: Context, results: PbnResults): Open[] {
  const lines = rows.map((row) => ({ row, line: lineOfRow(row, game, context) }));
  const anonymous = lines.filter(({ line }) => !line.ns && !line.ew && !line.players);
  if (rows.length > 0 && anonymous.length === rows.length) {
    const count = rows.reduce((sum, row) => sum + (numberOf(cell(row, "multiplicity")) ?? 1), 0);
    const at = `line ${rows[0].line}`;
    const likely = [count === 1 ? "one score" : `${count} scores`];
    results.unread.push({ kind: "scoresWithoutPairs", at, read: tagOf(game, "board") || "?", likely });
    return [];
  }
  return lines.map(({ row, line }) => ({ line, fill: (report) => fillFromRow(line, row, context, report) }));
}

function lineOfRow(row: Fields, game: Game, { register, individual }: Context): ResultLine {
  const section = compact(cell(row, "section") || tagOf(game, "section"));
  const id = (side: "ns" | "ew"): string => {
    const names = splitNames(cell(row, `names_${side}`));
    const written = compact(cell(row, `pairid_${side}`, `teamid_${side}`, teamColumn(side, row, game)));
    if (!written) return register.idOf(names);
    register.name({ id: written, section, names });
    return written.replace(/^0$/, "");
  };
  const seats = ["north", "east", "south", "west"].map((seat) => compact(cell(row, `playerid_${seat}`)));
  const isIndividual = seats.every(Boolean) && (individual || !row.cells.has("pairid_ns"));
  return {
    section,
    board: 0,
    ...number("round", cell(row, "round") || tagOf(game, "round")),
    ...tableOfRow(row, game),
    ...(isIndividual ? { ns: "", ew: "", players: seats as ResultLine["players"] } : { ns: id("ns"), ew: id("ew") }),
    status: "unread",
    at: `line ${row.line}`,
  };
}

/** The home team sits N-S in the open room, and E-W in the closed one. */
function teamColumn(side: "ns" | "ew", row: Fields, game: Game): string {
  const isClosed = /^c/i.test(cell(row, "room") || tagOf(game, "room"));
  return (side === "ns") === isClosed ? "teamid_away" : "teamid_home";
}

function number<Name extends "round" | "table">(name: Name, text: string): Partial<Record<Name, number>> {
  const value = numberOf(text);
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, number>>);
}

const SCORED_CELLS = ["score_ns", "score_ew", "mp_ns", "mp_ew", "imp_ns", "imp_ew", "percentage_ns", "percentage_ew"];

function fillFromRow(line: ResultLine, row: Fields, context: Context, report: Report): void {
  setLead(line, cell(row, "lead") || cell(row, "writtenlead"));
  setFigures(line, {
    nsPoints: cell(row, context.unit === "IMP" ? "imp_ns" : "mp_ns"),
    ewPoints: cell(row, context.unit === "IMP" ? "imp_ew" : "mp_ew"),
    nsPercent: cell(row, "percentage_ns"),
    ewPercent: cell(row, "percentage_ew"),
  });
  const several = numberOf(cell(row, "multiplicity")) ?? 1;
  if (several > 1) report("manyScores", String(several));
  const written = {
    contract: cell(row, "contract"),
    declarer: cell(row, "declarer"),
    tricks: cell(row, "result"),
    score: twoScores(cell(row, "score_ns"), cell(row, "score_ew")),
    ownEntry: cell(row, "adjust"),
  };
  const field = compact(cell(row, "field"));
  if (field) line.field = field;
  const note = cell(row, "tdnote");
  if (note) line.note = note;
  if (written.ownEntry) return fillLine(line, written, report);
  const artificial = isArtificial(row, SCORED_CELLS);
  const nothing = !written.contract && !written.score;
  if (nothing && !artificial && sitsOut(line, context)) {
    line.status = "sitOut";
    return;
  }
  const award = artificial || nothing ? awardOf(line, context.unit) : undefined;
  if (!award) return fillLine(line, written, report);
  // An award wins, and needs no score; a contract beside it stays.
  if (written.contract) fillLine(line, { ...written, score: "" }, report);
  if (artificial) Object.assign(line, { status: "awarded", award });
  else awardByPoints(line, award, report);
}

/** PASS and adjusted scores may stand in the place of a score, and both sides' scores in both. */
function twoScores(ns: string, ew: string): string {
  if (ns && numberOf(ns) === undefined) return ns;
  if (ew && numberOf(ew) === undefined) return ew;
  const both = parseTwoScores(ns, ew);
  return both === undefined ? "" : both.ok ? String(both.value) : `${ns}/${ew}`;
}

function setFigures(line: ResultLine, figures: Record<string, string>): void {
  for (const [name, text] of Object.entries(figures)) {
    const figure = numberOf(text.replace("%", ""));
    if (figure !== undefined) line.file = { ...line.file, [name]: figure };
  }
}

function sitsOut({ section, ns, ew, players }: ResultLine, { phantoms }: Context): boolean {
  if (players) return false;
  const seats = [ns, ew];
  return seats.some((id) => id !== "") && seats.some((id) => id === "" || phantoms.has(`${section}|${id}`));
}

const NEEDS_NO_PAIRS: ReadonlySet<ResultLine["status"]> = new Set(["notPlayed", "sitOut", "expected"] as const);

function checkSeats(line: ResultLine, report: Report): void {
  if (line.players || (line.ns && line.ew) || NEEDS_NO_PAIRS.has(line.status)) return;
  if (line.status !== "unread") report("noPair", quoted(line));
  line.status = "unread";
}

/** A game that tells of one table: its contract, declarer and result, and who sat there. Nothing for a mere deal. */
function singleLine(game: Game, context: Context): Open[] {
  const contract = tagOf(game, "contract").replace(/^-$/, "");
  const score = tagOf(game, "score");
  if (!contract && !score) return [];
  const line: ResultLine = {
    section: compact(tagOf(game, "section")),
    board: 0,
    ...number("round", tagOf(game, "round")),
    ...tableNumber(game),
    ...seatsOf(game, context),
    status: "unread",
    at: `line ${game.tags.get("contract")?.line || game.tags.get("score")?.line || game.line}`,
  };
  return [{ line, fill: (report) => fillFromTags(line, game, contract, context, report) }];
}

function tableOfRow(row: Fields, game: Game): { table?: number } {
  const written = number("table", cell(row, "table"));
  return written.table === undefined ? tableNumber(game, cell(row, "room")) : written;
}

function tableNumber(game: Game, inRow = ""): { table?: number } {
  const room = (inRow || tagOf(game, "room")).toLowerCase();
  return room === "open" ? { table: 1 } : room === "closed" ? { table: 2 } : number("table", tagOf(game, "table"));
}

/** Team numbers in a match (the home team sits N-S in the open room), else pair numbers, else names. */
function seatsOf(game: Game, { register, teams, individual }: Context): Pick<ResultLine, "ns" | "ew" | "players"> {
  const { north, east, south, west } = seatNames(game);
  if (individual) {
    const ids = [north, east, south, west].map((name) => register.idOf([name]));
    if (ids.every(Boolean)) return { ns: "", ew: "", players: ids as ResultLine["players"] };
  }
  if (teams) {
    const [home, visitors] = [tagOf(game, "hometeam") || "Home", tagOf(game, "visitteam") || "Visitors"];
    const open = tagOf(game, "room").toLowerCase() === "open";
    return open ? { ns: home, ew: visitors } : { ns: visitors, ew: home };
  }
  const [ns, ew] = [compact(tagOf(game, "pairns")), compact(tagOf(game, "pairew"))];
  const section = compact(tagOf(game, "section"));
  const named = (id: string, names: string[]): string => {
    if (!id) return register.idOf(names);
    register.name({ id, section, names: names.filter(Boolean) });
    return id;
  };
  return { ns: named(ns, [north, south]), ew: named(ew, [east, west]) };
}

function fillFromTags(line: ResultLine, game: Game, contract: string, { unit }: Context, report: Report): void {
  const declarer = tagOf(game, "declarer").replace(/^\^/, "");
  const side = /^[EW]/i.test(declarer) ? "EW" : "NS";
  const points = pairOf(tagOf(game, unit === "IMP" ? "scoreimp" : "scoremp"), side);
  const percent = pairOf(tagOf(game, "scorepercentage"), side);
  setFigures(line, { nsPoints: points.ns, ewPoints: points.ew, nsPercent: percent.ns, ewPercent: percent.ew });
  const written: Written = {
    contract: contract.replace(/^\^/, ""),
    declarer,
    tricks: between(tagOf(game, "result"), side),
    score: scoreFor(tagOf(game, "score"), side),
  };
  fillLine(line, written, report);
}

/** N-S's score from a tag that tells declarer's side's, or names the side. */
function scoreFor(text: string, side: "NS" | "EW"): string {
  const { ns, ew } = pairOf(text, side);
  return ns || ew ? twoScores(ns, ew) : text;
}
