/**
 * Runs all tests, as two hands would: one takes those that need no browser, the other those in the browser, a few files at
 * a time; who is ready first helps with what is left. Says what jest says, and ends with 1 where a test failed. Jest's own
 * arguments may follow; with --json and --outputFile one report has the counts of all.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const jest = createRequire(import.meta.url).resolve("jest/bin/jest");
const OUTPUT_FILE = "--outputFile=";

/** More browsers at a time would wait for each other on a small machine. */
const HANDS = 2;
/** So many parts are small enough that no hand waits long for the other, and few enough that jest's start costs little. */
const BROWSER_PARTS = 12;
const RUNS = [
  ["unit", "host", "acceptance"],
  ...Array.from({ length: BROWSER_PARTS }, (_, i) => ["browser", `--shard=${i + 1}/${BROWSER_PARTS}`]),
];

const given = process.argv.slice(2);
const report = given.find((argument) => argument.startsWith(OUTPUT_FILE))?.slice(OUTPUT_FILE.length);
const others = given.filter((argument) => !argument.startsWith(OUTPUT_FILE));

const waiting = RUNS.map((words, i) => () => run(words, i));
const codes = (await Promise.all(Array.from({ length: HANDS }, work))).flat();
if (report) fs.writeFileSync(report, JSON.stringify(counted(RUNS.map((_, i) => reportOf(i)))));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** Takes one run after another, until none is left; answers with how each ended. */
async function work() {
  const ended = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) ended.push(await next());
  return ended;
}

function reportOf(i) {
  return `${report}.${i}`;
}

/** Not to a terminal, where each run would wipe away the other's lines. */
function run(words, i) {
  const to = report ? [`${OUTPUT_FILE}${reportOf(i)}`] : [];
  const config = ["--config", path.join(here, "jest.config.js"), "--selectProjects", ...words, "--passWithNoTests"];
  const child = spawn(process.execPath, [jest, ...config, ...others, ...to], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    // With --json the report itself would come here, were it not written to its file.
    createInterface({ input: stream }).on("line", (line) => console.log(line));
  }
  return new Promise((done) => child.on("close", done));
}

/** The counts of several reports; one that was not written is a test file that could not run. */
function counted(files) {
  const sum = {};
  for (const file of files) {
    const read = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : { numRuntimeErrorTestSuites: 1 };
    for (const [name, value] of Object.entries(read)) if (name.startsWith("num")) sum[name] = (sum[name] ?? 0) + value;
    fs.rmSync(file, { force: true });
  }
  return sum;
}
