/**
 * The pages in docs/ say what the sources say: the pane's own words, settings, movements. The README's formulas and links
 * are held here too; those of the pages in test/unit/site, as they are published.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { formulaValue } from "../support/formulaValue";
import type { CellError } from "./functions/customFunctions";
import { describe as described } from "../../src/movements/describe";
import { FAMILIES, type Family } from "../../src/movements/families";
import { planMovement } from "../../src/movements/movement";
import { offeredTables } from "../../src/movements/read";
import { recommend } from "../../src/movements/recommend";
import { capital, choiceOf, KIND_NAMES } from "../../src/movements/texts";
import type { MovementKind } from "../../src/movements/types";
import { SETTINGS, type SettingRow } from "../../src/results/settings";
import { crossImpAverage, crossImps, type ShortBoards } from "../../src/scoring/crossImps";
import { fraction, toNumber } from "../../src/scoring/fraction";
import { builderStrings } from "../../src/taskpane/builder/builderStrings";
import { drawStrings } from "../../src/taskpane/tools/toolsStrings";

const ROOT = resolve(__dirname, "../..");
const DOCS = join(ROOT, "docs");
const LARGEST_PICTURE = 150_000;

const names = readdirSync(DOCS).filter((name) => name.endsWith(".md"));
const text = new Map(names.map((name) => [name, readFileSync(join(DOCS, name), "utf8")]));
const pages = [...text].filter(([, page]) => page.startsWith("---\n"));
const read = (name: string): string => text.get(name) ?? "";

/** The name of a heading in an address: "See that it works" -> "see-that-it-works". */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replace(/ /g, "-");

const anchors = (page: string): string[] => [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading));

test("each page has a place of its own in the navigation", () => {
  const orders = pages.map(([, page]) => /^order: (\d+)$/m.exec(page)?.[1]);
  expect(pages.length).toBeGreaterThan(10);
  expect(new Set(orders).size).toBe(pages.length);
  expect(orders).not.toContain(undefined);
});

test.each(readdirSync(join(DOCS, "pictures")).filter((name) => !name.startsWith(".")))(
  "the picture %s is shown and is small",
  (picture) => {
    expect([...text.values()].filter((page) => page.includes(`](pictures/${picture})`))).not.toEqual([]);
    expect(statSync(join(DOCS, "pictures", picture)).size).toBeLessThan(LARGEST_PICTURE);
  },
);

describe("what stands in bold", () => {
  const textsUnder = (folder: string): string =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8"))
      .join("\n");
  const ours =
    textsUnder("src/taskpane") + textsUnder("src/results") + readFileSync(join(ROOT, "manifest.xml"), "utf8");
  /** Texts that the pane puts together, and the cell that the tutorial's picture of Check shows. */
  const made: string[] = [
    builderStrings.write(7),
    drawStrings.heading(2),
    builderStrings.addSection("B"),
    "D9",
    "NS: 6",
  ];
  /** What stands in Excel, Windows, a Mac, a browser or at the ACBL. */
  const theirs = (
    "Add-ins, More Settings, Upload My Add-in, Trust Center, Trust Center Settings, Trusted Add-in Catalogs, Catalog Url, " +
    "Add catalog, Show in Menu, More Add-ins, Advanced, Shared Folder, Go to Folder, Developer Add-ins, Integrated apps, " +
    "Upload custom apps, Office Add-in, Remove, Remove app, Calculation Options, Automatic, Account, Account Privacy, " +
    "About Excel, Protect Sheet, Club results, Web page, complete, Clear Web Cache, Next time Office starts, " +
    "clear all previously-started web add-ins cache"
  ).split(", ");

  test.each(pages)("%s: texts of the pane as they are, or those of others", (_, page) => {
    const bold = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words.replace(/\s+/g, " "));
    const isKnown = (words: string): boolean =>
      ours.includes(words) || made.includes(words) || words.split(", ").every((word) => theirs.includes(word));
    // A sentence's beginning is stressed, not quoted.
    const begun = new Set(["By formula", "How to get it", "What is read", "What is not"]);
    const quoted = bold.filter((words) => !words.endsWith(".") && !begun.has(words));
    expect(quoted.filter((words) => !isKnown(words))).toEqual([]);
  });
});

describe("SECURITY.md", () => {
  const named = [...readFileSync(join(ROOT, "SECURITY.md"), "utf8").matchAll(/`(test\/[^`]+)`/g)].map(
    ([, path]) => path,
  );

  test("names a test for each threat", () => expect(named.length).toBeGreaterThan(10));

  test.each(named)("%s is there", (path) => expect(existsSync(join(ROOT, path))).toBe(true));
});

test("a frozen copy is not said to be locked", () => {
  const [frozen] = /^.*\*\*Freeze a copy\*\*[^]*?\n\n/m.exec(read("tutorial.md")) ?? [""];
  expect(frozen.replace(/\s+/g, " ")).toContain("holds values and no longer follows corrections. Nothing locks it");
});

describe("README.md", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const SCORES = [[420], [420], [170], [-50], [450]];

  const examples = [...readme.matchAll(/^\| `(=[^`]+)` +\| ([-\d, ]*\d)/gm)].map(([, formula, answer]) => [
    formula,
    answer,
  ]);

  test("its first table has three formulas", () => expect(examples).toHaveLength(3));

  test.each(examples)("%s gives %s", (formula, answer) =>
    expect(
      formulaValue(formula, () => SCORES)
        .flat()
        .join(", "),
    ).toBe(answer),
  );

  test.each([...readme.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link))("%s is there", (link) => {
    const [target, anchor = ""] = link.split("#");
    if (target) expect(existsSync(join(ROOT, target))).toBe(true);
    if (anchor) expect(anchors(target ? readFileSync(join(ROOT, target), "utf8") : readme)).toContain(anchor);
  });
});

