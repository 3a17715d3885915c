/** Which numbers people see. */
import type { Side } from "../scoring/types";
import { NOBODY, type Layout } from "./types";

/**
 * Where N-S and E-W are two fields, N-S count from 1 and E-W from this number: 1 gives each direction numbers of its own,
 * 10 numbers 9 tables on, 11 says which E-W pair began at which table.
 */
export type FirstEw = number;

/** One number more than N-S have. */
export function numberedOn({ sides }: Layout): FirstEw {
  return sides ? sides.NS.length + 1 : 1;
}

/** Do both directions have numbers of their own, so that 7 is two pairs? */
export function hasOwnNumbers({ sides }: Layout, firstEw: FirstEw): boolean {
  return sides !== undefined && firstEw <= sides.NS.length;
}

/** A contestant's number as it is written; "" for nobody. */
export function numberOfContestant(layout: Layout, firstEw: FirstEw, contestant: number): string {
  if (contestant === NOBODY) return "";
  if (!layout.sides) return String(contestant);
  const ns = layout.sides.NS.indexOf(contestant);
  return String(ns >= 0 ? ns + 1 : firstEw + layout.sides.EW.indexOf(contestant));
}

/** The side that a contestant starts on, where the sides are two fields. */
export function startingSide({ sides }: Layout, contestant: number): Side | undefined {
  if (!sides) return undefined;
  return sides.NS.includes(contestant) ? "NS" : "EW";
}
