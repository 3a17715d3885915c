/** Numbers as Excel shows them. */
import { fromDecimal, multiply, fraction, roundHalfAway, type Fraction } from "../../scoring/fraction";

const MOST_DECIMALS = 4;

/** At most four decimals: "7.8889", "12", never "-0". */
export function figure(value: Fraction | number): string {
  return String(roundHalfAway(typeof value === "number" ? fromDecimal(value) : value, MOST_DECIMALS));
}

/** With its sign: "+450", "-50", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}

/** A weight as a percentage: "60". */
export function percentOf(weight: Fraction): string {
  return figure(multiply(weight, fraction(100)));
}
