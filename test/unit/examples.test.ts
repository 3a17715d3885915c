/** The examples in the docstrings: formulas in the helps of the functions, calls in scoring/ and notation/. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { CellError } from "./functions/customFunctions";
import { FUNCTIONS } from "../../src/taskpane/functionNames";

const SRC = resolve(__dirname, "../../src");
const filesOf = (room: string): string[] =>
  readdirSync(join(SRC, room), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(SRC, room, name));
const exportsOf = (file: string): Record<string, unknown> => jest.requireActual(file);

/** A docstring's text without its stars, and the exported name that follows it. */
function docstrings(file: string): { text: string; name: string }[] {
  const found = readFileSync(file, "utf8").matchAll(
    /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export (?:function|const) (\w+)/g,
  );
  return [...found].map(([, text, name]) => ({ text: text.replace(/\n \* ?/g, "\n").trim(), name }));
}

describe("formulas in the functions' helps", () => {
  type Call = (...ranges: unknown[]) => unknown[][];

  interface Help {
    excelName: string;
    call: Call;
    parameters: number;
    text: string;
  }

  const helps = filesOf("functions").flatMap((file) =>
    docstrings(file).flatMap(({ text, name }): Help[] => {
      const excelName = /@customfunction (\w+)/.exec(text)?.[1];
      if (!excelName) return [];
      const [description] = text.split("@customfunction");
      const parameters = (text.match(/@param /g) ?? []).length;
      const call = exportsOf(file)[name] as Call;
      return [{ excelName, call, parameters, text: description.replace(/\s+/g, " ") }];
    }),
  );
  const byName = new Map(helps.map((help) => [help.excelName, help]));

  /** Where the bracket closes that opens at `open`; texts in quotes are passed over. */
  function closing(text: string, open: number): number {
    let [depth, quoted] = [0, false];
    for (let i = open; i < text.length; i++) {
      if (text[i] === '"') quoted = !quoted;
      if (quoted) continue;
      if (text[i] === "(") depth++;
      if (text[i] === ")" && --depth === 0) return i;
    }
    return -1;
  }

  interface Example {
    formula: string;
    name: string;
    args: string[];
    answer?: string | number;
  }

  function examplesOf(text: string): Example[] {
    return [...text.matchAll(/(?<![\w"<>])=([A-Z]+)\(/g)].map((match): Example => {
      const open = match.index + match[0].length - 1;
      const close = closing(text, open);
      const args = text.slice(open + 1, close).match(/("[^"]*"|\([^)]*\)|[^,"(])+|(?<=^|,)(?=,|$)/g) ?? [];
      const said = /^ is ("[^"]*"|-?\d+(?:\.\d+)?|[A-Z]\w*)/.exec(text.slice(close + 1))?.[1];
      const formula = text.slice(match.index, close + 1);
      const answer = said === undefined ? {} : { answer: literal(said) ?? said };
      return { formula, name: match[1], args, ...answer };
    });
  }

  /** A number or a text; undefined for a reference or a formula. */
  function literal(written: string): string | number | undefined {
    if (/^"[^"]*"$/.test(written)) return written.slice(1, -1);
    return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
  }

  const examples = helps.flatMap(({ text }) => examplesOf(text));
  const isLiteral = ({ args }: Example): boolean => args.every((arg) => arg === "" || literal(arg) !== undefined);
  const calculated = examples.filter((example) => byName.has(example.name) && isLiteral(example));
  const stated = calculated.filter(({ answer }) => answer !== undefined);

  const answerOf = ({ name, args }: Example): unknown[][] | undefined =>
    byName.get(name)?.call(...args.map((arg) => (arg === "" ? null : [[literal(arg)]])));

  test("every function has a help, and a dozen examples state their answer", () => {
    expect(helps.map(({ excelName }) => excelName).sort()).toEqual(FUNCTIONS);
    expect(stated.length).toBeGreaterThanOrEqual(12);
  });

  test.each(stated.map((example) => [example.formula, example.answer, example] as const))(
    "%s is %s",
    (_, answer, example) => expect(answerOf(example)).toEqual([[answer]]),
  );

  test.each(calculated.map((example) => [example.formula, example] as const))("%s has an answer", (_, example) => {
    const [[first]] = answerOf(example) ?? [[undefined]];
    expect(first === undefined || first instanceof CellError).toBe(false);
  });

  test("a formula in a help calls functions that there are, with no more arguments than they have", () => {
    const others = new Set(["IF", "OR", "COUNT"]);
    for (const { formula } of examples) {
      expect(closing(formula, formula.indexOf("("))).toBe(formula.length - 1);
      for (const [, name] of formula.matchAll(/\b([A-Z]{2,})\(/g)) {
        expect(others.has(name) || byName.has(name) ? "" : `${name} in ${formula}`).toBe("");
      }
    }
    for (const { name, args, formula } of examples.filter((example) => byName.has(example.name))) {
      expect([formula, args.length <= (byName.get(name)?.parameters ?? 0)]).toEqual([formula, true]);
    }
  });

  test("whatever answers with one cell states it in one way: is, and then the number or word", () => {
    const single = calculated.filter((example) => answerOf(example)?.flat().length === 1);
    const unstated = single.filter(({ answer }) => answer === undefined).map(({ formula }) => formula);
    const warnedOf = unstated.filter((formula) => helps.some(({ text }) => text.includes(`${formula} would be wrong`)));
    expect(unstated).toEqual(warnedOf);
  });
});

describe.each(["scoring", "notation"])("calls in the docstrings of %s/", (room) => {
  const scope = Object.assign({}, ...filesOf("scoring").map(exportsOf)) as Record<string, unknown>;
  const calls = filesOf(room).flatMap((file) =>
    docstrings(file).flatMap(({ text, name }) =>
      text
        .split("\n")
        .filter((line) => line.startsWith(`${name}(`))
        .map((line): [call: string, answer: string, file: string] => {
          const [call, answer = ""] = line.split(" // ");
          return [call, answer, file];
        }),
    ),
  );

  test("there are some", () => expect(calls.length).toBeGreaterThan(5));

  test.each(calls)("%s // %s", (call, answer, file) => {
    const found = valueOf(runInNewContext(call, { ...scope, ...exportsOf(file) }));
    expect(found).toBeDefined();
    const said = literalOf(answer);
    if (said === undefined) return;
    if (typeof said === "number") expect(found).toBeCloseTo(said, 9);
    else expect(found).toEqual(said);
  });

  /** What is meant by a result: readings for what was read, fractions for their number. */
  function valueOf(result: unknown): unknown {
    if (Array.isArray(result)) return result.map(valueOf);
    if (typeof result !== "object" || result === null) return result;
    if ("ok" in result && "value" in result) return valueOf(result.value);
    if ("n" in result && "d" in result) return Number(result.n) / Number(result.d);
    return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, valueOf(value)]));
  }

  /** The value at the beginning of what is said after the slashes; undefined where it is told in words alone. */
  function literalOf(answer: string): unknown {
    const commas = [...answer.matchAll(/,/g)].map(({ index }) => index);
    for (const end of [answer.length, ...commas.reverse()]) {
      try {
        return valueOf(JSON.parse(JSON.stringify(runInNewContext(`(${answer.slice(0, end)})`))));
      } catch {
        continue;
      }
    }
    return undefined;
  }
});
