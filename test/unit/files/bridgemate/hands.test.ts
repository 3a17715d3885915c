import type { Row } from "../../../../src/files/bridgemate/database";
import { findingsOf, record, sectionA, session } from "./tables";

const SEATS = { north: "AKQJ1098765432...", east: ".AKQJT98765432..", south: "..AKQJT98765432.", west: "" };

/** A board on which each seat has a suit to itself; West's is left for what remains, or given. */
function dealt(board: number, given: Row = {}): Row {
  const row: Row = { section: 1, board };
  for (const [seat, hand] of Object.entries(SEATS)) {
    const suits = hand.split(".");
    ["spades", "hearts", "diamonds", "clubs"].forEach((suit, i) => (row[seat + suit] = suits[i] ?? ""));
  }
  return { ...row, westclubs: "AKQJT98765432", ...given };
}

const HANDS = {
  N: "AKQJT98765432...",
  E: ".AKQJT98765432..",
  S: "..AKQJT98765432.",
  W: "...AKQJT98765432",
};

test("are the session's deals, by board", () => {
  const read = session({ receivedData: [record()], handRecord: [dealt(2), dealt(1)] });
  expect(read.deals).toEqual([
    { board: 1, hands: HANDS },
    { board: 2, hands: HANDS },
  ]);
  expect(read.lines).toHaveLength(1);
});

test("one set of boards in two sections is one deal, another deal is said", () => {
  const section = [sectionA, { ...sectionA, id: 2, letter: "B" }];
  const same = session({ section, receivedData: [record()], handRecord: [dealt(1), dealt(1, { section: 2 })] });
  expect(same.deals).toHaveLength(1);
  expect(findingsOf(same, "dealTwice")).toEqual([]);
  const other = {
    section: 2,
    northspades: "",
    northclubs: "AKQJT98765432",
    westclubs: "",
    westspades: "AKQJT98765432",
  };
  const two = session({ section, receivedData: [record()], handRecord: [dealt(1), dealt(1, other)] });
  expect(findingsOf(two, "dealTwice")).toEqual([{ kind: "dealTwice", at: "HandRecord B board 1", read: "1" }]);
});

test("a card that stands twice leaves the deal out, and a record without cards is none", () => {
  const blank = Object.fromEntries(Object.keys(dealt(2)).map((name) => [name, null]));
  const read = session({
    receivedData: [record()],
    handRecord: [dealt(1, { easthearts: "AAQJT98765432" }), { ...blank, section: 1, board: 2 }],
  });
  expect(read.deals).toBeUndefined();
  expect(findingsOf(read, "dealNotRead")).toEqual([{ kind: "dealNotRead", at: "HandRecord board 1", read: "board 1" }]);
});

test("without a board's number a deal is left out, and said", () => {
  const read = session({ receivedData: [record()], handRecord: [dealt(0, { board: null })] });
  expect(read.deals).toBeUndefined();
  expect(findingsOf(read, "dealNotRead")).toMatchObject([{ at: "HandRecord board blank" }]);
});

test("are kept where no result has come yet", () => {
  const read = session({ handRecord: [dealt(1)] });
  expect(read.unread).toMatchObject([{ kind: "noResults" }]);
  expect(read.deals).toHaveLength(1);
});
