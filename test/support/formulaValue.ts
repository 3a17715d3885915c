/** Works out formulas as the documentation writes them: the real functions over cells, and the little of Excel around them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CellError } from "../unit/functions/customFunctions";

const FUNCTIONS = resolve(__dirname, "../../src/functions");

export type Cells = unknown[][];
type Called = (...ranges: (Cells | null)[]) => unknown;

export interface KnownFunction {
  call: Called;
  parameters: number;
}

/** Our functions by the names that Excel knows. */
export const KNOWN: ReadonlyMap<string, KnownFunction> = new Map(
  readdirSync(FUNCTIONS).flatMap((name) => {
    const file = join(FUNCTIONS, name);
    const found = readFileSync(file, "utf8").matchAll(
      /\/\*\*((?:[^*]|\*(?!\/))*@customfunction (\w+)(?:[^*]|\*(?!\/))*)\*\/\s*export function (\w+)/g,
    );
    return [...found].map(([, text, excelName, exported]): [string, KnownFunction] => [
      excelName,
      {
        call: (jest.requireActual(file) as Record<string, Called>)[exported],
        parameters: (text.match(/@param /g) ?? []).length,
      },
    ]);
  }),
);

/** Finds the cells of a reference: `A2:A6`, `Results[#All]`. */
export type LookUp = (reference: string) => Cells;

const TOKEN =
  /\s*("(?:[^"]|"")*"|[A-Z]+(?=\()|[A-Za-z_]+\[[^\]]*\]|\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?|\d*\.?\d+|<>|<=|>=|[-+*/&=<>(),;{}])/y;

/** The cells that a formula fills. Throws where it is no formula, or calls what there is not. */
export function formulaValue(formula: string, lookUp: LookUp): Cells {
  const tokens = tokensOf(formula.slice(1));
  let at = 0;
  const next = (): string => tokens[at++] ?? "";
  const expect = (wanted: string): void => {
    const found = next();
    if (found !== wanted) throw new Error(`${formula}: ${found || "the end"} where ${wanted} should be`);
  };

  /** Left to right, one level of operators after the other: comparisons bind least. */
  function operations(levels: readonly (readonly string[])[]): Cells {
    const [level, ...tighter] = levels;
    if (!level) return operand();
    let value = operations(tighter);
    while (level.includes(tokens[at])) {
      const operator = next();
      value = pairwise(value, operations(tighter), (a, b) => operate(operator, a, b));
    }
    return value;
  }

  const expression = (): Cells => operations([["=", "<>", "<", ">", "<=", ">="], ["&"], ["+", "-"], ["*", "/"]]);

  function operand(): Cells {
    const token = next();
    if (token === "-") return operand().map((row) => row.map((cell) => -Number(cell)));
    if (token === "(") {
      const value = expression();
      expect(")");
      return value;
    }
    if (token === "{") return arrayConstant();
    if (token.startsWith('"')) return [[token.slice(1, -1).replace(/""/g, '"')]];
    if (/^[\d.]/.test(token)) return [[Number(token)]];
    if (tokens[at] === "(") return call(token);
    return lookUp(token);
  }

  function arrayConstant(): Cells {
    const rows: Cells = [[]];
    for (;;) {
      rows[rows.length - 1].push(operand()[0][0]);
      const sign = next();
      if (sign === "}") return rows;
      if (sign === ";") rows.push([]);
      else if (sign !== ",") throw new Error(`${formula}: ${sign} in an array`);
    }
  }

  function call(name: string): Cells {
    expect("(");
    const args: (Cells | null)[] = [];
    while (tokens[at] !== ")" || args.length > 0) {
      args.push([",", ")"].includes(tokens[at]) ? null : expression());
      if (tokens[at] === ")") break;
      expect(",");
    }
    expect(")");
    return called(formula, name, args);
  }

  const value = expression();
  if (at < tokens.length) throw new Error(`${formula}: ${tokens[at]} after the end`);
  return value;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`=${text}: nothing reads ${text.slice(from)}`);
    tokens.push(match[1]);
  }
  return tokens;
}

/** What is used of Excel's own functions. */
const OWN: Record<string, (cells: Cells[]) => Cells> = {
  IF: choose,
  OR: (cells) => [[cells.flat(2).some(Boolean)]],
  COUNT: (cells) => [[numbersIn(cells).length]],
  SUM: (cells) => [[numbersIn(cells).reduce((sum, number) => sum + number, 0)]],
};

export const EXCELS_OWN: readonly string[] = Object.keys(OWN);

const numbersIn = (cells: Cells[]): number[] =>
  cells.flat(2).filter((cell): cell is number => typeof cell === "number");

function called(formula: string, name: string, args: (Cells | null)[]): Cells {
  if (name in OWN) return OWN[name](args.map((arg) => arg ?? [[""]]));
  const known = KNOWN.get(name);
  if (!known) throw new Error(`${formula}: there is no ${name}`);
  if (args.length > known.parameters) throw new Error(`${formula}: ${name} has ${known.parameters} arguments`);
  const value = known.call(...args);
  return Array.isArray(value) ? (value as Cells) : [[value]];
}

function choose([test, whenMet, otherwise]: Cells[]): Cells {
  const widest = [test, whenMet, otherwise].reduce((most, one) =>
    one.flat().length > most.flat().length ? one : most,
  );
  return widest.map((row, r) => row.map((_, c) => cellAt(cellAt(test, r, c) ? whenMet : otherwise, r, c)));
}

const cellAt = (cells: Cells, row: number, column: number): unknown =>
  cells.length === 1 && cells[0].length === 1 ? cells[0][0] : cells[row]?.[column];

function pairwise(a: Cells, b: Cells, combine: (a: unknown, b: unknown) => unknown): Cells {
  const larger = a.flat().length >= b.flat().length ? a : b;
  return larger.map((row, r) => row.map((_, c) => combine(cellAt(a, r, c), cellAt(b, r, c))));
}

function operate(operator: string, a: unknown, b: unknown): unknown {
  const [x, y] = [a, b].map((cell) => (typeof cell === "string" ? cell.toUpperCase() : (cell as number)));
  switch (operator) {
    case "=":
      return x === y;
    case "<>":
      return x !== y;
    case "<":
      return x < y;
    case ">":
      return x > y;
    case "<=":
      return x <= y;
    case ">=":
      return x >= y;
    case "&":
      return `${a}${b}`;
    case "+":
      return Number(a) + Number(b);
    case "-":
      return Number(a) - Number(b);
    case "*":
      return Number(a) * Number(b);
    default:
      return Number(a) / Number(b);
  }
}

/** A cell as Excel shows it: an error by its code. */
export const shown = (cell: unknown): string =>
  cell instanceof CellError ? cell.code : cell === null || cell === undefined ? "" : String(cell);
