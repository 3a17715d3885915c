/** The pages in docs/ and the README: their formulas are worked out, their links lead somewhere, their tables are true. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { CellError } from "./functions/customFunctions";
import { describe as described } from "../../src/movements/describe";
import { FAMILIES, type Family } from "../../src/movements/families";
import { offeredTables } from "../../src/movements/read";
import { recommend } from "../../src/movements/recommend";
import { capital, choiceOf, KIND_NAMES } from "../../src/movements/texts";
import type { MovementKind } from "../../src/movements/types";
import { SETTINGS, type SettingRow } from "../../src/results/settings";
import { builderStrings } from "../../src/taskpane/builder/builderStrings";
import { FUNCTIONS } from "../../src/taskpane/functionNames";
import { drawStrings } from "../../src/taskpane/tools/toolsStrings";

const ROOT = resolve(__dirname, "../..");
const DOCS = join(ROOT, "docs");
/** The site writes these from the sources. */
const WRITTEN_BY_THE_SITE = ["functions.md", "licences.md"];
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

describe("front matter", () => {
  test("there are pages, each in a place of its own", () => {
    const orders = pages.map(([, page]) => /^order: (\d+)$/m.exec(page)?.[1]);
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(new Set(orders).size).toBe(pages.length);
  });

  test.each(pages)("%s says what it is", (_, page) => {
    const [, front] = page.split("---\n");
    const title = /^title: (.+)$/m.exec(front)?.[1];
    expect(page).toContain(`\n# ${title}\n`);
    expect(front).toMatch(/^description: .{20,160}$/m);
    expect(front).toMatch(/^order: \d+$/m);
  });
});

describe("links and pictures", () => {
  const links = [...text].flatMap(([name, page]) =>
    [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]): [string, string] => [name, link]),
  );

  test("there are some", () => expect(links.length).toBeGreaterThan(20));

  test.each(links.filter(([, link]) => !/^https?:/.test(link)))("%s: %s", (name, link) => {
    const [target, anchor = ""] = link.split("#");
    if (target === "functions.md" && anchor) expect(FUNCTIONS).toContain(anchor);
    if (WRITTEN_BY_THE_SITE.includes(target)) return;
    expect(existsSync(join(DOCS, target || name))).toBe(true);
    if (anchor) expect(anchors(read(target || name))).toContain(anchor);
  });

  const readme = readFileSync(join(ROOT, "README.md"), "utf8");

  test.each([...readme.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link))("README.md: %s", (link) => {
    const [target, anchor = ""] = link.split("#");
    if (!target) return expect(anchors(readme)).toContain(anchor);
    expect(existsSync(join(ROOT, target))).toBe(true);
    if (anchor) expect(anchors(readFileSync(join(ROOT, target), "utf8"))).toContain(anchor);
  });

  test.each(readdirSync(join(DOCS, "pictures")).filter((name) => !name.startsWith(".")))(
    "the picture %s is shown and is small",
    (picture) => {
      expect([...text.values()].filter((page) => page.includes(`](pictures/${picture})`))).not.toEqual([]);
      expect(statSync(join(DOCS, "pictures", picture)).size).toBeLessThan(LARGEST_PICTURE);
    },
  );
});

describe("what stands in bold", () => {
  const textsUnder = (folder: string): string =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8"))
      .join("\n");
  const ours =
    textsUnder("src/taskpane") + textsUnder("src/results") + readFileSync(join(ROOT, "manifest.xml"), "utf8");
  /** Texts that the pane puts together, and the cell that the tutorial's picture of Check shows. */
  const made: string[] = [builderStrings.write(7), drawStrings.heading(2), "D9", "NS: 6"];
  /** What stands in Excel, Windows, a Mac, a browser or at the ACBL. */
  const theirs = (
    "Add-ins, More Settings, Upload My Add-in, Trust Center, Trust Center Settings, Trusted Add-in Catalogs, Catalog Url, " +
    "Add catalog, Show in Menu, More Add-ins, Advanced, Shared Folder, Go to Folder, Developer Add-ins, Integrated apps, " +
    "Upload custom apps, Office Add-in, Remove, Remove app, Calculation Options, Automatic, Account, Account Privacy, " +
    "About Excel, Club results, Web page, complete"
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

describe("formulas with their answers", () => {
  type Call = (...ranges: unknown[]) => unknown[][];

  const FOLDER = resolve(__dirname, "../../src/functions");
  const calls = new Map<string, Call>();
  for (const file of readdirSync(FOLDER)) {
    const source = readFileSync(join(FOLDER, file), "utf8");
    for (const [, name, id] of source.matchAll(/@customfunction (\w+)[\s\S]*?export function (\w+)/g)) {
      calls.set(name, (jest.requireActual(join(FOLDER, file)) as Record<string, Call>)[id]);
    }
  }

  /** `{1,2;3,4}` is two rows; a blank between commas is an argument that is left out. */
  const ARGUMENT = /\{[^}]*\}|"[^"]*"|[^,]+|(?<=^|,)(?=,|$)/g;
  const literal = (written: string): unknown => (written.startsWith('"') ? written.slice(1, -1) : Number(written));
  const argument = (written: string): unknown => {
    if (written === "") return null;
    if (!written.startsWith("{")) return [[literal(written)]];
    return written
      .slice(1, -1)
      .split(";")
      .map((row) => row.split(",").map(literal));
  };

  /** `=IMPS(450)` gives 10; or in a table, where the answer is the cell beside it. */
  const EXAMPLE =
    /`=(\w+)\(([^`]*)\)`(?: gives |[ ]*\| +)("[^"|]*"(?:, "[^"]*")*|-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)*)/g;
  const sources = [...text, ["README.md", readFileSync(join(ROOT, "README.md"), "utf8")] as const];
  const examples = sources.flatMap(([file, page]) =>
    [...page.matchAll(EXAMPLE)]
      .filter(([, , args]) => !/[A-Z]+\d+:|\[#/.test(args))
      .map(([, name, args, answer]) => ({ file, name, args, answer })),
  );

  test("there are dozens, and a version", () => expect(examples.length).toBeGreaterThan(30));

  test.each(examples.map((example) => [`=${example.name}(${example.args})`, example.answer, example] as const))(
    "%s gives %s",
    (_, answer, { name, args }) => {
      const found = calls.get(name)?.(...(args.match(ARGUMENT) ?? []).map(argument)) ?? [];
      const said = answer.match(/"[^"]*"|[^, ]+/g)?.map(literal) ?? [];
      const rounded = found.flat().map((value, i) => {
        const decimals = String(said[i]).split(".")[1]?.length ?? 0;
        return typeof value === "number" ? Number(value.toFixed(decimals)) : value;
      });
      expect(rounded.some((value) => value instanceof CellError)).toBe(false);
      expect(rounded).toEqual(said);
    },
  );

  test("the sentence that support.md shows for #VALUE! is the one that the cell has", () => {
    const shown = /^> (.*(?:\n> .*)*)/m.exec(read("support.md"))?.[1].replace(/\n> /g, " ");
    const [[cell]] = calls.get("BRIDGESCORE")?.([["4Q"]], [[10]]) ?? [[undefined]];
    expect((cell as CellError).message).toBe(shown);
  });

  test("a formula of ours on any page calls a function that there is", () => {
    for (const [file, page] of sources) {
      for (const [, name] of page.matchAll(/`=([A-Z]+)\(/g)) {
        const known = FUNCTIONS.includes(name) || ["SUM", "IF"].includes(name);
        expect(known ? "" : `${name} in ${file}`).toBe("");
      }
    }
  });
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
