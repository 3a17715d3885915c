/** What each function does, as Excel itself is told it in functions.json: nothing is said in two places. */
import { folded, numberOf } from "../../notation/text";

export interface FunctionHelp {
  name: string;
  text: string;
  parameters: Parameter[];
}

export interface Parameter {
  name: string;
  text: string;
  optional: boolean;
}

/** The functions of a functions.json; undefined for anything else. */
export function readHelp(json: unknown): FunctionHelp[] | undefined {
  const { functions } = (json ?? {}) as { functions?: unknown };
  if (!Array.isArray(functions)) return undefined;
  return functions.map((one: Record<string, unknown>) => ({
    name: String(one.name),
    text: flowing(one.description),
    parameters: ((one.parameters ?? []) as Record<string, unknown>[]).map((parameter) => ({
      name: String(parameter.name),
      text: flowing(parameter.description),
      optional: parameter.optional === true,
    })),
  }));
}

/** Without the line breaks of the source. */
const flowing = (text: unknown): string => (typeof text === "string" ? text.replace(/\s+/g, " ").trim() : "");

/** "BRIDGESCORE(contract, [tricks])": in brackets what may be left out, as Excel shows it. */
export function signature({ name, parameters }: FunctionHelp): string {
  return `${name}(${parameters.map((one) => (one.optional ? `[${one.name}]` : one.name)).join(", ")})`;
}

/** What a function is for: the first sentence of its description, or what stands before a formula in it. */
export function inShort({ text }: FunctionHelp): string {
  return /^.*?(?=\.(?: |$)|[:,] =)/.exec(text)?.[0] ?? text;
}

/**
 * The functions in whose name, description, arguments or group all words stand that were typed, or begin; first those
 * whose name begins so.
 *
 * @param groupOf the label of a function's group
 */
export function search(
  functions: readonly FunctionHelp[],
  typed: string,
  groupOf: (name: string) => string,
): FunctionHelp[] {
  const wanted = typed.split(/\s+/).map(folded).filter(Boolean);
  const isNamed = ({ name }: FunctionHelp): boolean => wanted.length > 0 && folded(name).startsWith(wanted.join(""));
  const found = functions.filter(({ name, text, parameters }) => {
    const said = [name, text, groupOf(name), ...parameters.flatMap((one) => [one.name, one.text])];
    const all = said
      .map((part) =>
        part
          .split(/[\s/]+/)
          .map(folded)
          .join(" "),
      )
      .join(" ");
    return wanted.every((word) => all.includes(word));
  });
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

export interface Piece {
  text: string;
  isFormula: boolean;
}

/** A description with its formulas apart: `=IF(B2="","",BRIDGESCORE(A2,B2))` goes to the bracket that closes it. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<![\w"<>])=[A-Z]+\(/g)) {
    const end = closing(text, text.indexOf("(", index));
    if (index < from || end < 0) continue;
    found.push({ text: text.slice(from, index), isFormula: false }, { text: text.slice(index, end), isFormula: true });
    from = end;
  }
  return [...found, { text: text.slice(from), isFormula: false }].filter((piece) => piece.text !== "");
}

/** Behind the bracket that closes the one at `open`; -1 where none does. */
function closing(text: string, open: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    if (quoted) continue;
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at + 1;
  }
  return -1;
}

/** The first formula of a description that calls the function with values only: it works in any cell. */
export function exampleIn({ name, text }: FunctionHelp): string | undefined {
  const formulas = pieces(text).flatMap((piece) => (piece.isFormula ? [piece.text] : []));
  return formulas.find((formula) => formula.startsWith(`=${name}(`) && hasValuesOnly(formula));
}

function hasValuesOnly(formula: string): boolean {
  const args = formula.slice(formula.indexOf("(") + 1, -1).replace(/"[^"]*"/g, "");
  return args.split(",").every((arg) => arg.trim() === "" || numberOf(arg) !== undefined);
}
