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

const lacks = (heading: string): string =>
  `The table has no column "${heading}", and without it its rows cannot be read: add it, or undo its deletion.`;

/** One result of the session is still to come, with all its columns. */
const TO_COME = "Board 2: 1 result is missing (2 v 11).";
const ONE_SIDED = "Board 2: 1 result is missing.";

/** All that Check says, and the state of the session on the page Results. */
const SAID: Record<string, [string[], string]> = {
  Board: [[lacks("Board")], lacks("Board")],
  NS: [[lacks("NS"), ONE_SIDED], "9 of 9 missing"],
  EW: [[lacks("EW"), ONE_SIDED], "9 of 9 missing"],
  Contract: [[lacks("Contract"), TO_COME], "9 of 9 missing"],
  X: [[TO_COME], "1 of 9 missing"],
  By: [[lacks("By"), TO_COME], "9 of 9 missing"],
  Result: [[lacks("Result"), TO_COME], "9 of 9 missing"],
};

test.each(HEADINGS)("%s", (heading) => {
  const cells = without(heading);
  const [checked, night] = [checkup(cells), nightOf(cells)];
  const said = typeof checked === "string" ? [checked] : checked.groups.flatMap(({ findings }) => findings);
  expect(said.map((one) => (typeof one === "string" ? one : one.sentence))).toEqual(SAID[heading][0]);
  expect(typeof night === "string" ? night : overview(night).status).toContain(SAID[heading][1]);
  expect(typeof outgoingOf(cells)).toBe(heading === "Board" ? "string" : "object");
});