test("the sentence that support.md shows for #VALUE! is the one that the cell has", () => {
  const shown = /^> (.*(?:\n> .*)*)/m.exec(read("support.md"))?.[1].replace(/\n> /g, " ");
  const [[cell]] = formulaValue('=BRIDGESCORE("4Q",10)', () => []);
  expect((cell as CellError).message).toBe(shown);
});

describe("tables that the sources know better", () => {
  /** The cells of a table's rows below a heading. */
  const rowsBelow = (page: string, heading: string): string[][] => {
    const section = read(page).split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
    return section
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(2)
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  };

  const valuesOf = (row: SettingRow): string => {
    const { values } = row;
    if (values === "text") return "any text";
    if (values === "count") return `${row.default}; 0 to 9`;
    if (Array.isArray(values)) return values.join(", ");
    const { least, most, words = [] } = values as { least: number; most: number; words?: readonly string[] };
    const range = `${least} to ${most}`;
    const first = row.default === "" ? [] : [String(row.default)];
    return [...new Set([...first, range, ...words])].join("; ");
  };

  test("methods.md has every setting with its values", () => {
    const wanted = Object.entries<SettingRow>(SETTINGS).map(([name, row]) => [name, valuesOf(row)]);
    expect(rowsBelow("methods.md", "All settings").map((row) => row.slice(0, 2))).toEqual(wanted);
  });

  test("methods.md weighs the cross-IMPs of a board with fewer results as they are worked out", () => {
    const [best] = crossImps([620, 170, 140, 140, -100]);
    const ways = SETTINGS["Boards with fewer results"].values as readonly ShortBoards[];
    const wanted = ways.map((name) => {
      const average = crossImpAverage(fraction(best), 5, 6, "n-1", name);
      return [name, String(Number(toNumber(average).toFixed(2)))];
    });
    expect(rowsBelow("methods.md", "Cross-IMPs").map(([name, , imps]) => [name, imps])).toEqual(wanted);
  });

  const tablesOf = (family: Family): string => {
    const whole = family.tables.filter((tables) => Number.isInteger(tables));
    return family.halfTable === "extra" ? choiceOf(offeredTables(family)) : choiceOf(whole);
  };

  test("movements.md has every movement with its tables", () => {
    const wanted = Object.entries(FAMILIES).map(([kind, family]) => [
      capital(KIND_NAMES[kind as MovementKind]),
      tablesOf(family),
    ]);
    const found = ["Pairs", "Teams", "Swiss", "Individuals"].flatMap((heading) => rowsBelow("movements.md", heading));
    const byName = ([a]: string[], [b]: string[]): number => a.localeCompare(b);
    expect(found.map((row) => row.slice(0, 2)).sort(byName)).toEqual(wanted.sort(byName));
  });

  test("movements.md names the Howells that are perfectly fair", () => {
    const isPerfect = (kind: "howell" | "unsharedHowell", tables: number): boolean => {
      const size = { tables, odd: false, side: "NS" } as const;
      const rounds = Math.max(...FAMILIES[kind].lengths(size));
      const movement = planMovement({ kind, ...size, rounds, boardsPerRound: 2, switched: 0 });
      return described(movement).balance?.fairness === "perfect";
    };
    const perfect = FAMILIES.howell.tables.filter((tables) => isPerfect("howell", tables));
    const page = read("movements.md").replace(/\s+/g, " ");
    expect(page).toContain(`the full Howells of ${perfect.join(", ").replace(/, (\d+)$/, " and $1")} tables`);
    expect(isPerfect("unsharedHowell", 3)).toBe(true);
    expect(page).toContain("and the unshared Howell of six pairs.");
  });

  test("movements.md has what New suggests first and second for about 24 boards", () => {
    const wanted = Array.from({ length: 20 }, (_, i) => i + 5).map((pairs) => {
      const offers = recommend({ pairs, boards: 24 }).map(({ movement, description }) => {
        const { least, most } = described(movement).boardsPlayed;
        const played = least === most ? `${most}` : `${least} to ${most}`;
        return `${KIND_NAMES[movement.kind]}, ${movement.rounds} × ${movement.boardsPerRound}: ${played} of ${description.boardsInPlay}`;
      });
      return [String(pairs), ...offers.slice(0, 2)];
    });
    expect(rowsBelow("movements.md", "What New suggests")).toEqual(wanted);
  });
});
