/** How far an event of teams is: "Final: 15 of 15 matches", or what is missing. */
import { groups } from "../groups";
import { comparePairs } from "../pairs";
import type { ScoredTeams } from "./scoreTeams";
import { roundAndMatch, teamName } from "./team";
import type { Team } from "./types";

const NAMED = 8;

/**
 * "Final: 15 of 15 matches", or "PROVISIONAL: 1 of 15 matches missing: round 3, 1 v 4 (board 5, 6)". A round in which two
 * teams or more have neither a match nor a bye lacks a match that is not even begun.
 */
export function teamsProgress({ matches, byes, unread, toDraw }: ScoredTeams): string {
  const open = matches.filter(({ points }) => !points);
  const missing = open.map((match) => `${roundAndMatch(match)}${match.lacks ? ` (${match.lacks})` : ""}`);
  const others = [
    ...(toDraw.length ? [`round ${toDraw.join(", ")} to be drawn`] : []),
    ...unmet(matches, byes),
    ...(byes.some(({ points }) => !points) ? ["Bye VPs is not set"] : []),
    ...(unread.length ? [`not understood: ${shortened(unread, ", ")}`] : []),
  ];
  const all = matches.length;
  if (all + byes.length + unread.length === 0) return "PROVISIONAL: no matches yet";
  if (open.length) {
    return [`PROVISIONAL: ${open.length} of ${all} matches missing: ${shortened(missing, "; ")}`, ...others].join("; ");
  }
  return others.length
    ? `PROVISIONAL: ${all} of ${all} matches, but ${others.join("; ")}`
    : `Final: ${all} of ${all} matches`;
}

function shortened(list: readonly string[], separator: string): string {
  const more = list.length > NAMED ? `, and ${list.length - NAMED} more` : "";
  return list.slice(0, NAMED).join(separator) + more;
}

type Meeting = { round?: number; teams: readonly Team[] };

/** Teams that a round lacks; without rounds, teams that met fewer than others. One alone may just sit out. */
function unmet(matches: ScoredTeams["matches"], byes: ScoredTeams["byes"]): string[] {
  const meetings: Meeting[] = [...matches, ...byes.map(({ team, ...bye }) => ({ ...bye, teams: [team] }))];
  const teams = [...new Map(meetings.flatMap((meeting) => meeting.teams).map((team) => [team.key, team])).values()];
  return groups(teams, ({ section }) => section).flatMap((section) =>
    groups(meetings, ({ round }) => round ?? "").flatMap((ofRound) => {
      const met = section.map(
        ({ key }) => ofRound.filter((meeting) => meeting.teams.some((team) => team.key === key)).length,
      );
      const [{ round }] = ofRound;
      const most = Math.max(...met);
      const fewer = section.filter((_, i) => met[i] < (round === undefined ? most : Math.min(1, most)));
      if (fewer.length < 2) return [];
      const names = fewer.sort(comparePairs).map(teamName).join(", ");
      return [round === undefined ? `fewer matches than others: ${names}` : `round ${round} has no match of ${names}`];
    }),
  );
}
