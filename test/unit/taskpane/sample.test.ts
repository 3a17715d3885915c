import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPaste } from "../../../src/files";
import { groups } from "../../../src/results/groups";
import { checkRange } from "../../../src/results/check/checkRange";
import { sessionPlans } from "../../../src/sheets";
import { counts } from "../../../src/taskpane/reviewModel";

const TABLES = { results: "Results", names: "Names", settings: "Settings" };

const sample = readPaste(readFileSync(join(__dirname, "../../../src/taskpane/sample.csv"), "utf8"));

test("the sample is a whole night with nothing that is not understood", () => {
  expect(sample.unread).toEqual([]);
  expect(counts(sample)).toEqual({
    results: 132,
    boards: 22,
    perBoard: [6, 6],
    status: [
      ["played", 130],
      ["passed", 1],
      ["awarded", 1],
    ],
  });
});

test("each of the twelve pairs plays each board once, and each other pair on two boards", () => {
  const everybody = Array.from({ length: 12 }, (_, i) => String(i + 1)).sort();
  for (const board of groups(sample.lines, ({ board: number }) => String(number))) {
    expect(board.flatMap(({ ns, ew }) => [ns, ew]).sort()).toEqual(everybody);
  }
  const meetings = groups(sample.lines, ({ ns, ew }) => [ns, ew].sort().join(" "));
  expect(meetings.map((lines) => lines.length)).toEqual(Array(66).fill(2));
});

test("a card is led from one hand only", () => {
  const leads = sample.lines.filter(({ lead }) => lead);
  for (const same of groups(leads, ({ board, lead }) => `${board} ${lead}`)) {
    expect(new Set(same.map(({ declarer }) => declarer)).size).toBe(1);
  }
});

test("nothing in it is odd: a first look at the check finds a clean night", () => {
  const options = { entry: "Columns" as const, names: TABLES, prefix: "" };
  const cells = (name: string) =>
    sessionPlans(sample, options).find((plan) => plan.name === name)?.blocks[0].cells ?? [];
  expect(checkRange(cells("Results"), cells("Settings"), cells("Names"))).toMatchObject({ findings: [], results: 132 });
});
