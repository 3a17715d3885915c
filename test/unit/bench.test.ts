/** The bench is run by hand only: here it is held that it starts, and that what it loads is there. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");
const BENCH = join(ROOT, "test/bench");

const run = (...words: string[]): { status: number | null; stdout: string } =>
  spawnSync(process.execPath, [join(BENCH, "bench.mjs"), ...words], { encoding: "utf8" });

test("it tells its parts, and refuses one that it does not have", () => {
  const help = run("--help");
  expect(help.status).toBe(0);
  for (const part of ["functions", "beside", "imports", "sheets", "start", "--markdown"])
    expect(help.stdout).toContain(`\n${part === "--markdown" ? part : `  ${part} `}`);
  const unknown = run("speed");
  expect(unknown.status).toBe(2);
  expect(unknown.stdout).toContain("There is no part speed.");
});

/** `const { readResults } = source("src/files/index.ts")` as "readResults of src/files/index.ts". */
const LOADED = readdirSync(BENCH).flatMap((file) =>
  [...readFileSync(join(BENCH, file), "utf8").matchAll(/const \{ ([\w, ]+) \} = source\("([^"]+)"\)/g)].flatMap(
    ([, names, path]) => names.split(", ").map((name): [string, string] => [name, path]),
  ),
);

test.each(LOADED)("%s is in %s", (name, path) => {
  expect(readFileSync(join(ROOT, path), "utf8")).toMatch(new RegExp(`export .*\\b${name}\\b`));
});

test("that is what it loads", () => {
  expect(LOADED.map(([name]) => name)).toEqual(
    expect.arrayContaining(["matchpoints", "readResults", "sessionPlans", "openWorkbench", "publish", "firstFormula"]),
  );
});
