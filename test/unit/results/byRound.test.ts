import { byRound } from "../../../src/results/byRound";
import type { ResultLine } from "../../../src/results/types";

const line = (place: Pick<ResultLine, "round" | "table">): ResultLine => ({
  ...{ section: "", board: 1, ns: "", ew: "", status: "expected", at: "" },
  ...place,
});

test("by round, then by table; without a round first, away from the tables last", () => {
  const places = [{ round: 2, table: 1 }, { round: 1 }, { round: 1, table: 2 }, { round: 1, table: 1 }, {}];
  expect(
    places
      .map(line)
      .sort(byRound)
      .map(({ round, table }) => [round, table]),
  ).toEqual([
    [undefined, undefined],
    [1, 1],
    [1, 2],
    [1, undefined],
    [2, 1],
  ]);
});
