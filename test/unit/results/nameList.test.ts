import { readNameList } from "../../../src/results/nameList";
import type { Contestant } from "../../../src/results/types";

const pairs = (count: number): Contestant[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i + 1), section: "", names: [] }));

const ownNumbers: Contestant[] = (["NS", "EW"] as const).flatMap((direction) =>
  ["1", "2"].map((id) => ({ id, section: "", direction, names: [] })),
);

const names = (text: string, entrants = pairs(3), people = 2): (string | string[])[] =>
  readNameList(text, entrants, people).contestants.map(({ names: own }) => own);

const problems = (text: string, entrants = pairs(3), people = 2, members = MEMBERS): string[] =>
  readNameList(text, entrants, people, members).problems.map(({ kind, at, read }) => `${kind} ${at} ${read}`);

const MEMBERS = [
  { number: "0123", name: "Ann" },
  { number: "456", name: "Bob" },
];

test("a line a pair, in their order, however the two names stand apart", () => {
  const apart = ["Ann & Bob", "Ann, Bob", "Ann; Bob", "Ann\tBob", "Ann / Bob", "Ann - Bob", "Ann and Bob", "Ann + Bob"];
  for (const line of apart) expect([line, names(line)[0]]).toEqual([line, ["Ann", "Bob"]]);
  expect(names("Ann & Bob\n\nMarie-Luise & Dan\r\nEve & Fay")).toEqual([
    ["Ann", "Bob"],
    ["Marie-Luise", "Dan"],
    ["Eve", "Fay"],
  ]);
});

test("a line may say whose it is, and the next one goes on from there", () => {
  expect(names("2 Ann & Bob\nCleo & Dan")).toEqual([[], ["Ann", "Bob"], ["Cleo", "Dan"]]);
  expect(names("3. Ann & Bob\n1\tCleo\tDan")).toEqual([["Cleo", "Dan"], [], ["Ann", "Bob"]]);
});

test("both directions with numbers of their own", () => {
  expect(names("EW 1 Ann & Bob\n2 NS: Cleo & Dan", ownNumbers)).toEqual([[], ["Cleo", "Dan"], ["Ann", "Bob"], []]);
  expect(problems("2 Ann & Bob", ownNumbers)).toEqual(["notListed line 1 2"]);
});

test("members by their numbers, zeros in front or not", () => {
  const { contestants } = readNameList("123 456\n3 0123 9999", pairs(3), 2, MEMBERS);
  expect(contestants.map(({ names: own, numbers }) => [own, numbers])).toEqual([
    [
      ["Ann", "Bob"],
      ["123", "456"],
    ],
    [[], undefined],
    [
      ["Ann", "9999"],
      ["0123", "9999"],
    ],
  ]);
  expect(problems("123 9999")).toEqual(["notAMember line 1 9999"]);
});

test("a table with headings", () => {
  expect(names("Pair\tName 1\tName 2\n2\tAnn\tBob\n1\tCleo\tDan")).toEqual([["Cleo", "Dan"], ["Ann", "Bob"], []]);
  expect(problems("Pair\tNames\n9\tAnn & Bob")).toEqual(["notListed list 9"]);
});

test("single players and teams", () => {
  expect(names("Ann\n3 Bob", pairs(3), 1)).toEqual([["Ann"], [], ["Bob"]]);
  expect(names("Ann, Bob, Cleo, Dan", pairs(3), 4)[0]).toEqual(["Ann", "Bob", "Cleo", "Dan"]);
});

test("what is wrong is said with its line, and nothing else is lost", () => {
  expect(problems("9 Ann & Bob")).toEqual(["notListed line 1 9"]);
  expect(problems("1 Ann & Bob\n1 Cleo & Dan")).toEqual(["listedTwice line 2 1"]);
  expect(problems("Ann & Bob & Cleo")).toEqual(["tooManyNames line 1 Ann & Bob & Cleo"]);
  expect(problems("Ann & Bob\nC & D\nE & F\nG & H")).toEqual(["noneLeft line 4 G & H"]);
  expect(problems("Ann & Bob\nCleo & ann")).toEqual(["personTwice list Ann"]);
});

test("nothing typed: nobody named, nothing wrong", () => {
  expect(readNameList(" \n", pairs(2), 2)).toEqual({ contestants: pairs(2), problems: [] });
});

test("a table of numbers alone, of sections, of directions", () => {
  const { contestants } = readNameList("Pair\tNo. 1\tNo. 2\n2\t0123\t456", pairs(3), 2, MEMBERS);
  expect(contestants[1].names).toEqual(["Ann", "Bob"]);
  const sections: Contestant[] = ["A", "B"].map((section) => ({ id: "1", section, names: [] }));
  expect(names("Pair\tSection\tNames\n1\tB\tAnn & Bob", sections)).toEqual([[], ["Ann & Bob"]]);
  const directed = readNameList("Pair\tDirection\tNames\n1\tEW\tAnn & Bob", ownNumbers, 2).contestants;
  expect(directed.map(({ id, direction, names: own }) => [id, direction, own])).toEqual([
    ["1", "NS", []],
    ["2", "NS", []],
    ["1", "EW", ["Ann & Bob"]],
    ["2", "EW", []],
  ]);
});

test("single players have one name each", () => {
  expect(names("Ann\nBob", pairs(2), 1)).toEqual([["Ann"], ["Bob"]]);
  const { problems: odd } = readNameList("Ann & Bob", pairs(2), 1);
  expect(odd).toEqual([{ kind: "tooManyNames", at: "line 1", read: "Ann & Bob", likely: ["one name"] }]);
});

test("one by number, one by name: the name stands beside a blank number", () => {
  const { contestants } = readNameList("0123 & Eve\n9999, 456", pairs(2), 2, MEMBERS);
  expect(contestants.map(({ names: own, numbers }) => [own, numbers])).toEqual([
    [["Ann", "Eve"], ["0123", ""]],
    [["9999", "Bob"], ["9999", "456"]],
  ]); // prettier-ignore
});

test("a number in front is a member's where no pair has it", () => {
  const { contestants } = readNameList("0123 & Eve", pairs(2), 2, MEMBERS);
  expect(contestants[0].names).toEqual(["Ann", "Eve"]);
  expect(problems("12 Ann & Bob", pairs(2))).toEqual(["notListed line 1 12"]);
  const many = readNameList("12 & Eve", pairs(12), 2, []).contestants;
  expect(many[11].names).toEqual(["Eve"]);
});
