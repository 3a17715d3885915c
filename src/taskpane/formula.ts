/** A cell's formula, taken apart as far as an explanation needs it. */
import { numberOf } from "../notation/text";

/** A call of one of our functions: its name and its arguments as written. */
export interface Call {
  name: string;
  args: string[];
}

/** The call that a formula consists of; undefined where it is none, or not of ours. */
export function callOf(formula: string, names: readonly string[]): Call | undefined {
  const match = /^=(?:[A-Z0-9_]+\.)?([A-Z]+)\(([^]*)\)$/i.exec(formula.trim());
  if (!match || !names.includes(match[1].toUpperCase())) return undefined;
  return { name: match[1].toUpperCase(), args: splitArguments(match[2]) };
}

/** Arguments as written, split at the commas of the outermost level. */
function splitArguments(text: string): string[] {
  const args: string[] = [];
  let depth = 0;
  let quoted = false;
  let current = "";
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && "({[".includes(sign)) depth++;
    if (!quoted && ")}]".includes(sign)) depth--;
    if (sign === "," && depth === 0 && !quoted) {
      args.push(current.trim());
      current = "";
    } else current += sign;
  }
  return [...args, current.trim()];
}

/** A literal's value, or the reference whose value is wanted. */
export function argument(text: string): { value: unknown } | { reference: string } {
  if (text === "") return { value: "" };
  if (/^"[^]*"$/.test(text)) return { value: text.slice(1, -1).replace(/""/g, '"') };
  const number = numberOf(text);
  return number === undefined ? { reference: text } : { value: number };
}
