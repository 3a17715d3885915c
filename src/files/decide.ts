/** What an import decides once, so that our own sheets hold explicit settings; each decision is said. */
import { meetsItself, pairOf, winners } from "../results/pairs";
import { groups } from "../results/groups";
import type { Finding, ResultLine, Settings } from "../results/types";
import { matchpoints } from "../scoring/matchpoints";
import type { Steps } from "../results/steps";
import { haveOwnNumbers } from "./numbers";

/**
 * The settings that the lines show: whether each direction has its own numbers, one ranking or two, and the scale of
 * the source's own matchpoints.
 *
 * @param at the place of the decisions: the source's name
 */
export function* decide(
  lines: readonly ResultLine[],
  at: string,
  ownNumbers = haveOwnNumbers(lines),
): Steps<{ settings: Settings; findings: Finding[] }> {
  yield 0.1;
  const individual = isIndividual(lines);
  const teams = !individual && areTeams(lines);
  const isOwn = ownNumbers && !teams;
  const numbers: Settings = { Numbers: isOwn ? "Each direction its own" : "One list" };
  const count = isOwn ? 2 : winners(seated(lines, numbers), numbers);
  yield 0.4;
  const scale = ownScale(lines);
  yield 0.6;
  const Scoring = individual ? "Individual" : teams ? "Teams" : "Matchpoints";
  const settings: Settings = {
    Scoring,
    "Matchpoint scale": scale ?? 2,
    Winners: individual || teams ? 1 : count,
    ...numbers,
  };
  const findings: Finding[] = individual
    ? [{ kind: "individualEvent", at, read: at }]
    : teams
      ? [{ kind: "decidedTeams", at, read: String(lines.length) }]
      : [...rankingFindings(lines, settings, at), ...selfMeetings(lines, settings)];
  if (scale) findings.push({ kind: "decidedScale", at, read: String(scale) });
  return { settings, findings };
}

function isIndividual(lines: readonly ResultLine[]): boolean {
  return lines.every(({ players, ns, ew }) => players && !ns && !ew);
}

/** Matches of teams: each result has its other table, where the same two meet the other way round. */
function areTeams(lines: readonly ResultLine[]): boolean {
  const met = lines.filter(({ board, ns, ew }) => board > 0 && ns && ew);
  const tables = new Set(met.map(({ section, board, ns, ew }) => [section, board, ns, ew].join("|")));
  return (
    met.length > 0 &&
    met.every(({ section, board, ns, ew }) => ns !== ew && tables.has([section, board, ew, ns].join("|")))
  );
}

/** Lines of two different pairs: a pair that seems to meet itself shows nothing. */
function seated(lines: readonly ResultLine[], settings: Settings): ResultLine[] {
  return lines.filter((line) => !meetsItself(line, settings));
}

/** Where fewer pairs than this change direction, it may be a slip: an arrow switch or a Howell moves nearly all. */
const FEWEST_CHANGING = 0.25;

/** One ranking or two, with what shows it. */
function rankingFindings(lines: readonly ResultLine[], settings: Settings, at: string): Finding[] {
  if (settings.Numbers === "Each direction its own") return [{ kind: "decidedOwnNumbers", at, read: shared(lines) }];
  if (settings.Winners === 2) return [{ kind: "decidedTwoWinners", at, read: "" }];
  const pairs = directions(lines, settings);
  const changing = pairs.filter(({ rarer }) => rarer);
  const read = `${changing.length} of ${pairs.length}`;
  if (changing.length === 0) return [];
  const [{ id, rarer }] = changing;
  const one: Finding = { kind: "decidedOneWinner", at, read, likely: [`${id} (${rarer?.at})`] };
  if (changing.length >= pairs.length * FEWEST_CHANGING) return [one];
  const places = new Set(changing.map((pair) => pair.rarer?.at ?? at));
  return [one, ...[...places].map((place): Finding => ({ kind: "fewChangeDirection", at: place, read }))];
}

/** A number that sits on both sides of one board. */
function shared(lines: readonly ResultLine[]): string {
  const seats = new Set(lines.map(({ section, board, ew }) => `${section}|${board}|${ew}`));
  return lines.find(({ section, board, ns }) => ns && seats.has(`${section}|${board}|${ns}`))?.ns ?? "";
}

/** The pairs, each with a line where it sits as it does less often; undefined where it never changes. */
function directions(lines: readonly ResultLine[], settings: Settings): { id: string; rarer?: ResultLine }[] {
  const seats = seated(lines, settings).flatMap((line) =>
    (["NS", "EW"] as const).flatMap((side) => {
      const pair = pairOf(line, side, settings);
      return pair ? [{ pair, side, line }] : [];
    }),
  );
  return groups(seats, ({ pair }) => pair.key).map((seats) => {
    const [ns, ew] = (["NS", "EW"] as const).map((side) => seats.filter((seat) => seat.side === side));
    const rarer = ns.length < ew.length ? ns : ew;
    return { id: seats[0].pair.id, rarer: rarer[0]?.line };
  });
}

/** In one list of numbers nobody meets himself: a slip in one of the numbers. */
function selfMeetings(lines: readonly ResultLine[], settings: Settings): Finding[] {
  return lines
    .filter((line) => meetsItself(line, settings))
    .map((line) => ({ kind: "pairAgainstItself", at: line.at, read: line.ns }));
}

/** Decimals of the source's points may be cut after the second. */
const ROUNDING = 0.011;

/** The scale on which more of the source's own points follow from its scores; undefined where hardly any do. */
function ownScale(lines: readonly ResultLine[]): 2 | 1 | undefined {
  const given = { count: 0, fit: { 1: 0, 2: 0 } };
  const compared = lines.filter(({ score, award }) => score !== undefined && !award);
  for (const board of groups(compared, ({ section, board }) => `${section}|${board}`)) {
    matchpoints(board.map(({ score }) => score as number)).forEach((points, i) => {
      const written = board[i].file?.nsPoints;
      if (written === undefined || board.length < 2) return;
      given.count++;
      if (Math.abs(written - points) < ROUNDING) given.fit[2]++;
      if (Math.abs(written - points / 2) < ROUNDING) given.fit[1]++;
    });
  }
  const { fit, count } = given;
  if (fit[1] === fit[2]) return undefined;
  const better = fit[2] > fit[1] ? 2 : 1;
  return fit[better] * 2 >= count ? better : undefined;
}
