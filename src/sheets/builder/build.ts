/** A session before its first card: from a movement, names and settings to everything that its sheets need. */
import { FAMILIES } from "../../movements/families";
import { contestantsOf, winnersOf, type Movement } from "../../movements/movement";
import { hasOwnNumbers, startingSide } from "../../movements/numbering";
import type { MovementKind } from "../../movements/types";
import type { Contestant, EventDetails, ResultLine, Settings } from "../../results/types";
import type { Session } from "../session";
import { movementLines } from "./movementLines";

export interface SessionWish {
  movement: Movement;
  /** Who takes part, by their numbers; those who are not named may be left out. */
  contestants: readonly Contestant[];
  /** What the movement does not decide: Scoring, the VP scale and the like. */
  settings: Settings;
  event: EventDetails;
}

/** The whole session with every result still to come. */
export function buildSession({ movement, contestants, settings, event }: SessionWish): Session {
  return {
    lines: linesOf(movement),
    unread: [],
    contestants: [...contestants],
    settings: { ...settings, ...settledBy(movement, settings) },
    event,
  };
}

/** Everybody who takes part, without names. */
export function entrantsOf(movement: Movement): Contestant[] {
  const { layout, firstEw } = movement;
  const own = hasOwnNumbers(layout, firstEw);
  return contestantsOf(movement).map(({ number, contestant }): Contestant => {
    const direction = own ? startingSide(layout, contestant) : undefined;
    return { id: number, section: "", names: [], ...(direction ? { direction } : {}) };
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

/** What follows from the movement, and is written out: one more typed row never changes it. */
function settledBy(movement: Movement, settings: Settings): Settings {
  const { layout, firstEw, boardsPerRound, kind } = movement;
  const scorings = scoringsOf(kind);
  const Scoring = scorings.includes(String(settings.Scoring)) ? settings.Scoring : scorings[0];
  const hasMatches = FAMILIES[kind].contestants === "teams" || kind === "swissPairs";
  return {
    Scoring,
    Winners: winnersOf(movement),
    Numbers: hasOwnNumbers(layout, firstEw) ? "Each direction its own" : "One list",
    ...(hasMatches ? { "Boards a match": boardsPerRound } : {}),
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
