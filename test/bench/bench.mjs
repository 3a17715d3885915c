/**
 * How fast it is, in one table: the functions and imports as they grow, beside other people's scoring, a session's sheets
 * beside formulas alone, and the start. Only ratios of one run mean anything.
 *
 * npm run bench; npm run bench -- --help for its parts.
 */
import { loadavg } from "node:os";
import { beside, functions } from "./functions.mjs";
import { imports } from "./imports.mjs";
import { sheets } from "./sheets.mjs";
import { start } from "./start.mjs";
import { line, markdown, missedTargets } from "./table.mjs";

const PARTS = { functions, beside, imports, sheets, start };
const HELP = `npm run bench            all parts
npm run bench -- PART    one or several of them:
  functions   our functions over 1,000 to 1,000,000 lines, and how they grow
  beside      the scoring beside bridge-scorer's and @bridge-tools/core's
  imports     files of 1,000 to 100,000 results
  sheets      a session's sheets in the workbench's spreadsheet, beside one of formulas alone (six minutes)
  start       from the load of the pane to the first formula, beside the functions alone
--markdown prints the ratios once more, as the table in README.
Times are the processor's, medians of several; only their ratios within one run mean anything.
The exit code is 1 where a target is missed.`;

const MARKDOWN = "--markdown";
const asked = process.argv.slice(2).filter((name) => name !== MARKDOWN);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length) {
  line(asked.includes("--help") ? HELP : `There is no part ${unknown.join(", ")}.\n\n${HELP}`);
  process.exit(asked.includes("--help") ? 0 : 2);
}
const load = loadavg().map((number) => number.toFixed(1));
line(`Load of this machine over 1, 5 and 15 minutes: ${load.join(", ")}. Medians of the processor's time.`);
for (const name of asked.length ? asked : Object.keys(PARTS)) await PARTS[name]();
if (process.argv.includes(MARKDOWN)) markdown();
process.exitCode = missedTargets() ? 1 : 0;
