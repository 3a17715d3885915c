/** Results and ranking as plain tables: for Excel, for a mail, for programs that read nothing else. */
import { makeContract } from "../../notation/contract";
import { pointsHeading, shownPercent, shownPoints } from "../../results/figures";
import { contestantFinder, isIndividual, seated } from "../../results/pairs";
import { rankingCells } from "../../results/ranking";
import type { ScoredLine, ScoredSession } from "../../results/session";
import { isTeamScoring, scoringUnit } from "../../results/settings";
import { matchCells } from "../../results/teams/matchCells";
import { teamTableCells } from "../../results/teams/tableCells";
import { contestantOf, teamOf } from "../../results/teams/team";
import { NOTE_HEADING } from "../../results/traveller";
import type { Contestant } from "../../results/types";
import type { Side } from "../../scoring/types";
import type { Outgoing } from "../out/outgoing";
import { makeOwnEntry } from "../ownEntry";
import { makeCsvText, type CsvCell, type CsvForm } from "./makeCsv";

interface Column {
  heading: string | ((session: ScoredSession) => string);
  /** Stands where it says something of any line; always where this is missing. */
  stands?: (scored: ScoredLine, session: ScoredSession) => boolean;
  cell: (scored: ScoredLine, out: Outgoing) => CsvCell;
}

const pairs: Column["stands"] = ({ line }) => !isIndividual(line);
const players: Column["stands"] = ({ line }) => isIndividual(line);
const matchpointed: Column["stands"] = (_, { settings }) => scoringUnit(settings) === "MP";

/**
 * Results are tricks: of `+1` and `=` Excel makes a number and an error. Suits are signs, which every language reads
 * alike.
 */
const COLUMNS: readonly Column[] = [
  { heading: "Section", stands: ({ line }) => line.section !== "", cell: ({ line }) => line.section },
  { heading: "Round", stands: ({ line }) => line.round !== undefined, cell: ({ line }) => line.round ?? "" },
  { heading: "Table", stands: ({ line }) => line.table !== undefined, cell: ({ line }) => line.table ?? "" },
  { heading: "Board", cell: ({ line }) => line.board },
  { heading: "Vul", stands: ({ line }) => line.vulnerable !== undefined, cell: ({ line }) => line.vulnerable ?? "" },
  { heading: "NS", stands: pairs, cell: ({ line }) => line.ns },
  { heading: "EW", stands: pairs, cell: ({ line }) => line.ew },
  ...["North", "East", "South", "West"].map((heading, i): Column => ({
    heading,
    stands: players,
    cell: ({ line }) => (isIndividual(line) ? line.players[i] : ""),
  })),
  names("NS"),
  names("EW"),
  {
    heading: "Contract",
    cell: ({ line }) => (line.contract ? makeContract(line.contract, true) : line.status === "passed" ? "PASS" : ""),
  },
  { heading: "By", cell: ({ line }) => line.declarer ?? "" },
  { heading: "Lead", stands: ({ line }) => line.lead !== undefined, cell: ({ line }) => line.lead ?? "" },
  { heading: "Tricks", cell: ({ line }) => line.tricks ?? "" },
  { heading: "NS score", cell: ({ line }) => line.score ?? "" },
  {
    heading: ({ settings }) => `NS ${pointsHeading(settings)}`,
    cell: ({ ns }, { session }) => shownPoints(ns, session.settings),
  },
  {
    heading: ({ settings }) => `EW ${pointsHeading(settings)}`,
    cell: ({ ew }, { session }) => shownPoints(ew, session.settings),
  },
  { heading: "NS %", stands: matchpointed, cell: ({ ns }, { session }) => shownPercent(ns, session.settings) },
  { heading: "EW %", stands: matchpointed, cell: ({ ew }, { session }) => shownPercent(ew, session.settings) },
  { heading: "Field", stands: ({ line }) => line.field !== undefined, cell: ({ line }) => line.field ?? "" },
  { heading: "Adjust", stands: ({ line }) => adjust(line) !== "", cell: ({ line }) => adjust(line) },
  { heading: NOTE_HEADING, stands: ({ line }) => line.note !== undefined, cell: ({ line }) => line.note ?? "" },
];

/** For people to read: numbers are what is read again. */
function names(side: Side): Column {
  return {
    heading: `${side} names`,
    stands: ({ line }, session) => session.named && seated(line, side, session.settings).length > 0,
    cell: ({ line }, { session, contestants }) =>
      seated(line, side, session.settings)
        .map((pair) => whoIs(pair, contestants, session))
        .filter(Boolean)
        .join(" & "),
  };
}

function whoIs(
  pair: { id: string; section: string },
  contestants: readonly Contestant[],
  session: ScoredSession,
): string {
  const team = isTeamScoring(session.settings) ? teamOf(pair.section, pair.id) : undefined;
  const found = team ? contestantOf(team, contestants) : contestantFinder(contestants)({ key: "", ...pair });
  return found?.names.join(" & ") ?? "";
}

/** A line that is to come needs no word for it: its cells are blank. */
function adjust(line: ScoredLine["line"]): string {
  return line.status === "expected" ? "" : makeOwnEntry(line);
}

/** A row for each result, with a heading that is read again. */
export function makeResultsCsv(out: Outgoing, form: CsvForm): string {
  const { session } = out;
  const lines = session.lines.filter(({ line }) => line.board > 0);
  const columns = COLUMNS.filter(({ stands }) => !stands || lines.some((line) => stands(line, session)));
  const heading = columns.map(({ heading: text }) => (typeof text === "string" ? text : text(session)));
  return makeCsvText([heading, ...lines.map((line) => columns.map(({ cell }) => cell(line, out)))], form);
}

/** The ranking, or the table of teams with their matches below it; the first row says how far the session is. */
export function makeRankingCsv(out: Outgoing, form: CsvForm): string {
  if (out.teams) return makeCsvText([...teamTableCells(out.teams, []), [], ...matchCells(out.teams)], form);
  const cells = rankingCells(out.session, []);
  return makeCsvText(Array.isArray(cells) ? cells : [], form);
}
