/** Columns of Results that somebody deleted: each page says which it misses, or goes on without it. */
import type { PlacedCells } from "../../../src/excel";
import { sessionPlans } from "../../../src/sheets";
import { checkup } from "../../../src/taskpane/checkModel";
import { outgoingOf } from "../../../src/taskpane/exportModel";
import { nightOf, overview } from "../../../src/taskpane/resultsModel";
import { OPTIONS, plan, session, tableCells } from "../sheets/plans";

const plans = sessionPlans(session, OPTIONS);
const placed = (table: string, cells = tableCells(plan(table, plans))): PlacedCells => ({
  ...{ place: { table }, sheet: table, row: 0, column: 0, cells },
});

const [HEADINGS] = tableCells(plan("Results", plans)).slice(0, 1) as string[][];

/** The session without this column. */
function without(heading: string) {
  const column = HEADINGS.indexOf(heading);
  const rows = tableCells(plan("Results", plans)).map((row) => row.filter((_, i) => i !== column));
  return { results: placed("Results", rows), settings: placed("Settings"), names: placed("Names") };
}

const NO_HEADINGS = "No header row found (first cells: NS, EW, Contract, X, By)";

/** What Check says first, and the state of the session on the page Results. */
const SAID: Record<string, [string, string]> = {
  Board: [NO_HEADINGS, NO_HEADINGS],
  NS: ["lacks a pair number on one side", "9 of 9 missing"],
  EW: ["lacks a pair number on one side", "9 of 9 missing"],
  Contract: ["is not a contract", "9 of 9 missing"],
  X: ["1 result is missing (2 v 11)", "1 of 9 missing"],
  By: ["4S has no declarer", "9 of 9 missing"],
  Result: ["4S has no result yet", "9 of 9 missing"],
};

test.each(HEADINGS)("%s", (heading) => {
  const cells = without(heading);
  const [checked, night] = [checkup(cells), nightOf(cells)];
  expect(typeof checked === "string" ? checked : checked.groups[0].findings[0].sentence).toContain(SAID[heading][0]);
  expect(typeof night === "string" ? night : overview(night).status).toContain(SAID[heading][1]);
  expect(typeof outgoingOf(cells)).toBe(heading === "Board" ? "string" : "object");
});
