/** What is measured, on boards of any number of results, and how. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { runInThisContext } from "node:vm";

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

/** Scores drawn alike in every run. */
function board(size) {
  let state = size;
  return Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return LEGAL[Math.floor((state / 2 ** 32) * LEGAL.length)];
  });
}

const column = (values) => values.map((value) => [value]);
const games = (size) => board(size).map((score) => ({ score, contract: { declaror: "N" } }));
const contracts = (size) =>
  board(size).map((score, i) => `${1 + (i % 7)}${["C", "D", "H", "S", "NT"][i % 5]}${["", "X", "XX"][i % 3]}`);

const published = loadPublished();
const { matchpoints } = loadSource(here("../../src/scoring/matchpoints.ts"));
const { crossImps } = loadSource(here("../../src/scoring/crossImps.ts"));

/** `prepare` makes what a call needs, outside the time that is measured. */
const ofFunction = (name, cells) => ({
  name,
  prepare: (size) => {
    const called = published.get(name);
    const values = cells(size);
    return called && (() => called(...values));
  },
});
const ofScoring = (name, score) => ({
  name,
  prepare: (size) => {
    const scores = board(size);
    return () => score(scores);
  },
});
const ofGames = (name, score, most = Infinity) => ({
  name,
  most,
  prepare: (size) => {
    const played = games(size);
    return () => score(played);
  },
});

export const PUBLISHED = [
  ofFunction("MATCHPOINTS", (size) => [column(board(size))]),
  ofFunction("CROSSIMPS", (size) => [column(board(size))]),
  ofFunction("IMPS", (size) => [column(board(size))]),
  ofFunction("BRIDGESCORE", (size) => [column(contracts(size)), column(board(size).map((_, i) => i % 14))]),
];
export const SCORING = [ofScoring("matchpoints", matchpoints), ofScoring("crossImps", crossImps)];
export const BRIDGE_SCORER = [
  ofGames("bridge-scorer matchpoints", bridgeScorer.matchpoints),
  ofGames("bridge-scorer crossImps", bridgeScorer.crossImps, MOST_COMPARED),
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
  const rows = new Map();
  for (const size of sizes) {
    const calls = [];
    for (const run of runs) {
      const call = size > (run.most ?? Infinity) ? undefined : run.prepare(size);
      if (call) calls.push({ name: run.name, call, repeats: warmUp(call), times: [] });
    }
    // In turn, so that what else the machine does strikes all of them alike.
    for (let i = 0; i < SAMPLES; i++) {
      for (const { call, repeats, times } of calls) times.push(timed(call, repeats));
    }
    for (const { name, times } of calls) rows.set(name, new Map(rows.get(name)).set(size, median(times)));
  }
  return rows;
}

/** Calls until the engine has done its best; answers how often to call in one sample. */
function warmUp(call) {
  const end = performance.now() + WARM_UP;
  let calls = 0;
  while (performance.now() < end || calls < 2) {
    call();
    calls++;
  }
  return Math.max(1, Math.ceil(SHORTEST_SAMPLE / timed(call, 1)));
}

function timed(call, repeats) {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) call();
  return (performance.now() - start) / repeats;
}

function median(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
