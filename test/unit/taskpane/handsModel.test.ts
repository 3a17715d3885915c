import { readPaste } from "../../../src/files";
import { keptDeals } from "../../../src/results/keptImport";
import type { Deal } from "../../../src/results/types";
import { handsAlone, handsOffers, withHands } from "../../../src/taskpane/handsModel";

const deal = (board: number, first = "A"): Deal => ({ board, hands: { N: first, E: "", S: "", W: "" } });
const night = readPaste("Board,NS,EW,Result\n1,1,2,4SN=\n1,3,4,4SN-1\n2,1,4,3NTE=\n2,3,2,3NTE-1");
const nothing = { ...night, lines: [] };

const written = (table: string, boards: readonly number[], event = "") => ({
  tables: { results: table, settings: "", names: "" },
  results: [["Board", "NS", "EW", "Result"], ...boards.map((board) => [board, 1, 2, "4SN="])],
  settings: event ? [["Event", event]] : [],
  names: [],
  nameFormulas: [],
});

test("hands without results wait; with results they are no matter of their own", () => {
  expect(handsAlone({ ...nothing, deals: [deal(1)] })).toEqual({ deals: [deal(1)], fileName: "pasted text" });
  expect(handsAlone({ ...night, deals: [deal(1)] })).toBeUndefined();
  expect(handsAlone(nothing)).toBeUndefined();
});

test("they are offered to the sessions that have the boards, the one with most of them first", () => {
  const hands = { deals: [deal(1), deal(2), deal(3)], fileName: "hands.pbn" };
  const offers = handsOffers(hands, [
    written("Results", [1], "Monday"),
    written("Results_2", [1, 2], "Tuesday"),
    written("Results_3", [20]),
  ]);
  expect(offers.map(({ table, event, shared }) => [table, event, shared])).toEqual([
    ["Results_2", "Tuesday", 2],
    ["Results", "Monday", 1],
  ]);
  expect(keptDeals(offers[0].kept)).toEqual([deal(1), deal(2)]);
});

test("results that come later take the hands of their boards, and keep their own", () => {
  const hands = { deals: [deal(1, "old"), deal(2), deal(9)], fileName: "hands.pbn" };
  expect(withHands({ ...night, deals: [deal(1, "own")] }, hands).deals).toEqual([deal(1, "own"), deal(2)]);
  expect(withHands(night, undefined)).toBe(night);
});
