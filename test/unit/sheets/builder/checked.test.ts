import { planMovement, type MovementPlan } from "../../../../src/movements/movement";
import { checkRange } from "../../../../src/results/check/checkRange";
import { buildPlans } from "../../../../src/sheets/build";
import { OPTIONS, plan, tableCells } from "../plans";

const MOVEMENTS: [string, Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">][] = [
  ["a Mitchell of 11 tables", { kind: "straight", tables: 11, rounds: 9, boardsPerRound: 3 }],
  ["8 1/2 tables", { kind: "straight", tables: 9, odd: true, rounds: 9, boardsPerRound: 3, missing: 18 }],
  ["numbers of their own", { kind: "straight", tables: 7, rounds: 7, boardsPerRound: 3, firstEw: 1 }],
  ["a skip of 20 tables", { kind: "skip", tables: 20, rounds: 14 }],
  ["a rover", { kind: "rover", tables: 8, odd: true, rounds: 7, boardsPerRound: 3 }],
  ["a Howell", { kind: "howell", tables: 5, rounds: 9, boardsPerRound: 3 }],
  ["4 1/2 tables of a Howell", { kind: "howell", tables: 5, odd: true, rounds: 9, boardsPerRound: 3, missing: 10 }],
  ["an individual", { kind: "individual", tables: 3, rounds: 11 }],
  ["a round robin", { kind: "roundRobin", tables: 7, rounds: 7, boardsPerRound: 4 }],
  ["an American Whist", { kind: "americanWhist", tables: 7, rounds: 6, boardsPerRound: 4 }],
  ["Swiss pairs, round 1", { kind: "swissPairs", tables: 6, rounds: 4, boardsPerRound: 6 }],
];

test.each(MOVEMENTS)("%s: nothing is wrong or odd, neither before nor after it is played", (_, wish) => {
  const movement = planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });
  const plans = buildPlans(
    { sections: [{ section: "", movement, contestants: [] }], settings: { "Bye VPs": 12 }, event: {} },
    { ...OPTIONS, entry: "One cell" },
  );
  const [results, settings, names] = ["Results", "Settings", "Names"].map((name) => tableCells(plan(name, plans)));
  const at = results[0].indexOf("Result");
  const seats = results[0]
    .map((heading, i) => (["EW", "West"].includes(String(heading)) ? i : -1))
    .filter((i) => i >= 0);
  const score = (row: number): string => ["3NTN=", "3NTN+1", "3NTN-1"][row % 3];
  const played = results.map((row, r) =>
    row[at] === "" && seats.every((seat) => row[seat] !== "")
      ? row.map((cell, i) => (i === at ? score(r) : cell))
      : row,
  );
  for (const cells of [results, played]) {
    const checked = checkRange(cells, settings, names);
    if ("kind" in checked) throw new Error(checked.kind);
    expect(
      checked.findings.filter(({ severity }) => severity !== "missing").map(({ kind, read }) => `${kind} ${read}`),
    ).toEqual([]);
  }
});
