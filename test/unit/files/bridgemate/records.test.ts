import { findingsOf, record, round, session } from "./tables";

test("an erased record is left out, and said", () => {
  const read = session({ receivedData: [record({ id: 1, erased: true }), record({ id: 2, result: "+1" })] });
  expect(read.lines).toMatchObject([{ at: "ReceivedData 2", tricks: 11 }]);
  expect(findingsOf(read, "erasedRecord")).toEqual([
    { kind: "erasedRecord", at: "ReceivedData 1", read: "board 1, 1 v 2: 4 S N =" },
  ]);
});

test("of two records the later one holds, by ID and not by order", () => {
  const read = session({ receivedData: [record({ id: 9, result: "-1" }), record({ id: 8, result: "+1" })] });
  expect(read.lines).toMatchObject([{ at: "ReceivedData 9", tricks: 9 }]);
  expect(findingsOf(read, "replacedRecord")).toEqual([
    {
      kind: "replacedRecord",
      at: "ReceivedData 8",
      read: "board 1, 1 v 2: 4 S N +1",
      likely: ["board 1, 1 v 2: 4 S N -1"],
    },
  ]);
});

test("an erased correction leaves the earlier record standing", () => {
  const read = session({ receivedData: [record({ id: 1 }), record({ id: 2, result: "-1", erased: true })] });
  expect(read.lines).toMatchObject([{ at: "ReceivedData 1", tricks: 10 }]);
});

test("a correction may turn the pairs round at their table", () => {
  const read = session({ receivedData: [record({ id: 1 }), record({ id: 2, pairns: 2, pairew: 1 })] });
  expect(read.lines).toMatchObject([{ at: "ReceivedData 2", ns: "2", ew: "1" }]);
});

test("2 v 3 and 3 v 2 at two tables are two results: three tables with the same numbers both ways", () => {
  const seats = [
    [1, 1],
    [2, 3],
    [3, 2],
  ];
  const read = session({
    receivedData: seats.map(([pairns, pairew], i) => record({ table: i + 1, round: i + 1, pairns, pairew })),
  });
  expect(read.lines).toHaveLength(3);
  expect(read.settings).toMatchObject({ Numbers: "Each direction its own", Winners: 2 });
});

test("two records without pairs at two tables are both kept for the scorer", () => {
  const blank = { pairns: 0, pairew: 0 };
  const read = session({ receivedData: [record({ ...blank, table: 1 }), record({ ...blank, table: 2 })] });
  expect(read.unread).toHaveLength(2);
});

test("only erased records are no results, and the erased ones are said", () => {
  const read = session({ receivedData: [record({ erased: true })], roundData: [round()] });
  expect(read.lines).toEqual([]);
  expect(read.unread).toEqual([{ kind: "noResults", at: "night.bws", read: "night.bws" }]);
  expect(findingsOf(read, "erasedRecord")).toHaveLength(1);
});
