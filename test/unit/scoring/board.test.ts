import { goldenJson } from "../../golden/read";
import { SEATS, sideOf } from "../../../src/scoring/types";
import { dealer, isVulnerable, vulnerability } from "../../../src/scoring/board";

const { boards } = goldenJson<{ boards: { board: number; dealer: string; vul: string }[] }>("board-vul-dealer.json");

test("boards 1 to 36", () => {
  expect(boards).toHaveLength(36);
  expect(boards.map(({ board }) => ({ board, dealer: dealer(board), vul: vulnerability(board) }))).toEqual(
    boards.map(({ board, dealer: deals, vul }) => ({ board, dealer: deals, vul })),
  );
});

test("the pattern repeats after 16 boards", () => {
  for (let board = 1; board <= 199; board++) {
    expect([dealer(board + 16), vulnerability(board + 16)]).toEqual([dealer(board), vulnerability(board)]);
  }
});

test("one side of a board", () => {
  expect([
    isVulnerable("NS", "NS"),
    isVulnerable("NS", "EW"),
    isVulnerable("Both", "EW"),
    isVulnerable("None", "NS"),
  ]).toEqual([true, false, true, false]);
});

test("a seat is as vulnerable as its side", () => {
  expect([isVulnerable("NS", "S"), isVulnerable("NS", "W"), isVulnerable("Both", "E")]).toEqual([true, false, true]);
});

test("each seat belongs to its side", () => {
  expect(SEATS.map(sideOf)).toEqual(["NS", "EW", "NS", "EW"]);
});
