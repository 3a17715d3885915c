/**
 * How the functions grow with their ranges, and how they stand beside bridge-scorer: one table, in milliseconds of the
 * processor. The published bundle is measured as Excel calls it, cells in and cells out; the scoring alone is measured
 * beside bridge-scorer's, numbers in and numbers out. Only ratios of one run mean anything.
 *
 * npm run bench; after a build also: node test/bench/bench.mjs [another functions.js]
 */
import { BRIDGE_SCORER, measured, PUBLISHED, SCORING } from "./runs.mjs";

/** The most that ten times as many results may cost, and the least that our scoring must be ahead of bridge-scorer's. */
const GROWTH = { from: 10_000, to: 100_000, most: 25 };
const BESIDE = [
  { ours: "matchpoints", theirs: "bridge-scorer matchpoints", target: { results: 10_000, least: 10 } },
  { ours: "crossImps", theirs: "bridge-scorer crossImps", target: { results: 1_000, least: 100 } },
  // Reading and answering cells, which bridge-scorer does not: no target.
  { ours: "MATCHPOINTS", theirs: "bridge-scorer matchpoints" },
  { ours: "CROSSIMPS", theirs: "bridge-scorer crossImps" },
];
const SIZES = [20, 1_000, 10_000, 100_000];
const WIDTH = { name: 28, figure: 11 };

const rows = measured([...PUBLISHED, ...SCORING, ...BRIDGE_SCORER], SIZES);
const timeOf = (name, size) => rows.get(name).get(size);
let missed = 0;

const thousands = (size) => size.toLocaleString("en");
const times = (name) => SIZES.map((size) => shown(timeOf(name, size)));

print("processor ms (medians)", SIZES.map(thousands));
for (const { name } of PUBLISHED) growing(name);
line("");
for (const { name } of SCORING) growing(name);
line("");
for (const { name } of BRIDGE_SCORER) print(name, times(name));
line("  - not measured: it compares each result with each, which would take seconds a call\n");
line("times as fast as bridge-scorer");
for (const pair of BESIDE) beside(pair);
process.exitCode = missed ? 1 : 0;

/** One row of times, and by how much each ten times as many results cost more. */
function growing(name) {
  print(name, times(name));
  const growth = (from, to) => timeOf(name, to) / timeOf(name, from);
  const steps = SIZES.map((size, i) =>
    SIZES[i - 1] * 10 === size ? `x ${growth(SIZES[i - 1], size).toFixed(1)}` : "",
  );
  print("  for ten times as many", steps, verdict(growth(GROWTH.from, GROWTH.to) <= GROWTH.most, `x ${GROWTH.most}`));
}

function beside({ ours, theirs, target }) {
  const ratios = SIZES.map((size) => timeOf(theirs, size) / timeOf(ours, size));
  const figures = ratios.map((ratio) => (Number.isNaN(ratio) ? "-" : `${ratio.toPrecision(3)} x`));
  if (!target) return print(ours, figures);
  const held = ratios[SIZES.indexOf(target.results)] >= target.least;
  print(ours, figures, verdict(held, `${target.least} x at ${thousands(target.results)}`));
}

function verdict(held, target) {
  if (!held) missed++;
  return `target ${target}: ${held ? "met" : "MISSED"}`;
}

function shown(time) {
  return time === undefined ? "-" : time.toLocaleString("en", { maximumSignificantDigits: 3 });
}

function print(name, figures, remark = "") {
  line(name.padEnd(WIDTH.name) + figures.map((figure) => figure.padStart(WIDTH.figure)).join("") + `   ${remark}`);
}

function line(text) {
  console.log(text.trimEnd());
}
