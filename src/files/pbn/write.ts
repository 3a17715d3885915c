/** A session as PBN 2.1: a game for each board with its hands and its ScoreTable, and the TotalScoreTable. */
import { settingsOfEvent } from "../../results/eventDetails";
import { groups } from "../../results/groups";
import { lineVulnerability } from "../../results/lineScore";
import { isIndividual } from "../../results/pairs";
import type { ScoredLine } from "../../results/session";
import { isTeamScoring, setting } from "../../results/settings";
import { dealer } from "../../scoring/board";
import { vulnerability } from "../../scoring/board";
import { SEATS, type Vulnerability } from "../../scoring/types";
import { settingsOut, type Maker, type Outgoing } from "../out/outgoing";
import { inOneLine } from "../out/inOneLine";
import { makeTag } from "./makePbn";
import { makeScoreTable } from "./writeScores";
import { makeTotals } from "./writeTotals";

const VULNERABLE: Record<Vulnerability, string> = { None: "None", NS: "NS", EW: "EW", Both: "All" };

/** A board as it is told: two games where a source has results at another vulnerability than Law 2's. */
interface Game {
  board: number;
  vulnerable: Vulnerability;
  lines: ScoredLine[];
  deal?: string;
}

/** @param isPublic whether it is for everybody to see: without members' numbers and who is listed and did not play */
export function makePbn(out: Outgoing, maker: Maker, isPublic = false): string {
  const games = gamesOf(out);
  const totals = makeTotals(out, isPublic);
  const parts = games.map((game, i) => [...tags(game, out, maker), ...(i === 0 ? totals : [])]);
  // Without any board there are only the names.
  const all = parts.length ? parts : [[makeTag("Event", out.event.name ?? ""), ...totals]];
  return `${[...header(out), ...all.map((lines) => lines.join("\n"))].join("\n").replace(/\n(?=\[Event )/g, "\n\n")}\n`;
}

/** Lines that begin with `%` are for programs: the version, the letters, and the settings that Traveller reads again. */
function header(out: Outgoing): string[] {
  const settings = Object.entries({ ...settingsOut(out), ...settingsOfEvent(out.event) });
  return [
    "% PBN 2.1",
    "% EXPORT",
    "%Content-type: text/x-pbn; charset=UTF-8",
    ...settings.map(([name, value]) => `% Traveller: ${name} = ${inOneLine(String(value))}`),
  ];
}

function gamesOf({ session, deals }: Outgoing): Game[] {
  const lines = session.lines.filter(({ line }) => line.board > 0);
  const played = groups(lines, ({ line }) => `${line.board}|${lineVulnerability(line)}`).map((board): Game => ({
    board: board[0].line.board,
    vulnerable: lineVulnerability(board[0].line),
    lines: board,
  }));
  const dealt = deals.map(({ board, hands }) => {
    const deal = `N:${SEATS.map((seat) => hands[seat]).join(" ")}`;
    const game = played.find((one) => one.board === board);
    if (game) game.deal = deal;
    return game ? [] : [{ board, vulnerable: vulnerability(board), lines: [], deal }];
  });
  return [...played, ...dealt.flat()].sort((a, b) => a.board - b.board);
}

/** PBN's fifteen tags in their order, those that nobody knows with a "?". */
function tags({ board, vulnerable, lines, deal }: Game, out: Outgoing, { program, version }: Maker): string[] {
  const { event, session } = out;
  const values: [string, string][] = [
    ["Event", event.name ?? ""],
    ["Site", event.club ?? ""],
    ["Date", /^\d{4}-\d\d-\d\d$/.test(event.date ?? "") ? (event.date as string).replace(/-/g, ".") : "?"],
    ["Board", String(board)],
    ...["West", "North", "East", "South"].map((seat): [string, string] => [seat, "?"]),
    ["Dealer", dealer(board)],
    ["Vulnerable", VULNERABLE[vulnerable]],
    ["Deal", deal ?? "?"],
    ["Scoring", scoring(out)],
    ...["Declarer", "Contract", "Result"].map((name): [string, string] => [name, "?"]),
    ["Competition", competition(out)],
    ["Application", `${program} ${version}`],
  ];
  return [...values.map(([name, value]) => makeTag(name, value)), ...makeScoreTable(lines, session)];
}

function competition({ session }: Outgoing): string {
  if (isTeamScoring(session.settings)) return "Teams";
  return session.lines.some(({ line }) => isIndividual(line)) ? "Individuals" : "Pairs";
}

const DIVISORS: Readonly<Record<string, string>> = { Total: "Cross", n: "Cross1", "n-1": "Cross2" };
const DATUMS: Readonly<Record<string, string>> = {
  "Drop 1": "Butler-2",
  "Drop 2": "Butler-4",
  Median: "Butler;Median",
};

/** The tag Scoring (PBN 2.1, 3.4.4 and 4.6); what it cannot say stands in Traveller's own settings. */
function scoring({ session: { settings } }: Outgoing): string {
  switch (setting(settings, "Scoring")) {
    case "Butler":
      return `IMP;${DATUMS[setting(settings, "Butler datum")] ?? "Butler"}`;
    case "Cross-IMPs":
      return `IMP;${DIVISORS[setting(settings, "Cross-IMP divisor")]}`;
    case "Teams":
    case "Swiss teams":
      return "IMP";
    case "Board-a-match":
      return "BAM";
    case "Total points":
      return "TotalPoints";
    default:
      return `MatchPoints;${setting(settings, "Matchpoint scale") === 1 ? "MP2" : "MP1"}`;
  }
}
