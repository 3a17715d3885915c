/** Facts about the whole project: its rooms, its top level, its packages. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { preProcessFile } from "typescript";

const ROOT = resolve(__dirname, "../..");
const SRC = join(ROOT, "src");

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
  .map((name) => join(SRC, name));

/** The files of ours that a file needs at run time: types alone leave nothing behind. */
function importsOf(file: string): string[] {
  const withoutTypes = readFileSync(file, "utf8").replace(/^(im|ex)port type [^;]*;/gm, "");
  return preProcessFile(withoutTypes)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .flatMap((target) => sources.filter((source) => source === `${target}.ts` || source === join(target, "index.ts")));
}

/** The first circle of imports, from a file back to itself; empty where there is none. */
function circle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

test("no file imports itself by way of others", () => {
  const graph = new Map(sources.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(100);
  expect(circle(graph)).toEqual([]);
});

test("a circle is found where there is one", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(circle(graph)).toEqual(["b", "c", "b"]);
});

describe("the lint rules", () => {
  const CASES: [name: string, file: string, code: string, rule: string | undefined][] = [
    ["a room above", "src/scoring/x.ts", 'import "../notation/text";', "house/rooms"],
    ["a room above, from a folder in a room", "src/files/bridgemate/x.ts", 'import "../../sheets";', "house/rooms"],
    ["a type of a room above", "src/results/x.ts", 'export type { A } from "../files/index";', "house/rooms"],
    ["a room above, when it is wanted", "src/sheets/x.ts", 'void import("../taskpane/pane");', "house/rooms"],
    ["the functions, which associate on import", "src/taskpane/x.ts", 'import "../functions/imps";', "house/rooms"],
    ["a Node built-in", "src/files/x.ts", 'import "node:fs";', "house/rooms"],
    ["a Node built-in by its old name", "src/results/x.ts", 'import "path";', "house/rooms"],
    ["the page", "src/sheets/x.ts", "document.title = '';", "no-restricted-globals"],
    ["Office.js below excel/", "src/sheets/x.ts", "void Excel.run(async () => undefined);", "no-restricted-globals"],
    ["Excel read in a function", "src/functions/x.ts", "void Excel.run(async () => 1);", "no-restricted-globals"],
    ["a room below", "src/files/x.ts", 'import "../results/settings";', undefined],
    ["a folder named like a room above", "src/notation/x.ts", 'import "./files/x";', undefined],
    ["an installed package", "src/files/x.ts", 'import "buffer";', undefined],
  ];

  /** ESLint in a process of its own: its configuration is an ES module. */
  function lint(): string[][] {
    const script = `
      import { readFileSync } from "node:fs";
      import { ESLint } from "eslint";
      const eslint = new ESLint();
      const answers = [];
      for (const [filePath, code] of JSON.parse(readFileSync(0, "utf8"))) {
        const [{ messages }] = await eslint.lintText(code, { filePath });
        answers.push(messages.map(({ ruleId }) => ruleId));
      }
      console.log(JSON.stringify(answers));`;
    const input = JSON.stringify(CASES.map(([, file, code]) => [file, code]));
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, input });
    return JSON.parse(output.toString()) as string[][];
  }

  const found = lint();

  test.each(CASES.map(([name, , , rule], index) => ({ name, rule, index })))("$name: $rule", ({ rule, index }) => {
    expect(found[index]).toEqual(rule ? [rule] : []);
  });
});

test("a lint rule is switched off nowhere, but for the one sync a slice", () => {
  const switched = sources.flatMap((file) => readFileSync(file, "utf8").match(/eslint-disable[^\n*]*/g) ?? []);
  expect(switched.filter((line) => !line.includes("office-addins/no-context-sync-in-loop"))).toEqual([]);
});

test("the top level holds what belongs there, and nothing else", () => {
  const ignored = read(".gitignore").split("\n").filter(Boolean);
  const allowed = [
    ...[".ci", ".git", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md", "assets", "docs", "src"],
    ...["eslint.config.mjs", "manifest.xml", "package-lock.json", "package.json", "test", "tsconfig.json"],
    "webpack.config.js",
  ];
  const others = readdirSync(ROOT).filter((name) => !allowed.includes(name) && !ignored.includes(`${name}/`));
  expect(others).toEqual([]);
});

test("the lockfile names no registry: each machine asks its own", () => {
  expect(read("package-lock.json")).not.toMatch(/"resolved": "http/);
});

test("nothing of Microsoft's Office.js is a dependency of what is published", () => {
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies).filter((name) => name.startsWith("@microsoft/office"))).toEqual([]);
});
