/** What a language's table holds. */
import type { Seat, Side, Strain } from "../../scoring/types";

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
  | "note"
  | "field"
  | "round"
  | "table"
  | "section"
  | "vulnerable"
  | "honours"
  | "north"
  | "east"
  | "south"
  | "west"
  | "pair"
  | "direction"
  | "name"
  | "nsNames"
  | "ewNames"
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

export type Strains = Record<Strain, readonly string[]>;

/**
 * Words in upper case, the one that we write first. Headings are compared by `folded` in text.ts: lower case, without
 * accents and punctuation.
 */
export interface Language {
  /** Its name in English and in itself. */
  names: readonly [string, string];
  strains: Strains;
  /** The letters of ace, king, queen and jack. */
  honours: Record<"A" | "K" | "Q" | "J", readonly string[]>;
  /**
   * Two ways of writing the suits that are not mixed within one column, such as S H D C and P C K T in Polish. A letter
   * with two meanings is read by its column, and refused where that does not tell.
   */
  scripts?: readonly Record<"C" | "D" | "H" | "S", string>[];
  /**
   * Letters that are known from general usage only and never seen on a real sheet: where another language reads them
   * otherwise, an import takes them only if something else in the column confirms them.
   */
  uncertain: readonly string[];
  seats: Record<Seat, readonly string[]>;
  sides: Record<Side, readonly string[]>;
  /** Nobody and both, as a vulnerability. */
  vulnerable: { None: readonly string[]; Both: readonly string[] };
  doubled: readonly string[];
  redoubled: readonly string[];
  passedOut: readonly string[];
  notPlayed: readonly string[];
  sitOut: readonly string[];
  pending: readonly string[];
  average: readonly string[];
  /** "Just made" beside "=". */
  made: readonly string[];
  /** What a row of sums or averages at the foot of a table begins with; Excel's own word for it is among them. */
  totals: readonly string[];
  headings: Partial<Record<Field, readonly string[]>>;
}

/** How a language heads the columns that stand once for each side, in the form of `folded`. */
export interface SideWords {
  ns: readonly string[];
  ew: readonly string[];
  pair: readonly string[];
  /** The names of those who sit there. */
  names: readonly string[];
  score: readonly string[];
  points: readonly string[];
  percent: readonly string[];
}

/** The headings of the sides' columns: "paire ns", "ns paire", "score eo"; a word alone is North-South's view. */
export function sideHeadings({ ns, ew, pair, names, score, points, percent }: SideWords): Language["headings"] {
  return {
    ns: [...ns, ...ofSide(pair, ns)],
    ew: [...ew, ...ofSide(pair, ew)],
    nsNames: ofSide(names, ns),
    ewNames: ofSide(names, ew),
    nsScore: [...score, ...ofSide(score, ns)],
    ewScore: ofSide(score, ew),
    nsPoints: [...points, ...ofSide(points, ns)],
    ewPoints: ofSide(points, ew),
    nsPercent: [...percent, ...ofSide(percent, ns)],
    ewPercent: ofSide(percent, ew),
  };
}

/** "name ns" and "ns name". */
export function ofSide(words: readonly string[], sides: readonly string[]): string[] {
  return words.flatMap((word) => sides.flatMap((side) => [`${word} ${side}`, `${side} ${word}`]));
}
