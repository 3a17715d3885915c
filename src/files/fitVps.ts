/** The VP scale of a teams event: that under which the file's own victory points come out. */
import { shown } from "../results/figures";
import { matchesOfLines } from "../results/teams/boardMatches";
import { scoreTeams, type ScoredTeams } from "../results/teams/scoreTeams";
import { matchKey, teamOf } from "../results/teams/team";
import { SETTINGS } from "../results/settings";
import type { Contestant, FileTotal, Finding, ResultLine, Settings } from "../results/types";
import type { Steps } from "../results/steps";

/** What the file itself gives the two teams of a match. */
export interface FileMatch {
  section: string;
  round?: number;
  teams: readonly [string, string];
  points: readonly [number, number];
}

interface Figures {
  lines: readonly ResultLine[];
  contestants: readonly Contestant[];
  totals: readonly FileTotal[];
  matches?: readonly FileMatch[];
}

interface Fit {
  scale: string | number;
  matches: [fitting: number, of: number];
  totals: [fitting: number, of: number];
}

/** The decimals that a file has may be cut, or rounded. */
const ROUNDING = 0.011;

/** The settings with the scale that fits most; as they are where the file says it, has no figures, or none come out. */
export function* fitVps(
  figures: Figures,
  settings: Settings,
  at: string,
): Steps<{ settings: Settings; findings: Finding[] }> {
  const same = { settings, findings: [] };
  if (settings["VP scale"] !== undefined || settings.Scoring === "Board-a-match") return same;
  if (!figures.totals.length && !figures.matches?.length) return same;
  const scales = SETTINGS["VP scale"].values as readonly string[];
  const fits: Fit[] = [];
  for (const scale of scales) {
    fits.push(fitOf(figures, settings, scale));
    yield fits.length / scales.length;
  }
  // The scales stand with the commonest first: where several fit as well, it is taken.
  const best = fits.reduce((found, fit) => (quality(fit) > quality(found) ? fit : found));
  if (quality(best) < MOST) return same;
  const alike = fits.filter((fit) => fit !== best && quality(fit) === quality(best)).map(({ scale }) => String(scale));
  const doubt: Finding[] = alike.length ? [{ kind: "scalesAlike", at, read: String(best.scale), likely: alike }] : [];
  const counts = [figuresOf(best.matches, "match scores"), figuresOf(best.totals, "totals")].filter(Boolean);
  const said: Finding = {
    kind: "decidedByFigures",
    at,
    read: `VP scale ${best.scale}`,
    likely: [counts.join(" and ")],
  };
  return { settings: { ...settings, "VP scale": best.scale }, findings: [said, ...doubt] };
}

/** Where fewer come out, the file scores in a way of its own. */
const MOST = 0.5;

const quality = ({ matches, totals }: Fit): number => (matches[0] + totals[0]) / Math.max(1, matches[1] + totals[1]);

const figuresOf = ([fitting, of]: [number, number], what: string): string => (of ? `${fitting} of ${of} ${what}` : "");

function fitOf({ lines, contestants, totals, matches = [] }: Figures, settings: Settings, scale: string): Fit {
  const tried = { ...settings, "VP scale": scale };
  const scored = scoreTeams(matchesOfLines(lines, tried), tried, contestants);
  return { scale, matches: matchesFitting(scored, matches), totals: totalsFitting(scored, totals) };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < ROUNDING;

function matchesFitting({ matches, settings }: ScoredTeams, given: readonly FileMatch[]): [number, number] {
  const scored = new Map(matches.map((match) => [matchKey(match.round, match.teams), match]));
  const compared = given.flatMap(({ section, round, teams, points }) => {
    const [first, second] = teams.map((id) => teamOf(section, id));
    const match = first && second && scored.get(matchKey(round, [first, second]));
    if (!first || !match?.points) return [];
    const own = match.points.map((share) => shown(share, settings));
    const turned = match.teams[0].key !== first.key;
    return [near(own[turned ? 1 : 0], points[0]) && near(own[turned ? 0 : 1], points[1])];
  });
  return [compared.filter(Boolean).length, compared.length];
}

function totalsFitting({ standings, settings }: ScoredTeams, given: readonly FileTotal[]): [number, number] {
  const compared = given.flatMap(({ id, section, points }) => {
    const key = teamOf(section, id)?.key;
    const total = standings.find(({ team }) => team.key === key)?.total;
    return total === undefined || points === undefined ? [] : [near(shown(total, settings), points)];
  });
  return [compared.filter(Boolean).length, compared.length];
}
