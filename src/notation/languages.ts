/** The words of each language: suits, seats, doubles, specials and column headings. Every other room asks here. */
import type { Seat, Strain } from "../scoring/types";

/** What a column of a result sheet may hold. `NS` and `EW` columns without "score" in the heading are pair numbers. */
export type Field =
  | "board"
  | "ns"
  | "ew"
  | "contract"
  | "double"
  | "declarer"
  | "lead"
  | "result"
  | "tricks"
  | "made"
  | "down"
  | "nsScore"
  | "ewScore"
  | "score"
  | "paper"
  | "nsPoints"
  | "ewPoints"
  | "nsPercent"
  | "ewPercent"
  | "adjust"
  | "field"
  | "round"
  | "table"
  | "section"
  | "vulnerable"
  | "north"
  | "east"
  | "south"
  | "west"
  | "pair"
  | "direction"
  | "name"
  | "number"
  | "stratum"
  | "handicap"
  | "carryOver"
  | "penalty"
  | "opponent"
  | "imps"
  | "oppImps"
  | "boards"
  | "vpAdjust"
  | "oppVpAdjust";

/**
 * Words in upper case, the one that we write first. Headings are compared by `folded` in text.ts: lower case, without
 * accents and punctuation.
 */
export interface Language {
  strains: Record<Strain, readonly string[]>;
  seats: Record<Seat, readonly string[]>;
  doubled: readonly string[];
  redoubled: readonly string[];
  passedOut: readonly string[];
  notPlayed: readonly string[];
  sitOut: readonly string[];
  pending: readonly string[];
  average: readonly string[];
  /** "Just made" beside "=". */
  made: readonly string[];
  headings: Partial<Record<Field, readonly string[]>>;
}

const english: Language = {
  strains: {
    C: ["C", "CLUB", "CLUBS"],
    D: ["D", "DIAMOND", "DIAMONDS"],
    H: ["H", "HEART", "HEARTS"],
    S: ["S", "SPADE", "SPADES"],
    N: ["NT", "N", "NOTRUMP", "NOTRUMPS"],
  },
  seats: { N: ["N", "NORTH"], E: ["E", "EAST"], S: ["S", "SOUTH"], W: ["W", "WEST"] },
  doubled: ["X", "DBL", "DOUBLED"],
  redoubled: ["XX", "RDBL", "REDOUBLED"],
  passedOut: ["PASS", "PASSED", "PASSEDOUT", "PASSOUT", "ALLPASS", "P", "PO", "P.O.", "AP", "-P-"],
  notPlayed: ["NP", "NOTPLAYED", "UNPLAYED", "NOPLAY", "NB", "NG", "CANCELLED"],
  sitOut: ["SITOUT", "SIT-OUT", "BYE"],
  pending: ["LATE", "L", "PENDING", "TD", "ARB", "ARBITRALSCORE"],
  average: ["AVE", "A", "AV", "AVG", "AVERAGE"],
  made: ["MADE"],
  headings: {
    board: ["board", "board no", "board number", "bd", "bd no", "brd", "hand"],
    ns: ["ns", "n s", "ns pair", "n s pair", "pair ns", "ns no", "north south", "ns pair no"],
    ew: ["ew", "e w", "ew pair", "e w pair", "pair ew", "ew no", "vs", "east west", "ew pair no"],
    contract: ["contract", "bid", "final contract"],
    double: ["x", "dbl", "double", "doubled"],
    declarer: ["by", "dec", "decl", "declarer", "played by"],
    lead: ["lead", "ld", "opening lead"],
    result: ["result", "res"],
    tricks: ["tricks", "tks", "tricks taken", "tricks won"],
    made: ["made"],
    down: ["down"],
    nsScore: ["score ns", "ns score", "n s score", "score n s", "ns plus", "score", "scores"],
    ewScore: ["score ew", "ew score", "e w score", "score e w", "ew plus"],
    paper: ["paper score", "paper"],
    nsPoints: ["mp ns", "ns mp", "mps ns", "ns mps", "mp", "mps", "mp pts", "matchpoints", "ns matchpoints"],
    ewPoints: ["mp ew", "ew mp", "mps ew", "ew mps", "ew matchpoints"],
    nsPercent: ["% ns", "ns %", "%", "mp %", "percent", "percentage", "ns percentage", "percentage ns"],
    ewPercent: ["% ew", "ew %", "ew percentage", "percentage ew"],
    adjust: ["adjust", "adjusted", "adjustment"],
    field: ["field", "fouled"],
    round: ["round", "rd", "rnd"],
    table: ["table", "tbl"],
    section: ["section", "sec", "sect"],
    vulnerable: ["vul", "vulnerable", "vulnerability"],
    north: ["north", "n player"],
    east: ["east", "e player"],
    south: ["south", "s player"],
    west: ["west", "w player"],
    pair: ["pair", "pair no", "pair number", "team", "player", "no", "number"],
    direction: ["direction", "dir", "side"],
    name: ["name", "names", "players", "name 1", "name 2", "name 3", "name 4", "player 1", "player 2"],
    number: ["no 1", "no 2", "number 1", "number 2", "member no", "member number"],
    stratum: ["stratum", "strat"],
    handicap: ["handicap", "hcp"],
    carryOver: ["carry over", "carry forward", "carryover"],
    penalty: ["penalty", "penalties"],
    opponent: ["opponent", "opponents", "opp", "opposing team", "against"],
    imps: ["imps", "imp", "team imps", "imps for", "points", "pts"],
    oppImps: ["opp imps", "opp imp", "imps opp", "opponent imps", "imps against", "opp points", "opp pts"],
    boards: ["boards", "bds", "boards played", "no of boards"],
    vpAdjust: ["vp adj", "vp adjust", "vp adjustment", "vps adj"],
    oppVpAdjust: ["opp vp adj", "opp vp adjust", "opp vp adjustment", "opp vps adj"],
  },
};

export type LanguageCode = "en";

export const LANGUAGES: Record<LanguageCode, Language> = { en: english };

/** Signs that mean the same in every language. */
export const SUIT_SIGNS: Record<Strain, string> = { C: "♣", D: "♦", H: "♥", S: "♠", N: "NT" };
export const DOUBLE_SIGNS = { doubled: ["X", "*"], redoubled: ["XX", "**"] } as const;
