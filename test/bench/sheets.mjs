/** A session's sheets in the workbench's spreadsheet: ours, and one of formulas alone, in the same engine. */
import { TextEncoder } from "node:util";
import { formulaSheets } from "./formulaSheet.mjs";
import { calculate, changeCell, keepNothing, valuesOf, writeSheets } from "./inWorkbench.mjs";
import { source } from "./load.mjs";
import { csvOf, linesOf } from "./made.mjs";
import { median } from "./measure.mjs";
import { heading, line, times, timesAsFast } from "./table.mjs";

/** A club night, a congress, a season. */
const LINES = [400, 2_000, 10_000];
const TARGET = { size: 2_000, least: 5 };
/**
 * Samples of each time; fewer where they would take longer than so many milliseconds of the processor, and none besides
 * the first run where that alone takes longer.
 */
const SAMPLES = { most: 5, longest: 10_000 };
const NAMES = { results: "Results", names: "Names", settings: "Settings" };

/** A result on the last line is changed to one of these, in turn. */
const CHANGES = ["-1", "-2"];

export async function sheets() {
  const changed = { own: new Map(), formulas: new Map() };
  const whole = { own: new Map(), formulas: new Map() };
  for (const size of LINES) {
    const plans = await sessionSheets(size);
    const cells = plans[0].blocks[0].cells;
    const own = await measured(plans, cells);
    whole.own.set(size, own.whole);
    changed.own.set(size, own.changed);
    const formulas = await measured(formulaSheets(cells), cells);
    whole.formulas.set(size, formulas.whole);
    changed.formulas.set(size, formulas.changed);
    holdAlike(own.values, formulas.values);
  }
  heading("A session in a spreadsheet engine", LINES);
  compare("a session, all of it calculated", whole);
  compare("a session, one result changed", changed, TARGET);
  line("  COUNTIFS looks at every line for every line: the more there are, the further formulas alone fall behind.");
}

function compare(what, { own, formulas }, target) {
  times(`${what}, our functions`, own, LINES);
  times(`${what}, formulas alone`, formulas, LINES);
  timesAsFast({ name: what, of: "formulas alone", own, others: formulas, sizes: LINES, target });
}

/** Results, ranking, names and settings as the pane writes them. */
async function sessionSheets(size) {
  const { readResults } = source("src/files/index.ts");
  const { sessionPlans } = source("src/sheets/session.ts");
  const session = await readResults(new TextEncoder().encode(csvOf(linesOf(size))), "bench.csv");
  const plans = sessionPlans(session, { entry: "Columns", names: NAMES, prefix: "" });
  return plans.filter(({ name }) => name !== "Travellers");
}

/** Processor milliseconds of the page for all formulas and for one changed result, and the ranking that came of it. */
async function measured(plans, cells) {
  const opened = await openQuietWorkbench();
  try {
    const { page } = opened;
    await page.evaluate(writeSheets, plans);
    const clock = await pageClock(page);
    const whole = await medianOfPage(clock, () => page.evaluate(calculate));
    const column = cells[0].indexOf("Result");
    const cell = { sheet: plans[0].name, row: cells.length - 1, column };
    const change = (text) => page.evaluate(changeCell, { ...cell, text });
    let turn = 0;
    const changed = await medianOfPage(clock, () => change(CHANGES[turn++ % CHANGES.length]));
    // Whoever was measured more often: the rankings that are compared have the same results.
    await change(CHANGES[0]);
    const values = rankingOf(await page.evaluate(valuesOf, `${plans[1].name}!A1:L80`));
    if (opened.errors.length) throw new Error(opened.errors.join("\n"));
    return { whole, changed, values };
  } finally {
    await opened.close();
  }
}

async function openQuietWorkbench() {
  const { openWorkbench } = source("test/support/workbenchPage.ts");
  return openWorkbench(undefined, { before: keepNothing });
}

/** Milliseconds that the page's own thread has worked: on a busy machine the clock would count other programs too. */
async function pageClock(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const clearAway = () => devtools.send("HeapProfiler.collectGarbage");
  const worked = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1_000;
  };
  return { clearAway, worked };
}

async function medianOfPage(clock, act) {
  const timed = async () => {
    await clock.clearAway();
    const start = await clock.worked();
    await act();
    return (await clock.worked()) - start;
  };
  const first = await timed();
  if (first > SAMPLES.longest) return first;
  const figures = [];
  do figures.push(await timed());
  while (figures.length < Math.min(SAMPLES.most, SAMPLES.longest / median(figures)));
  return median(figures);
}

/** Each pair's percentage, from a sheet with headings in some row; a ranking for each direction has them twice. */
function rankingOf(values) {
  const at = values.findIndex((row) => row.includes("Pair") && row.includes("%"));
  const [pair, percentage] = ["Pair", "%"].map((name) => values[at]?.indexOf(name));
  const rows = values.slice(at + 1).filter((row) => typeof row[percentage] === "number");
  if (at < 0 || rows.length < 2) throw new Error(`There is no ranking in ${JSON.stringify(values.slice(0, 6))}.`);
  return new Map(rows.map((row) => [String(row[pair]), row[percentage]]));
}

/** Two ways to one ranking: pairs with their percentages. */
function holdAlike(own, formulas) {
  for (const [pair, percentage] of own)
    if (!formulas.has(pair) || Math.abs(percentage - formulas.get(pair)) > 0.01)
      throw new Error(`Pair ${pair} has ${percentage} by our functions, ${formulas.get(pair)} by formulas.`);
}
