/** A practice sheet: contracts with results, a column for the score, and beside it whether it is right. */
import { makeContract } from "../notation/contract";
import { makeResult } from "../notation/result";
import { drawTasks } from "./draw";
import { call } from "./functionNames";
import { columnName, emptyPlan, GREEN, GREY, HEADING, RED, TITLE, titleStyle } from "./look";
import type { Cell, SheetPlan } from "./plan";

export { MOST_TASKS } from "./draw";

export interface PracticeOptions {
  /** Any whole number: the same one draws the same contracts. */
  seed: number;
  /** How many contracts, 1 to 200. */
  tasks: number;
  prefix: string;
}

const HEADINGS = ["No.", "Contract", "Result", "Vulnerable", "Your score", "Checked"];
const [, CONTRACT, RESULT, VULNERABLE, TYPED, CHECKED] = HEADINGS.map((_, column) => column);
const HEADING_ROW = 4;
const RIGHT = "right";

export function practicePlan({ seed, tasks: count, prefix }: PracticeOptions): SheetPlan {
  const tasks = drawTasks(seed, count);
  const first = HEADING_ROW + 1;
  const rows = tasks.map(({ contract, tricks, vulnerable }, i): Cell[] => [
    i + 1,
    makeContract(contract),
    makeResult(contract, tricks),
    vulnerable ? "V" : "NV",
    null,
    { formula: checkFormula(first + i + 1, prefix) },
  ]);
  const down = (column: number): string =>
    `${columnName(column)}${first + 1}:${columnName(column)}${first + tasks.length}`;
  const tally = `="Right: "&COUNTIF(${down(CHECKED)},"${RIGHT}")&" of "&COUNTA(${down(TYPED)})&" answered"`;
  const checked = { row: first, column: CHECKED, rows: tasks.length, columns: 1 };
  const cell = `$${columnName(CHECKED)}${first + 1}`;
  return {
    ...emptyPlan("Practice"),
    columns: [
      { column: 0, width: 7, align: "center" },
      { column: CONTRACT, width: 11, align: "center", numberFormat: "@" },
      { column: RESULT, width: 9, align: "center", numberFormat: "@" },
      { column: VULNERABLE, width: 14, align: "center" },
      { column: TYPED, width: 13, align: "center" },
      { column: CHECKED, width: 34, align: "left" },
    ],
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          ["Practice: what does declarer's side score?"],
          ["Type each score into the column Your score; a contract that goes down scores less than 0."],
          [`Drawn with the number ${seed}: the same number draws the same contracts.`],
          [{ formula: tally }],
        ],
      },
      { row: HEADING_ROW, column: 0, cells: [HEADINGS, ...rows] },
    ],
    styles: [
      titleStyle(0, TITLE),
      titleStyle(1, {}),
      titleStyle(2, { color: GREY }),
      titleStyle(3, { bold: true }),
      { area: { row: HEADING_ROW, column: 0, rows: 1, columns: HEADINGS.length }, style: HEADING },
      { area: { row: first, column: 0, rows: tasks.length, columns: HEADINGS.length }, style: { grid: true } },
    ],
    conditionals: [
      { area: checked, formula: `=${cell}="${RIGHT}"`, style: { bold: true, color: GREEN } },
      { area: checked, formula: `=AND(${cell}<>"",${cell}<>"${RIGHT}")`, style: { color: RED } },
    ],
    freeze: { rows: first, columns: 0 },
    print: { orientation: "portrait", titleRows: first },
    select: { row: first, column: TYPED },
  };
}

/** @param row as Excel counts, from 1 */
function checkFormula(row: number, prefix: string): string {
  const [contract, result, vulnerable, typed] = [CONTRACT, RESULT, VULNERABLE, TYPED].map(
    (column) => columnName(column) + row,
  );
  const score = call(prefix, "BRIDGESCORE", contract, result, vulnerable).formula.slice(1);
  const verdict = `IF(${typed}=${score},"${RIGHT}","It is "&${score})`;
  return `=IF(${typed}="","",IF(ISNUMBER(${typed}),${verdict},"Write a number, such as -100"))`;
}
