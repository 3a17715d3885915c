/** A night of two sections as its database holds it: corrected, erased, undecided, with members' numbers. */
import type { Row } from "../../../../src/files/bridgemate/database";
import { findingsOf, record, round, sectionA, session } from "./tables";

const SECTIONS = [1, 2];
const TABLES = [1, 2];

/** Two tables in each section: pairs 1 and 2 sit N-S, 3 and 4 E-W, and play boards 1-2, then 3-4. */
const pairsAt = (table: number, number: number): Row => ({
  table,
  round: number,
  nspair: table,
  ewpair: ((table + number) % 2) + 3,
  lowboard: number * 2 - 1,
  highboard: number * 2,
});

const roundData = SECTIONS.flatMap((section) =>
  [1, 2].flatMap((number) => TABLES.map((table) => round({ section, ...pairsAt(table, number) }))),
);

let id = 0;
const receivedData = roundData.flatMap((row) =>
  [row.lowboard, row.highboard].map((board) => {
    const { section, table, round, nspair, ewpair } = row;
    return record({ id: ++id, section, table, round, board, pairns: nspair, pairew: ewpair });
  }),
);

const seats = SECTIONS.flatMap((section) =>
  TABLES.flatMap((table) =>
    ["N", "S", "E", "W"].map((direction) => ({ section, table, direction, number: `${section}${table}${direction}` })),
  ),
);
// Members have numbers, not letters: 111 sits North at table 1 of section A.
const digits: Record<string, number> = { N: 1, S: 2, E: 3, W: 4 };
const playerNumbers = seats.map((seat) => ({
  ...seat,
  number: seat.number.replace(/[NSEW]/, (s) => String(digits[s])),
}));
const playerNames = playerNumbers
  .slice(0, 12)
  .map(({ number }, i) => ({ id: i + 1, strid: number, name: `Member ${number}` }));

const section = [sectionA, { ...sectionA, id: 2, letter: "B" }];
const night = { section, roundData, receivedData, playerNumbers, playerNames };

const changed = (at: number, given: Row): Row[] =>
  receivedData.map((row) => (row.id === at ? { ...row, ...given } : row));

test("every result is there once, in its section", () => {
  const { lines, unread } = session(night);
  expect(unread).toEqual([]);
  expect(lines.map(({ section, status }) => `${section} ${status}`).sort()).toEqual([
    ...Array(8).fill("A played"),
    ...Array(8).fill("B played"),
  ]);
});

test("members' numbers find their names, and one without a name stays a number", () => {
  const { contestants } = session(night);
  expect(contestants).toHaveLength(8);
  expect(contestants.find(({ section, id }) => section === "A" && id === "1")).toEqual({
    id: "1",
    section: "A",
    names: ["Member 111", "Member 112"],
    numbers: ["111", "112"],
  });
  expect(contestants.find(({ section, id }) => section === "B" && id === "2")).toMatchObject({
    names: ["221", "222"],
    numbers: ["221", "222"],
  });
});

test("a result entered again takes the place of the first one, in its section only", () => {
  const again = record({ ...receivedData[0], id: 99, result: "-2" });
  const read = session({ ...night, receivedData: [...receivedData, again] });
  expect(read.lines).toHaveLength(16);
  expect(findingsOf(read, "replacedRecord")).toMatchObject([{ at: "ReceivedData 1" }]);
  const first = read.lines.filter(({ board, table, round }) => board === 1 && table === 1 && round === 1);
  expect(first.map(({ section, score }) => [section, score]).sort()).toEqual([
    ["A", -100],
    ["B", 420],
  ]);
});

test("an erased result is to come again, and is said", () => {
  const read = session({ ...night, receivedData: changed(3, { erased: true }) });
  expect(read.lines).toHaveLength(16);
  expect(read.lines.filter(({ status }) => status === "expected")).toHaveLength(1);
  expect(findingsOf(read, "erasedRecord")).toMatchObject([{ at: "ReceivedData 3" }]);
});

test("an undecided score waits for the director, and its contract stays", () => {
  const read = session({ ...night, receivedData: changed(5, { remarks: "Arbitral score" }) });
  expect(read.lines.filter(({ status }) => status === "pending")).toMatchObject([
    { at: "ReceivedData 5", contract: { level: 4 } },
  ]);
  expect(read.unread).toEqual([]);
});

test("without a plan, names are those of who sat there in the first round that was played", () => {
  const { contestants } = session({ ...night, roundData: [] });
  expect(contestants).toEqual(expect.arrayContaining(session(night).contestants));
  expect(contestants).toHaveLength(8);
});
