/** Who a team is, and which two meet. */
import { LANGUAGE_CODES, LANGUAGES } from "../../notation/languages";
import { compact, plain } from "../../notation/text";
import { comparePairs } from "../pairs";
import type { Contestant } from "../types";
import type { Both, Team } from "./types";

/** A team as it is written: `3`, `Team 3`, `The Aces`; undefined for a blank. */
export function teamOf(section: string, written: string): Team | undefined {
  const label = withoutWord(written);
  const id = compact(label);
  return id && id !== "0" ? { key: `${section}|${id}`, section, id, label } : undefined;
}

const BYE_WORDS = new Set(LANGUAGE_CODES.flatMap((code) => LANGUAGES[code].sitOut));

/** Is this no team, but the word for a bye in any language? */
export function isByeWord(written: string): boolean {
  return BYE_WORDS.has(compact(written));
}

/** "Team 3" is 3, and so is "TEAM3"; "Teamwork" is a name. */
function withoutWord(written: string): string {
  return plain(written).replace(/^team(?: (?=\S)|(?=\d))/i, "");
}

/** The contestant that a team is, by number and, where the list gives it, section. */
export function contestantOf(team: Team, contestants: readonly Contestant[]): Contestant | undefined {
  return contestants.find(
    ({ id, section }) => compact(withoutWord(id)) === team.id && (!section || section === team.section),
  );
}

/** Is the second of the two the one with the lower number? */
export function areSwapped([first, second]: Both<Team>): boolean {
  return comparePairs(first, second) > 0;
}

export function swapped<T>([first, second]: Both<T>): Both<T> {
  return [second, first];
}

/** The same for two teams in one round, whichever is named first. */
export function matchKey(round: number | undefined, teams: Both<Team>): string {
  return [round ?? "", ...(areSwapped(teams) ? swapped(teams) : teams).map(({ key }) => key)].join(" ");
}

/** "3 v 7", "A3 v A7". */
export function matchName([first, second]: Both<Team>): string {
  return `${teamName(first)} v ${teamName(second)}`;
}

export function teamName({ section, label }: Team): string {
  return `${section}${label}`;
}

/** "round 3, 3 v 7". */
export function roundAndMatch({ round, teams }: { round?: number; teams: Both<Team> }): string {
  return `${round === undefined ? "" : `round ${round}, `}${matchName(teams)}`;
}
