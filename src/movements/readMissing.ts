/** Reads which pair of a half table is not there. */
import { parseSide } from "../notation/board";
import { read, unread, type Reading } from "../notation/problem";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import type { Side } from "../scoring/types";
import type { Family } from "./families";
import { hasOwnNumbers, numberOfContestant, startingSide, type FirstEw } from "./numbering";
import { upTo, type Layout } from "./types";

export interface MissingFrom {
  layout: Layout;
  firstEw: FirstEw;
  /** Is it a half table? Then one is missing, named or not. */
  odd: boolean;
  tables: number;
  family: Pick<Family, "halfTable" | "leastHalf">;
}

/**
 * The contestant who is missing, undefined where nobody is: NS or EW for that side's last pair, or a pair as it is
 * numbered, with its side where both sides have numbers of their own (9 EW). Unnamed it is the last one of all.
 */
export function readMissing(value: unknown, from: MissingFrom): Reading<number | undefined> {
  const { layout, odd, tables, family } = from;
  const isUnset = isBlank(value) || value === 0;
  if (family.halfTable === "missing") {
    const isTooFew = tables - 0.5 < (family.leastHalf ?? 0);
    if (!isUnset) return isTooFew ? unread("missingNotHere", textOf(value), [WHY_NOT.tooFew]) : named(value, from);
    return read(odd ? (layout.sides?.EW[layout.sides.EW.length - 1] ?? layout.contestants) : undefined);
  }
  if (isUnset) return read(undefined);
  if (family.halfTable === "extra") {
    // The reader of the size has put the extra pair on the other side.
    return parseSide(value).ok ? read(undefined) : unread("notMissing", textOf(value), ["NS", "EW"]);
  }
  return unread("missingNotHere", textOf(value), [WHY_NOT[family.halfTable]]);
}

const WHY_NOT = {
  tooFew: "too few pairs would be left",
  none: "this movement has no half table",
  bye: "in a Swiss event one pair has a bye in each round",
};

function named(value: unknown, { layout, firstEw }: MissingFrom): Reading<number> {
  const side = parseSide(value);
  if (side.ok && layout.sides) {
    const field = layout.sides[side.value];
    return read(field[field.length - 1]);
  }
  const wanted = splitPair(value);
  const fitting = upTo(layout.contestants).filter(
    (contestant) =>
      wanted !== undefined &&
      Number(numberOfContestant(layout, firstEw, contestant)) === wanted.number &&
      (!wanted.side || wanted.side === startingSide(layout, contestant)),
  );
  if (fitting.length === 1) return read(fitting[0]);
  return unread(
    "notMissing",
    textOf(value),
    fitting.length > 1 ? bothSides(textOf(value)) : numbersOf(layout, firstEw),
  );
}

/** "17", "9 EW", "EW9", "9 E-W". */
function splitPair(value: unknown): { number: number; side?: Side } | undefined {
  const number = numberOf(value);
  if (number !== undefined) return { number };
  const word = compact(textOf(value)).replace(/[-/]/g, "");
  const parts = /^(?:(NS|EW)(\d+)|(\d+)(NS|EW))$/.exec(word);
  return parts ? { number: Number(parts[2] ?? parts[3]), side: (parts[1] ?? parts[4]) as Side } : undefined;
}

const bothSides = (number: string): string[] => [`${number} NS`, `${number} EW`];

/** What pairs there are, in words that `named` understands. */
function numbersOf(layout: Layout, firstEw: FirstEw): string[] {
  const { sides } = layout;
  if (!sides) return [`1 to ${layout.contestants}`];
  if (hasOwnNumbers(layout, firstEw)) return ["NS", "EW", "a number with its side such as 1 EW"];
  const lastNs = sides.NS.length;
  const lastEw = firstEw + sides.EW.length - 1;
  const numbers = firstEw === lastNs + 1 ? [`1 to ${lastEw}`] : [`1 to ${lastNs}`, `${firstEw} to ${lastEw}`];
  return ["NS", "EW", ...numbers];
}
