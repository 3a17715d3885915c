import { sameLines } from "../../../src/results/sameLines";

const line = (board: number, ns: string, ew: string, round?: number, table?: number) => ({
  section: "",
  board,
  ns,
  ew,
  ...(round === undefined ? {} : { round }),
  ...(table === undefined ? {} : { table }),
});

test("by round, table and board, whoever sits there", () => {
  expect(sameLines([line(1, "1", "2", 1, 1)], [line(1, "1", "2", 2, 1), line(1, "5", "6", 1, 1)])).toEqual([1]);
});

test("of two lines in one place, that with the same pairs first", () => {
  const twice = [line(1, "1", "2", 1, 1), line(1, "3", "4", 1, 1)];
  expect(sameLines(twice, [...twice].reverse())).toEqual([1, 0]);
});

test("by board and pairs where one of them does not say round and table", () => {
  expect(sameLines([line(1, "1", "2")], [line(2, "1", "2", 1, 1), line(1, "1", "2", 1, 1)])).toEqual([1]);
});

test("the other way round, unless the same pairs sit there too", () => {
  expect(sameLines([line(1, "1", "2")], [line(1, "2", "1")])).toEqual([0]);
  expect(sameLines([line(1, "1", "2")], [line(1, "2", "1"), line(1, "1", "2")])).toEqual([1]);
});

test("with one pair corrected, where only one line can be meant", () => {
  expect(sameLines([line(1, "1", "2")], [line(1, "1", "8")])).toEqual([0]);
  expect(sameLines([line(1, "1", "2")], [line(1, "1", "8"), line(1, "9", "2")])).toEqual([undefined]);
});

test("players of an individual event, also where they changed seats", () => {
  const four = (...players: [string, string, string, string]) => ({ ...line(1, "", ""), players });
  expect(sameLines([four("1", "2", "3", "4")], [four("1", "5", "6", "7"), four("1", "2", "3", "4")])).toEqual([1]);
  expect(sameLines([four("1", "2", "3", "4")], [four("4", "3", "2", "1")])).toEqual([0]);
  expect(sameLines([line(1, "", "")], [line(1, "", "")])).toEqual([undefined]);
});

test("another section is another line", () => {
  expect(sameLines([{ ...line(1, "1", "2"), section: "A" }], [{ ...line(1, "1", "2"), section: "B" }])).toEqual([
    undefined,
  ]);
});

test("no line is the same as two", () => {
  const found = sameLines([line(1, "1", "2"), line(1, "1", "2")], [line(1, "1", "2")]);
  expect(found).toEqual([0, undefined]);
});
