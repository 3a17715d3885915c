/** A session before its first card: from a movement, names and settings to everything that its sheets need. */
import { FAMILIES } from "../../movements/families";
import { contestantsOf, winnersOf, type Movement } from "../../movements/movement";
import { hasOwnNumbers, startingSide } from "../../movements/numbering";
import type { MovementKind } from "../../movements/types";
import { unread, type Unread } from "../../notation/problem";
import type { Contestant, EventDetails, ResultLine, Settings } from "../../results/types";
import type { Session } from "../session";
import { movementLines } from "./movementLines";

export interface SectionWish {
  /** Its letter; "" where there is one section. */
  section: string;
  movement: Movement;
  /** Who takes part, by their numbers; those who are not named may be left out. */
  contestants: readonly Contestant[];
}

export interface SessionWish {
  /** Of one kind of event, and such that `sectionConflict` finds nothing. */
  sections: readonly SectionWish[];
  /** What the movements do not decide: Scoring, the VP scale, how sections are ranked and the like. */
  settings: Settings;
  event: EventDetails;
}

/** The whole session with every result still to come: section by section, all of them with the same boards. */
export function buildSession({ sections, settings, event }: SessionWish): Session {
  const movements = sections.map(({ movement }) => movement);
  return {
    lines: sections.flatMap(({ section, movement }) =>
      linesOf(movement).map((line) => ({ ...line, section, at: section ? `section ${section}, ${line.at}` : line.at })),
    ),
    unread: [],
    contestants: sections.flatMap(({ section, contestants }) => contestants.map((one) => ({ ...one, section }))),
    settings: { ...settings, ...settledBy(movements, settings) },
    event,
  };
}

/**
 * One list of settings holds for all sections: undefined where their movements agree in what it says, else what they
 * differ in, with a section of each kind.
 */
export function sectionConflict(sections: readonly SectionWish[]): Unread | undefined {
  const [first] = sections;
  const other = (says: (movement: Movement) => number | boolean): SectionWish | undefined =>
    sections.find(({ movement }) => says(movement) !== says(first.movement));
  const twoLists = (movement: Movement): boolean => winnersOf(movement) === 2;
  const ownNumbers = ({ layout, firstEw }: Movement): boolean => hasOwnNumbers(layout, firstEw);
  for (const [kind, says] of [
    ["sectionsNumbered", ownNumbers],
    ["sectionsRanked", twoLists],
  ] as const) {
    const differs = other(says);
    if (!differs) continue;
    const [yes, no] = says(first.movement) ? [first, differs] : [differs, first];
    return unread(kind, yes.section, [no.section]);
  }
  const longer = hasMatches(first.movement) ? other(({ boardsPerRound }) => boardsPerRound) : undefined;
  if (!longer) return undefined;
  const boards = [first, longer].map(({ section, movement }) => `${movement.boardsPerRound} in ${section}`);
  return unread("sectionsMatches", boards.join(" and "));
}

/** Everybody who takes part, without names. */
export function entrantsOf(movement: Movement, section: string): Contestant[] {
  const { layout, firstEw } = movement;
  const own = hasOwnNumbers(layout, firstEw);
  return contestantsOf(movement).map(({ number, contestant }): Contestant => {
    const direction = own ? startingSide(layout, contestant) : undefined;
    return { id: number, section, names: [], ...(direction ? { direction } : {}) };
  });
}

/** The ways to score that a kind of movement can have, the usual one first. */
export function scoringsOf(kind: MovementKind): readonly string[] {
  if (kind === "swissTeams") return ["Swiss teams", "Board-a-match"];
  if (kind === "swissPairs") return ["Swiss pairs"];
  const { contestants } = FAMILIES[kind];
  if (contestants === "teams") return ["Teams", "Board-a-match"];
  if (contestants === "players") return ["Individual"];
  return ["Matchpoints", "Butler", "Cross-IMPs", "Total points"];
}

const hasMatches = ({ kind }: Movement): boolean => FAMILIES[kind].contestants === "teams" || kind === "swissPairs";

/** What follows from the movements, and is written out: one more typed row never changes it. */
function settledBy(movements: readonly Movement[], settings: Settings): Settings {
  const [first] = movements;
  const scorings = scoringsOf(first.kind);
  const Scoring = scorings.includes(String(settings.Scoring)) ? settings.Scoring : scorings[0];
  return {
    Scoring,
    Winners: movements.every((movement) => winnersOf(movement) === 2) ? 2 : 1,
    Numbers: movements.every(({ layout, firstEw }) => hasOwnNumbers(layout, firstEw))
      ? "Each direction its own"
      : "One list",
    ...(hasMatches(first) ? { "Boards a match": first.boardsPerRound } : {}),
  };
}

/**
 * In American Whist two teams play their set at two tables in different rounds, and yet it is one match: its lines have
 * no round.
 */
function linesOf(movement: Movement): ResultLine[] {
  const lines = movementLines(movement);
  if (movement.kind !== "americanWhist") return lines;
  return lines.map((line) => ({ ...line, round: undefined }));
}
