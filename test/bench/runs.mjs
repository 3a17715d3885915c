/** What is measured, on boards of any number of results, and how. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext, runInThisContext } from "node:vm";

const require = createRequire(import.meta.url);
const ts = require("typescript");
const bridgeScorer = require("bridge-scorer");

const here = (path) => resolve(import.meta.dirname, path);

const BUNDLE = process.argv[2] ?? here("../../dist/functions.js");
/** Of a board where both sides are vulnerable: the most different scores that a board can have. */
const LEGAL = JSON.parse(readFileSync(here("../golden/legal-scores.json"), "utf8")).nsByVul.both;

/** bridge-scorer compares each result with each: ten times as many would take seconds a call. */
const MOST_COMPARED = 1_000;

/** What a figure rests on: milliseconds, and the number of samples. */
const SHORTEST_SAMPLE = 2;
const WARM_UP = 200;
const SAMPLES = 15;

setFlagsFromString("--expose-gc");
/** Memory that one run leaves behind is cleared away before the next is measured. */
const clearAway = runInNewContext("gc");

/** One board of so many results in each form that a run takes; the scores are drawn alike in every run. */
function boardOf(size) {
  let state = size;
  const scores = Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return LEGAL[Math.floor((state / 2 ** 32) * LEGAL.length)];
  });
  const contract = (i) => `${1 + (i % 7)}${["C", "D", "H", "S", "NT"][i % 5]}${["", "X", "XX"][i % 3]}`;
  return {
    scores,
    column: scores.map((score) => [score]),
    contracts: scores.map((_, i) => [contract(i)]),
    tricks: scores.map((_, i) => [i % 14]),
    games: scores.map((score) => ({ score, contract: { declaror: "N" } })),
  };
}

const published = loadPublished();
const { matchpoints } = loadSource(here("../../src/scoring/matchpoints.ts"));
const { crossImps } = loadSource(here("../../src/scoring/crossImps.ts"));

export const PUBLISHED = [
  { name: "MATCHPOINTS", call: ({ column }) => published.get("MATCHPOINTS")(column) },
  { name: "CROSSIMPS", call: ({ column }) => published.get("CROSSIMPS")(column) },
  { name: "IMPS", call: ({ column }) => published.get("IMPS")(column) },
  { name: "BRIDGESCORE", call: ({ contracts, tricks }) => published.get("BRIDGESCORE")(contracts, tricks) },
];
export const SCORING = [
  { name: "matchpoints", call: ({ scores }) => matchpoints(scores) },
  { name: "crossImps", call: ({ scores }) => crossImps(scores) },
];
export const BRIDGE_SCORER = [
  { name: "bridge-scorer matchpoints", call: ({ games }) => bridgeScorer.matchpoints(games) },
  { name: "bridge-scorer crossImps", call: ({ games }) => bridgeScorer.crossImps(games), most: MOST_COMPARED },
];

/** The functions as Excel gets them. Not in a context of their own: there every global costs, and Excel has none. */
function loadPublished() {
  const found = new Map();
  globalThis.CustomFunctions = { associate: (id, called) => void found.set(id, called) };
  runInThisContext(readFileSync(BUNDLE, "utf8"), { filename: String(BUNDLE) });
  delete globalThis.CustomFunctions;
  return found;
}

/** A file of src/scoring/ with what it imports, translated as it is read. */
function loadSource(file, loaded = new Map()) {
  if (loaded.has(file)) return loaded.get(file);
  const exports = {};
  loaded.set(file, exports);
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2021 },
  });
  const wrapped = runInThisContext(`(function (exports, require) {${outputText}\n})`, { filename: file });
  wrapped(exports, (name) => loadSource(resolve(dirname(file), `${name}.ts`), loaded));
  return exports;
}

/** The median time of each run's call at each size that it can be measured at. */
export function measured(runs, sizes) {
  const rows = new Map(runs.map(({ name }) => [name, new Map()]));
  for (const size of sizes) {
    const board = boardOf(size);
    for (const { name, call, most = Infinity } of runs) {
      if (size <= most)
        rows.get(name).set(
          size,
          medianOf(() => call(board)),
        );
    }
  }
  return rows;
}

function medianOf(call) {
  clearAway();
  const repeats = warmUp(call);
  const times = Array.from({ length: SAMPLES }, () => timed(call, repeats));
  return times.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)];
}

/** Calls until the engine has done its best; answers how often to call in one sample. */
function warmUp(call) {
  const end = performance.now() + WARM_UP;
  let calls = 0;
  while (performance.now() < end || calls < 2) {
    call();
    calls++;
  }
  return Math.max(1, Math.ceil(SHORTEST_SAMPLE / timed(call, Math.min(calls, 100))));
}

/** Milliseconds of the processor for one call: on a busy machine the clock would count other programs too. */
function timed(call, repeats) {
  const start = process.cpuUsage();
  for (let i = 0; i < repeats; i++) call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / repeats;
}
