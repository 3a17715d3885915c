/** Boards have few different scores: what follows from one is worked out once and shared. */
import { fraction, type Fraction } from "../scoring/fraction";

/** One answer for each entry, the same object where the same entry comes again. */
export function each<T, U>(entries: readonly T[], answer: (entry: T) => U): U[] {
  const known = new Map<T, U>();
  return entries.map((entry) => {
    const found = known.get(entry) ?? answer(entry);
    known.set(entry, found);
    return found;
  });
}

/** Whole numbers as fractions, equal ones as the same object. */
export const exact = (numbers: readonly number[]): Fraction[] => each(numbers, (number) => fraction(number));
