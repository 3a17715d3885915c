/** Reads what a method was given; anything else than expected is Excel's InvalidArgument. */
import { invalidArgument } from "./errors";
import { isHostObject, type Argument, type HostObject } from "./hostObject";
import type { Json } from "./protocol";

export function text(value: Argument): string {
  if (typeof value !== "string") throw invalidArgument();
  return value;
}

export function number(value: Argument): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw invalidArgument();
  return value;
}

/** A count or index: a whole number, not negative. */
export function index(value: Argument): number {
  const whole = number(value);
  if (!Number.isInteger(whole) || whole < 0) throw invalidArgument();
  return whole;
}

export function flag(value: Argument): boolean {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
}

/** One of these words. */
export function oneOf<T extends string>(value: Argument, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw invalidArgument();
  return found;
}

export function record(value: Argument): Record<string, Json> {
  if (typeof value !== "object" || value === null || Array.isArray(value) || isHostObject(value))
    throw invalidArgument();
  return value;
}

/** A number, text, truth value or nothing: what a format holds. */
export function scalar(value: Argument): string | number | boolean | null {
  if (value === undefined || (typeof value === "object" && value !== null)) throw invalidArgument();
  return value;
}

export function object(value: Argument): HostObject | undefined {
  return isHostObject(value) ? value : undefined;
}

/** Undefined and null are both "not given". */
export function given(value: Argument): value is Exclude<Argument, null | undefined> {
  return value !== undefined && value !== null;
}
