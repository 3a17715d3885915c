/** What a director announces of each movement. */
import { describe as describeMovement } from "../../../src/movements/describe";
import { planMovement, type MovementPlan } from "../../../src/movements/movement";
import { describeInWords } from "../../../src/movements/words";

const words = (plan: Pick<MovementPlan, "kind" | "tables" | "rounds"> & Partial<MovementPlan>): string[] =>
  describeInWords(describeMovement(planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...plan })));

test("American Whist: E-W down two, the boards down one", () => {
  expect(words({ kind: "americanWhist", tables: 5, rounds: 4 })[1]).toBe(
    "N-S stay at their team's table. Before each round, the first too, E-W go down two tables and the boards down one.",
  );
});

test("a rainbow moves each seat otherwise", () => {
  expect(words({ kind: "rainbow", tables: 7, rounds: 7 })[1]).toBe(
    "N stays, E goes up one table, S two, W three, and the boards down one.",
  );
});

test("a Swiss event: whom one meets, and a bye where the number is odd", () => {
  const swiss = (rounds: number, odd: boolean): string[] =>
    words({ kind: "swissPairs", tables: 5, rounds, odd }).slice(1);
  expect(swiss(3, false)[0]).toBe("From round 2 on those meet who stand next to each other and have not met.");
  expect(swiss(3, true)).toContain("Each round has a bye.");
  expect(swiss(1, false)).not.toContain("From round 2 on those meet who stand next to each other and have not met.");
});
