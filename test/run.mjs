/**
 * Runs all tests, as two hands would: one takes those that need no browser, the other those in the browser, a few files at
 * a time; who is ready first helps with what is left. Says what jest says, counts all tests in the last line, and ends
 * with 1 where a test failed. Jest's own arguments may follow; with --outputFile one report has the counts of all.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
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
const others = given.filter((argument) => argument !== "--json" && !argument.startsWith(OUTPUT_FILE));
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "tests-"));

const waiting = RUNS.map((words, i) => () => run(words, i));
const codes = (await Promise.all(Array.from({ length: HANDS }, work))).flat();
const counts = counted(RUNS.map((_, i) => reportOf(i)));
fs.rmSync(reports, { recursive: true });
if (report) fs.writeFileSync(report, JSON.stringify(counts));
console.log(summary(counts));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** Takes one run after another, until none is left; answers with how each ended. */
async function work() {
  const ended = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) ended.push(await next());
  return ended;
}

function reportOf(i) {
  return path.join(reports, `${i}.json`);
}

/** Not to a terminal, where each run would wipe away the other's lines. */
function run(words, i) {
  const to = ["--json", OUTPUT_FILE + reportOf(i)];
  const config = ["--config", path.join(here, "jest.config.js"), "--selectProjects", ...words, "--passWithNoTests"];
  const child = spawn(process.execPath, [jest, ...config, ...others, ...to], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (!line.startsWith("Test results written to:")) console.log(line);
    });
  }
  return new Promise((done) => child.on("close", done));
}

/** The counts of several reports; one that was not written is a test file that could not run. */
function counted(files) {
  const sum = {};
  for (const file of files) {
    const read = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : { numRuntimeErrorTestSuites: 1 };
    for (const [name, value] of Object.entries(read)) if (name.startsWith("num")) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** "6300 passed, 0 failed, 12 skipped". A test file that could not run counts as one failure. */
function summary({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, numPendingTests = 0 }) {
  const skipped = numPendingTests ? `, ${numPendingTests} skipped` : "";
  return `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}`;
}
