/** From the load of the published page to the first formula answered: with the pane, and with the functions alone. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { source } from "./load.mjs";
import { median } from "./measure.mjs";
import { heading, line, timesAsLong } from "./table.mjs";

const LOADS = 7;
/** Excel runs formulas and pane in one page: the pane may make formulas wait so many times as long. */
const MOST = 1.5;
const FOUR_SPADES = [[["4S"]], [[10]], [["V"]], [["X"]], null];
const FUNCTIONS_ALONE = "functions-alone.html";

export async function start() {
  const figures = { pane: [], alone: [] };
  // In turn, so that what else the machine does falls on both.
  for (let i = 0; i < LOADS; i++) {
    figures.pane.push(await untilFirstFormula("taskpane.html"));
    figures.alone.push(await untilFirstFormula(FUNCTIONS_ALONE));
  }
  const [own, other] = [median(figures.pane), median(figures.alone)];
  heading("From the page's load to the first formula", ["with the pane", "functions alone", "ratio"]);
  timesAsLong({ name: "first formula, with the pane", of: "functions alone", own, other, most: MOST });
  line(`  Office.js comes from this machine and nothing from a cache; by the clock, the median of ${LOADS} loads.`);
}

/** Milliseconds in a browser that has never seen the page. */
async function untilFirstFormula(name) {
  const { publish } = source("test/support/published.ts");
  const { firstFormula, putIntoExcel } = source("test/support/inExcel.ts");
  const published = await publish();
  try {
    const pane = readFileSync(join(published.folder, "taskpane.html"), "utf8");
    writeFileSync(
      join(published.folder, FUNCTIONS_ALONE),
      pane.replace(/<script[^>]*taskpane\.js[^>]*><\/script>/, ""),
    );
    await putIntoExcel(published.context);
    const page = await published.context.newPage();
    const begun = performance.now();
    await page.goto(published.url + name, { waitUntil: "commit" });
    const answer = await firstFormula(page, "BRIDGESCORE", FOUR_SPADES);
    const took = performance.now() - begun;
    if (answer?.[0]?.[0] !== 790) throw new Error(`The first formula answered ${JSON.stringify(answer)}.`);
    return took;
  } finally {
    await published.close();
  }
}
