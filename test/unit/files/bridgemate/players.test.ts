import type { Row } from "../../../../src/files/bridgemate/database";
import { record, round, sectionA, session } from "./tables";

const seat = (direction: string, given: Row): Row => ({ section: 1, table: 1, direction, ...given });
const played = { receivedData: [record()], roundData: [round()] };

test("names at the table's seats are those of the pairs that sit there in the first round", () => {
  const playerNumbers = ["N", "E", "S", "W"].map((letter) => seat(letter, { number: "", name: `Player ${letter}` }));
  const roundData = [round(), round({ round: 2, nspair: 7, ewpair: 1, lowboard: 3, highboard: 4 })];
  expect(session({ ...played, roundData, playerNumbers }).contestants).toEqual([
    { id: "1", section: "", names: ["Player N", "Player S"] },
    { id: "2", section: "", names: ["Player E", "Player W"] },
  ]);
});

test("numbers find their names in PlayerNames, by strID or ID, with or without leading zeros", () => {
  const playerNumbers = [seat("N", { number: "00123" }), seat("S", { number: 77 })];
  const playerNames = [
    { id: 123, name: "Ann", strid: null },
    { id: 5, name: "Bob", strid: "77" },
  ];
  expect(session({ ...played, playerNumbers, playerNames }).contestants).toEqual([
    { id: "1", section: "", names: ["Ann", "Bob"], numbers: ["00123", "77"] },
  ]);
});

test("a number without a name stands for it, and a pair without either is left out", () => {
  const playerNumbers = [seat("E", { number: "901" }), seat("W", { number: 0 })];
  expect(session({ ...played, playerNumbers }).contestants).toEqual([
    { id: "2", section: "", names: ["901"], numbers: ["901", ""] },
  ]);
});

test("a substitute of a later round does not take the name's place", () => {
  const playerNumbers = [seat("N", { round: 1, name: "First" }), seat("N", { round: 3, name: "Substitute" })];
  expect(session({ ...played, playerNumbers }).contestants[0].names).toEqual(["First"]);
});

test("each section has its own tables and its own first round", () => {
  const section = [sectionA, { ...sectionA, id: 2, letter: "B" }];
  const roundData = [round(), round({ section: 2, round: 2 })];
  const playerNumbers = [seat("N", { name: "In A" }), seat("N", { section: 2, name: "In B" })];
  const { contestants } = session({ ...played, section, roundData, playerNumbers });
  expect(contestants).toEqual([
    { id: "1", section: "A", names: ["In A"] },
    { id: "1", section: "B", names: ["In B"] },
  ]);
});

test("the direction belongs to the pair where the numbers are the same both ways", () => {
  const receivedData = [record({ pairew: 1 })];
  const roundData = [round({ ewpair: 1 })];
  const playerNumbers = [seat("N", { name: "Ann" }), seat("E", { name: "Eve" })];
  expect(session({ receivedData, roundData, playerNumbers }).contestants).toMatchObject([
    { id: "1", direction: "NS", names: ["Ann"] },
    { id: "1", direction: "EW", names: ["Eve"] },
  ]);
});

test("in an individual event each player is a contestant", () => {
  const players = { south: 3, west: 4 };
  const playerNumbers = [seat("S", { name: "Sue" }), seat("W", { name: "Will" })];
  const read = session({ receivedData: [record(players)], roundData: [round(players)], playerNumbers });
  expect(read.contestants).toEqual([
    { id: "3", section: "", names: ["Sue"] },
    { id: "4", section: "", names: ["Will"] },
  ]);
});
