/**
 * A session in the CSV form that BridgeWebs takes: options, ranking, travellers. Written by its public guide and by how
 * others read such files; no real sample was at hand to try it against.
 */
import { isLeadRead, makeLead } from "../../notation/lead";
import { makeContract } from "../../notation/contract";
import { averageHeading, onScale, shown, shownPoints } from "../../results/figures";
import { groups } from "../../results/groups";
import { numberLabel } from "../../results/askedPair";
import { isIndividual } from "../../results/pairs";
import { ranking, type RankedPair } from "../../results/ranking";
import type { ScoredLine } from "../../results/session";
import { setting } from "../../results/settings";
import type { ResultLine } from "../../results/types";
import { makeCsvText, type CsvCell } from "../csv/makeCsv";
import { isSettled, type Maker, type Outgoing } from "../out/outgoing";
import { inOneLine } from "../out/inOneLine";
import { makeOwnEntry } from "../ownEntry";

/** How the guide names what is not matchpointed. */
const SCORED_BY: Readonly<Record<string, string>> = {
  Butler: "#Butler",
  "Cross-IMPs": "#Crossimp",
  "Total points": "#Aggregate",
};

export function makeBridgeWebs(out: Outgoing, maker: Maker): string {
  const { session } = out;
  const lines = session.lines.filter(({ line }) => line.board > 0 && isSettled(line));
  const boards = groups(lines, ({ line }) => line.board).sort(([a], [b]) => a.line.board - b.line.board);
  const blocks = ranking(session).flatMap(({ pairs }) => scores(pairs, out));
  const travellers = boards.flatMap((board) => [["#Board", board[0].line.board], ...board.map((one) => row(one, out))]);
  const rows = [...options(out, boards.length, maker), ...blocks, ["#BoardFormat", "BOARD"], ["#Travellers"], HEADING];
  return makeCsvText([...rows, ...travellers], { separator: ",", decimal: "." }, isTag);
}

const HEADING = ["NS", "EW", "Bid", "By", "Ld", "Tks", "+Sc", "-Sc", "+", "-"];
const TAGS: ReadonlySet<string> = new Set(HEADING);

/** The headings begin like formulas and are none. */
const isTag = (text: string): boolean => TAGS.has(text);

function options({ session, event }: Outgoing, boards: number, { program, version }: Maker): CsvCell[][] {
  const { lines, settings, standings, winners } = session;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(event.date ?? "") ?? [];
  const rounds = new Set(lines.flatMap(({ line }) => line.round ?? [])).size;
  const scored = SCORED_BY[setting(settings, "Scoring")];
  const known: [string, CsvCell | undefined][] = [
    ["#Version", "std1"],
    ["#Date", year && `${day}/${month}/${year}`],
    ["#Title", inOneLine(event.name ?? "")],
    ["#Director", inOneLine(event.director ?? "")],
    ["#Source", `${program} ${version}`],
    [lines.some(({ line }) => isIndividual(line)) ? "#Individual" : "#Pairs", standings.length],
    ["#Boards", boards],
    ["#Rounds", rounds || undefined],
    ["#Winners", winners],
    ...(scored ? [[scored, 1] as [string, number]] : []),
  ];
  return known.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]]));
}

/** A list of places; the second one is E-W's. */
function scores(pairs: readonly RankedPair[], { session: { settings } }: Outgoing): CsvCell[][] {
  const inPercent = averageHeading(settings) === "%";
  const names = Math.max(1, ...pairs.map(({ standing }) => standing.contestant?.names.length ?? 0));
  const numbered = Array.from({ length: names }, (_, i) => `NAME${i + 1}`);
  const heading = ["POSITION", "PAIR", ...numbered, "SCORE", ...(inPercent ? ["PERCENT"] : [])];
  const rows = pairs.map(({ place, standing, final }): CsvCell[] => [
    place,
    numberLabel(standing.pair),
    // A line of the file is a line of the list.
    ...numbered.map((_, i) => inOneLine(standing.contestant?.names[i] ?? "")),
    standing.boards ? shown(final.vps ?? onScale(final.points, settings), settings) : "",
    ...(inPercent ? [standing.boards ? shown(final.average, settings) : ""] : []),
  ]);
  return [["#Scores"], heading, ...rows];
}

function row({ line, ns, ew }: ScoredLine, { session: { settings } }: Outgoing): CsvCell[] {
  const score = line.status === "awarded" ? undefined : line.score;
  return [
    ...seats(line),
    bid(line),
    line.status === "played" ? (line.declarer ?? "") : "",
    line.lead && isLeadRead(line.lead) ? makeLead(line.lead) : "",
    line.status === "played" ? (line.tricks ?? "") : "",
    score !== undefined && score >= 0 ? score : "",
    score !== undefined && score < 0 ? 0 - score : "",
    shownPoints(ns, settings),
    shownPoints(ew, settings),
  ];
}

/** The contract; of an adjusted score what was awarded. */
function bid(line: ResultLine): string {
  if (line.status === "awarded") return makeOwnEntry(line);
  return line.status === "passed" ? "PASS" : line.contract ? makeContract(line.contract) : "";
}

function seats(line: ResultLine): [string, string] {
  const label = (id: string): string => (id ? numberLabel({ key: "", id, section: line.section }) : "");
  if (!isIndividual(line)) return [label(line.ns), label(line.ew)];
  const [north, east, south, west] = line.players.map(label);
  return [`${north}+${south}`, `${east}+${west}`];
}
