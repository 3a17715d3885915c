/** Every formula that the pages show is worked out with the real functions, and its answer is what the page says. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { examplesIn, readExample } from "../../../docs/site/example";
import { CellError } from "../functions/customFunctions";
import { lookUpIn } from "../../support/exampleCells";
import { EXCELS_OWN, formulaValue, KNOWN, shown } from "../../support/formulaValue";
import { PAGES } from "../../support/site";
import { sections } from "../../../docs/site/reference";
import { FUNCTIONS } from "../../../src/taskpane/functionNames";

const DOCS = resolve(__dirname, "../../../docs");
const sources = readdirSync(DOCS)
  .filter((name) => name.endsWith(".md"))
  .map((name) => [name, readFileSync(join(DOCS, name), "utf8")] as const);

/** A row without the blank cells at its end. */
function trimmed(row: string[]): string[] {
  const end = row.map((cell) => cell !== "").lastIndexOf(true) + 1;
  return row.slice(0, end);
}

describe("examples with cells and answers", () => {
  const blocks = sources.flatMap(([page, text]) =>
    examplesIn(text).flatMap((example) => example.formulas.map((one) => ({ page, example, ...one }))),
  );

  test.each(blocks)("$page: $formula", ({ example, formula, answer, hasMore }) => {
    const found = formulaValue(formula, lookUpIn(example)).map((row) => trimmed(row.map(shown)));
    expect(hasMore ? found.slice(0, answer.length) : found).toEqual(answer.map(trimmed));
    expect(found.length > answer.length).toBe(hasMore);
  });

  test("each function has one of its own, and nothing else has", () => {
    const { examples } = sections(readFileSync(join(DOCS, "functions.md"), "utf8"));
    expect([...examples.keys()].sort()).toEqual([...FUNCTIONS].sort());
    for (const [name, text] of examples) {
      const calls = examplesIn(text).flatMap(({ formulas }) =>
        formulas.filter(({ formula }) => formula.includes(`${name}(`)),
      );
      expect([name, calls.length > 0]).toEqual([name, true]);
    }
  });
});

describe("formulas in sentences and tables", () => {
  interface Shown {
    page: string;
    formula: string;
    /** What follows in the sentence, or in the next cell. */
    after: string;
  }

  const inSentences = [...PAGES].flatMap(([page, document]) =>
    [...document.querySelectorAll("main code")]
      .filter((code) => code.textContent?.startsWith("=") && /^=[A-Z]+\(/.test(code.textContent))
      .filter((code) => !code.closest(".example"))
      .map((code): Shown => ({ page, formula: code.textContent ?? "", after: textAfter(code) })),
  );

  function textAfter(code: Element): string {
    const cell = code.closest("td");
    if (cell && cell.textContent === code.textContent && cell.nextElementSibling) {
      return ` is ${cell.nextElementSibling.textContent}`;
    }
    let text = "";
    for (let next = code.nextSibling; next; next = next.nextSibling) text += next.textContent;
    return text;
  }

  /** The values that a page says: `is 790`, `gives 5, 5, 2`, `is Both`, `gives "1=", "2"`. */
  const said = (after: string): string[] | undefined => {
    const value = String.raw`"[^"]*"|-?\d+(?:\.\d+)?|[A-Z][\w-]*`;
    const found = new RegExp(`^\\s+(?:is|gives)\\s+((?:${value})(?:,\\s+(?:${value}))*)`).exec(after)?.[1];
    return found?.split(/,\s+/).map((one) => one.replace(/^"|"$/g, ""));
  };

  /** As it is evaluated: a page may show a formula with semicolons, as much of Europe writes it. */
  const inCommas = (formula: string): string =>
    formula.replace(/"[^"]*"|\{[^}]*\}|;/g, (part) => (part === ";" ? "," : part));

  const hasValuesOnly = (formula: string): boolean => {
    const bare = formula.replace(/"(?:[^"]|"")*"/g, "").replace(/\b[A-Z]+\(/g, "(");
    return !/[A-Z[]|\.{3}/.test(bare);
  };

  test("there are some", () => expect(inSentences.length).toBeGreaterThan(25));

  test.each(inSentences)("$page: $formula calls what there is", ({ formula }) => {
    const names = [...formula.replace(/"[^"]*"/g, "").matchAll(/([A-Z]+)\(/g)].map(([, name]) => name);
    expect(names.filter((name) => !KNOWN.has(name) && !EXCELS_OWN.includes(name))).toEqual([]);
    if (formula.endsWith("(...)")) return;
    // Blank cells and tables of no rows: it must be read to its end, whatever comes out.
    formulaValue(inCommas(formula), (reference) => [[reference.includes("[") ? "Board" : ""]]);
  });

  test.each(inSentences.filter(({ formula }) => hasValuesOnly(formula)))(
    "$page: $formula is what it says",
    ({ formula, after }) => {
      const found = formulaValue(inCommas(formula), () => [[""]]).flat();
      expect(found.filter((cell) => cell instanceof CellError)).toEqual([]);
      const answer = said(after);
      // Only an example that fills many cells, or that warns, may leave its answer out. A version is as it is; and what
      // is shown with semicolons has its answer where it stands with commas.
      if (answer === undefined && (found.length > 1 || /^ would be wrong/.test(after))) return;
      const isOtherForm = formula !== inCommas(formula);
      if (formula === "=BRIDGEVERSION()" || isOtherForm) return;
      expect(answer).toEqual(found.map(shown));
    },
  );
});

test("an example is read with its cells, formulas and answers", () => {
  expect(readExample("A2\n1 | a\n|\n\n=PLACES(A2:A3)\n1\n...\n\n=IMPS(450)\n10\n")).toEqual({
    ranges: [{ at: "A2", rows: [["1", "a"], [""]] }],
    formulas: [
      { formula: "=PLACES(A2:A3)", answer: [["1"]], hasMore: true },
      { formula: "=IMPS(450)", answer: [["10"]], hasMore: false },
    ],
  });
});
