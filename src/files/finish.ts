/** What the readers of whole sessions have in common, once they have their lines. */
import type { Problem } from "../notation/problem";
import { SETTING_NAMES } from "../results/settings";
import { within, type Steps } from "../results/steps";
import type { Contestant, Deal, EventDetails, FileTotal, Finding, ImportedSession, ResultLine } from "../results/types";
import type { Settings } from "../results/types";
import { decide } from "./decide";
import { fitSettings, type Fitted } from "./fitSettings";
import { fitVps, type FileMatch } from "./fitVps";
import type { Source } from "./fromCells";
import { haveOwnNumbers } from "./numbers";
import { asTeams } from "./people";
import { withoutTwins } from "./twins";
import { differences, keepScores, unreadLeads, withCards } from "./writtenResult";

/** What a file holds, as far as it was understood. */
export interface Found {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
  contestants: Contestant[];
  totals: FileTotal[];
  deals: Deal[];
  /** What it gives the teams of its matches. */
  matches?: readonly FileMatch[];
  event: EventDetails;
  /** What the file itself says. */
  declared: Settings;
  /** Ways of scoring that it may be, where the file does not say: the one under which most of its figures come out. */
  mayBe?: readonly string[];
  /** Has each direction its own numbers? Undefined where the lines are to show it. */
  ownNumbers?: boolean;
}

const TEAMS: readonly unknown[] = ["Teams", "Swiss teams", "Board-a-match"];

/** The session, with all that the file says or its figures show decided once. */
export function* finished(found: Found, source: Source): Steps<ImportedSession> {
  const at = source.fileName;
  const { totals, deals, event } = found;
  if (found.lines.length === 0) return withoutLines(found, source);
  yield 0;
  const { lines, unread, findings } = withoutTwins(found.lines);
  yield 0.05;
  const kept = withCards(keepScores(lines));
  const decided = TEAMS.includes(found.declared.Scoring)
    ? teamSettings(found, at)
    : yield* within(pairSettings(kept, found, at), 0.1, 0.2);
  const isTeams = TEAMS.includes(decided.settings.Scoring);
  const contestants = isTeams ? asTeams(found.contestants) : found.contestants;
  const figures = { lines: kept, contestants, totals };
  const ways = found.mayBe ?? [undefined];
  const fits: Fitted[] = [];
  for (const [i, Scoring] of ways.entries()) {
    const settings = { ...decided.settings, ...(Scoring ? { Scoring } : {}) };
    const [from, to] = [i, i + 1].map((done) => 0.2 + (0.7 * done) / ways.length);
    fits.push(yield* within(fitSettings(figures, settings, at), from, to));
  }
  const fitted = isTeams
    ? yield* within(fitVps({ ...figures, matches: found.matches }, decided.settings, at), 0.2, 0.9)
    : fits.reduce((best, fit) => (fit.quality > best.quality ? fit : best));
  yield 0.9;
  return {
    lines: kept,
    unread: [...found.unread, ...unread],
    findings: [
      ...decided.findings,
      ...fitted.findings,
      ...found.findings,
      ...findings,
      ...differences(kept),
      ...unreadLeads(kept),
    ],
    contestants,
    settings: fitted.settings,
    ...(deals.length ? { deals } : {}),
    ...(totals.length ? { totals } : {}),
    event,
    source,
  };
}

/** Deals alone are kept: a session that is scored later may want them. */
function withoutLines(found: Found, source: Source): ImportedSession {
  const at = source.fileName;
  const { unread, findings, contestants, totals, deals, event } = found;
  const count = deals.length === 1 ? "one board" : `${deals.length} boards`;
  const said: Problem[] = deals.length
    ? [{ kind: "dealsOnly", at, read: at, likely: [count] }]
    : unread.length
      ? []
      : [{ kind: "noResults", at, read: at }];
  return {
    lines: [],
    unread: [...said, ...unread],
    findings,
    contestants,
    settings: {},
    ...(deals.length ? { deals } : {}),
    ...(totals.length ? { totals } : {}),
    event,
    source,
  };
}

type Decided = Pick<ImportedSession, "settings" | "findings">;

function teamSettings({ declared }: Found, at: string): Decided {
  return { settings: { Numbers: "One list", ...declared }, findings: saidBy(declared, at) };
}

/** The file's own word holds over what the lines show, unless they show that it cannot be. */
export function* pairSettings(
  lines: readonly ResultLine[],
  { declared, ownNumbers }: Pick<Found, "declared" | "ownNumbers">,
  at: string,
): Steps<Decided> {
  const decided = yield* decide(lines, at, ownNumbers ?? haveOwnNumbers(lines));
  const said = { ...declared };
  const moving = decided.findings.some(({ kind }) => kind === "decidedOneWinner");
  const few = decided.findings.some(({ kind }) => kind === "fewChangeDirection");
  if (said.Winners === 2 && moving && !few) delete said.Winners;
  const players = lines.every((line) => line.players !== undefined);
  // Each pair meets its next opponent, wherever the two sit.
  const isOneField = said.Scoring === "Swiss pairs" && said.Winners === undefined;
  if (isOneField) said.Winners = 1;
  const settings = { ...decided.settings, ...(players ? { Scoring: "Individual", Winners: 1 } : {}), ...said };
  const dropped = [
    ...(said.Scoring === undefined ? [] : ["individualEvent"]),
    ...(said.Winners === undefined ? [] : ["decidedOneWinner", "decidedTwoWinners"]),
    ...(settings.Scoring === "Matchpoints" && said["Matchpoint scale"] === undefined ? [] : ["decidedScale"]),
  ];
  const findings = decided.findings.filter(({ kind }) => !dropped.includes(kind));
  return { settings, findings: [...saidBy(said, at), ...findings] };
}

function saidBy(declared: Settings, at: string): Finding[] {
  const said = SETTING_NAMES.filter((name) => declared[name] !== undefined).map((name) => `${name} ${declared[name]}`);
  return said.length ? [{ kind: "decidedByFile", at, read: said.join(", ") }] : [];
}
