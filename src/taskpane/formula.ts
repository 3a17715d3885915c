/** A cell's formula, taken apart as far as an explanation needs it. */
import { compact, numberOf } from "../notation/text";

/** A call of one of our functions: its name and its arguments as written. */
export interface Call {
  name: string;
  args: string[];
  /** Is it made only where a condition is met, the cell being blank otherwise? */
  conditional?: true;
}

/**
 * The call that a formula consists of, or that it makes where a condition is met, as in `=IF(B2="","",IMPS(A2,B2))`;
 * undefined where it is none, or not of ours.
 */
export function callOf(formula: string, names: readonly string[]): Call | undefined {
  const call = callIn(formula.trim());
  if (!call) return undefined;
  if (call.name === "IF") {
    const [, whenMet, otherwise = ""] = call.args;
    const made = isBlankText(whenMet) ? otherwise : isBlankText(otherwise) ? whenMet : "";
    const inner = callOf(`=${made}`, names);
    return inner && { ...inner, conditional: true };
  }
  return names.includes(call.name) ? call : undefined;
}

const isBlankText = (text: string): boolean => text === '""';

/** "=NAME(...)" whose last parenthesis closes its first; without a namespace in front, in capitals. */
function callIn(formula: string): Call | undefined {
  const match = /^=(?:[A-Z0-9_]+\.)?([A-Z]+)\(([^]*)\)$/i.exec(formula);
  const args = match && splitArguments(match[2]);
  return args ? { name: match[1].toUpperCase(), args } : undefined;
}

/** Arguments as written, split at the commas of the outermost level; undefined where a parenthesis closes too early. */
function splitArguments(text: string): string[] | undefined {
  const args: string[] = [];
  let depth = 0;
  let quoted = false;
  let current = "";
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && "({[".includes(sign)) depth++;
    if (!quoted && ")}]".includes(sign)) depth--;
    if (depth < 0) return undefined;
    if (sign === "," && depth === 0 && !quoted) {
      args.push(current.trim());
      current = "";
    } else current += sign;
  }
  return [...args, current.trim()];
}

/** What an argument says: a literal, cells, cells without their zeros for blanks, a difference, or nothing. */
export type Argument =
  | { kind: "omitted" }
  | { kind: "value"; value: unknown }
  | { kind: "cells"; reference: string }
  | { kind: "less"; from: Argument; what: Argument };

/**
 * A literal, a reference, or what our help writes around one: `IF(A2:A13="","",A2:A13)` is the cells, `D5-E5` a
 * difference. Undefined for any other formula.
 */
export function argument(text: string): Argument | undefined {
  if (text === "") return { kind: "omitted" };
  if (/^"(?:[^"]|"")*"$/.test(text)) return { kind: "value", value: text.slice(1, -1).replace(/""/g, '"') };
  const number = numberOf(text);
  if (number !== undefined) return { kind: "value", value: number };
  if (/^(TRUE|FALSE)$/i.test(text)) return { kind: "value", value: /^TRUE$/i.test(text) };
  if (isReference(text)) return { kind: "cells", reference: text };
  const call = callIn(`=${text}`);
  if (call?.name === "IF") return withoutBlanks(call.args);
  return difference(text);
}

/** A cell or a range, with its sheet; a name; a table or a part of one; what a formula fills. */
const SHEET = "(?:'(?:[^']|'')+'!|[^\\s'!()+*/,;:=<>&\"-]+!)?";
const CELLS = "\\$?[A-Z]{1,3}\\$?\\d+(?::\\$?[A-Z]{1,3}\\$?\\d+|#)?|\\$?[A-Z]{1,3}:\\$?[A-Z]{1,3}|\\$?\\d+:\\$?\\d+";
const NAME = "[\\p{L}_\\\\][\\p{L}\\d_.\\\\]*(?:\\[.+\\])?|\\[@.+\\]";
const REFERENCE = new RegExp(`^${SHEET}(?:${CELLS}|${NAME})$`, "iu");

const isReference = (text: string): boolean => REFERENCE.test(text);

/** IF(cells="","",cells), the other way round with <>, or with ISBLANK: the cells as they are. */
function withoutBlanks([test, whenMet, otherwise]: readonly string[]): Argument | undefined {
  const asked = /^ISBLANK\((.+)\)$/i.exec(test)?.[1] ?? /^(.+?) ?(?:=|<>) ?""$/.exec(test)?.[1];
  const cells = isBlankText(whenMet) ? otherwise : isBlankText(otherwise) ? whenMet : undefined;
  const isSame = asked !== undefined && cells !== undefined && compact(asked) === compact(cells);
  return isSame && isReference(cells) ? { kind: "cells", reference: cells } : undefined;
}

function difference(text: string): Argument | undefined {
  for (let at = text.indexOf("-"); at > 0; at = text.indexOf("-", at + 1)) {
    const [from, what] = [text.slice(0, at).trim(), text.slice(at + 1).trim()].map((part) =>
      isReference(part) || numberOf(part) !== undefined ? argument(part) : undefined,
    );
    if (from && what) return { kind: "less", from, what };
  }
  return undefined;
}
