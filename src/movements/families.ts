/** The one table of movements: for which sizes and lengths each is offered, and how it is laid out. */
import type { Side } from "../scoring/types";
import { hesitationMitchell } from "./hesitation";
import { howell, threeQuarterLengths, unsharedHowell } from "./howell";
import { individual, rainbow } from "./individual";
import { shareAndRelayMitchell, skipMitchell, straightMitchell } from "./mitchell";
import { roverMitchell, roverRounds } from "./rover";
import { swiss } from "./swiss";
import { americanWhist, roundRobin } from "./teams";
import { everyOther, upTo, type ContestantKind, type Layout, type MovementKind } from "./types";

/** What a movement is laid out for. */
export interface Size {
  /** Whole tables; a half table counts as one, for boards lie there. */
  tables: number;
  /** Is one pair without a partner at the table? */
  odd: boolean;
  /** On which side an odd pair is one too many, where the sides are two fields. */
  side: Side;
}

export interface Family {
  contestants: ContestantKind;
  /** The whole tables for which it is offered. */
  tables: readonly number[];
  /** The numbers of rounds for which it is offered, upwards. */
  lengths: (size: Size) => number[];
  /** How many rounds are played unless somebody says otherwise. */
  usual: (size: Size) => number;
  layout: (size: Size, rounds: number) => Layout;
  /**
   * What a half table is: one pair missing, so that those who would meet it sit out; one pair extra, without a table of
   * its own; a bye, drawn; or not offered.
   */
  halfTable: "missing" | "extra" | "bye" | "none";
  /** The least that may have a half table, where the least table has none. */
  leastHalf?: number;
  /** May whole rounds be arrow-switched? */
  switchable?: boolean;
  /** Sets in a round, 1 unless a round is two half-sets. */
  setsPerRound?: number;
}

/** An evening has hardly ever more rounds: movements that would go on are cut off here unless they are asked to. */
const EVENING = 13;
/** Swiss events go on as long as the director likes; four matches are an evening. */
const SWISS_EVENING = 4;

const atMostAnEvening = (rounds: number): number => Math.min(rounds, EVENING);

const throughout = (most: (tables: number) => number): Pick<Family, "lengths" | "usual"> => ({
  lengths: ({ tables }) => upTo(most(tables)),
  usual: ({ tables }) => atMostAnEvening(most(tables)),
});

/** As long as nobody has to meet somebody, or to have a bye, twice. */
const withoutRematch = (contestants: number): number => (contestants % 2 === 0 ? contestants - 1 : contestants);

export const swissPairsOf = ({ tables, odd }: Size): number => 2 * tables - (odd ? 1 : 0);

export const FAMILIES: Record<MovementKind, Family> = {
  straight: {
    contestants: "pairs",
    tables: everyOther(3, 31),
    ...throughout((tables) => tables),
    layout: ({ tables }, rounds) => straightMitchell(tables, rounds),
    halfTable: "missing",
    switchable: true,
  },
  skip: {
    contestants: "pairs",
    tables: everyOther(4, 30),
    ...throughout((tables) => tables - 1),
    layout: ({ tables }, rounds) => skipMitchell(tables, rounds),
    halfTable: "missing",
    switchable: true,
  },
  shareAndRelay: {
    contestants: "pairs",
    tables: everyOther(4, 30),
    ...throughout((tables) => tables),
    layout: ({ tables }, rounds) => shareAndRelayMitchell(tables, rounds),
    halfTable: "missing",
    switchable: true,
  },
  hesitation: {
    contestants: "pairs",
    tables: everyOther(3, 21),
    lengths: ({ tables }) => upTo(tables + 1),
    usual: ({ tables }) => Math.min(tables + 1, EVENING + 1),
    layout: ({ tables }, rounds) => hesitationMitchell(tables, rounds),
    halfTable: "missing",
    switchable: true,
  },
  rover: {
    contestants: "pairs",
    tables: upTo(17).slice(3),
    ...throughout(roverRounds),
    layout: ({ tables, side }, rounds) => roverMitchell(tables, rounds, side),
    halfTable: "extra",
    switchable: true,
  },
  howell: {
    contestants: "pairs",
    tables: upTo(8).slice(1),
    // With 2 tables a match is two rounds: an odd number would leave boards that only one table played.
    lengths: ({ tables }) => (tables === 2 ? [2, 4, 6] : upTo(2 * tables - 1)),
    usual: ({ tables }) => (tables === 2 ? 6 : 2 * tables - 1),
    layout: ({ tables }, rounds) => howell(tables, rounds),
    halfTable: "missing",
    // Of 3 pairs only two could play.
    leastHalf: 2.5,
  },
  threeQuarterHowell: {
    contestants: "pairs",
    tables: upTo(8).slice(4),
    lengths: ({ tables }) => threeQuarterLengths(tables),
    usual: ({ tables }) => threeQuarters(tables),
    layout: ({ tables }, rounds) => howell(tables, rounds),
    halfTable: "missing",
  },
  unsharedHowell: {
    contestants: "pairs",
    tables: [3],
    ...throughout(() => 5),
    layout: (_, rounds) => unsharedHowell(rounds),
    halfTable: "missing",
    setsPerRound: 2,
  },
  americanWhist: {
    contestants: "teams",
    tables: everyOther(3, 13),
    ...throughout((teams) => teams - 1),
    layout: ({ tables }, rounds) => americanWhist(tables, rounds),
    halfTable: "none",
  },
  roundRobin: {
    contestants: "teams",
    tables: upTo(24).slice(2),
    ...throughout(withoutRematch),
    layout: ({ tables }, rounds) => roundRobin(tables, rounds),
    halfTable: "none",
  },
  swissPairs: {
    contestants: "pairs",
    tables: upTo(60).slice(1),
    lengths: (size) => upTo(withoutRematch(swissPairsOf(size))),
    usual: (size) => Math.min(SWISS_EVENING, withoutRematch(swissPairsOf(size))),
    layout: (size, rounds) => swiss("pairs", swissPairsOf(size), rounds),
    halfTable: "bye",
    leastHalf: 2.5,
  },
  swissTeams: {
    contestants: "teams",
    tables: upTo(60).slice(2),
    lengths: ({ tables }) => upTo(withoutRematch(tables)),
    usual: ({ tables }) => Math.min(SWISS_EVENING, withoutRematch(tables)),
    layout: ({ tables }, rounds) => swiss("teams", tables, rounds),
    halfTable: "none",
  },
  individual: {
    contestants: "players",
    tables: [2, 3, 4],
    lengths: ({ tables }) => upTo(4 * tables - 1),
    usual: ({ tables }) => 4 * tables - 1,
    layout: ({ tables }, rounds) => individual(tables, rounds),
    halfTable: "none",
  },
  rainbow: {
    contestants: "players",
    tables: [5, 7, 11, 13],
    ...throughout((tables) => tables),
    layout: ({ tables }, rounds) => rainbow(tables, rounds),
    halfTable: "none",
  },
};

/** The length nearest to three quarters of the full Howell; of two, the longer. */
function threeQuarters(tables: number): number {
  const wanted = 0.75 * (2 * tables - 1);
  return threeQuarterLengths(tables).reduce((best, rounds) =>
    Math.abs(rounds - wanted) <= Math.abs(best - wanted) ? rounds : best,
  );
}
