/** A season's league by formulas of one's own: a row a fixture, cell by cell, most of them still to be played. */
import { seen } from "./customFunctions";
import { impsOf } from "../../../src/functions/imps";
import { placesOf } from "../../../src/functions/places";
import { teamResults } from "../../../src/functions/teams";
import { vpsOf } from "../../../src/functions/victoryPoints";
import { BOARDS, goldenImps, goldenVps, play, roundRobin, slips, type Match } from "../results/teams/event";

type Cell = number | string;

/** =IF(COUNT(D5:E5)<2,"",...): COUNT counts numbers, and a cell that nobody filled in is none. */
const whenBothAre = (cells: readonly unknown[], formula: () => unknown): unknown =>
  cells.filter((cell) => typeof cell === "number").length < 2 ? "" : formula();

/** SUM and SUMIF pass over what is no number. */
const sum = (cells: readonly unknown[]): number =>
  cells.reduce<number>((all, cell) => all + (typeof cell === "number" ? cell : 0), 0);

const season = play(roundRobin(6), 11);
const PLAYED = 7;
const isPlayed = (match: Match): boolean => season.indexOf(match) < PLAYED;

/** Each board of a fixture: both tables' N-S scores, blank while it is not played. */
const scoresOf = (match: Match): Cell[][] =>
  match.boards.map(({ scores: [home, away] }) => (isPlayed(match) ? [Number(home), Number(away)] : ["", ""]));

/** =IF(COUNT(B5:C5)<2,"",IMPS(B5,C5)) on each board. */
const swings = (match: Match): unknown[] =>
  scoresOf(match).map((board) => whenBothAre(board, () => impsOf([[board[0]]], [[board[1]]])[0][0]));

/** The match's IMPs: "" until there is a swing to add. */
function impsWon(match: Match): unknown[] {
  const counted = swings(match).filter((swing) => typeof swing === "number");
  if (!counted.length) return ["", ""];
  return [sum(counted.filter((swing) => swing > 0)), -sum(counted.filter((swing) => swing < 0)) + 0];
}

/** =IF(COUNT(D5:E5)<2,"",VPS(D5-E5,8)), and the same for the other side. */
function vpsWon(match: Match): unknown[] {
  const [home, away] = impsWon(match);
  const vps = (margin: number): unknown => vpsOf([[margin]], [[BOARDS]])[0][0];
  return [
    whenBothAre([home, away], () => vps(Number(home) - Number(away))),
    whenBothAre([home, away], () => vps(Number(away) - Number(home))),
  ];
}

test("each board's IMPs, and nothing for a board to come", () => {
  for (const match of season) {
    const expected = match.boards.map(({ scores: [home, away] }) => goldenImps(Number(home) - Number(away)));
    expect(swings(match)).toEqual(isPlayed(match) ? expected : Array(BOARDS).fill(""));
  }
});

test("each fixture's VPs by the published scale, 20 together, and nothing for a fixture to come", () => {
  for (const match of season) {
    const [home, away] = vpsWon(match);
    if (!isPlayed(match)) {
      expect([home, away]).toEqual(["", ""]);
      continue;
    }
    const [won, lost] = impsWon(match).map(Number);
    expect([home, away].map((vps) => Math.round(Number(vps) * 100))).toEqual([
      goldenVps(won - lost),
      goldenVps(lost - won),
    ]);
    expect(Number(home) + Number(away)).toBeCloseTo(20, 9);
  }
});

test("the table of the season so far is that of TEAMRESULTS from the same fixtures' slips", () => {
  const teams = [1, 2, 3, 4, 5, 6];
  const totals = teams.map((team) => sum(season.map((match) => vpsWon(match)[match.teams.indexOf(team)] ?? "")));
  const sheet = slips(season).map((row, i) => (i > PLAYED ? [...row.slice(0, 3), "", "", ""] : row));
  const [[status], heading, ...rows] = teamResults(sheet, [["Scoring", "Teams"]]) as string[][];
  expect(status).toMatch(/^PROVISIONAL: 8 of 15 matches missing: round 3, /);
  const column = (name: string, team: number): unknown =>
    rows.find((row) => row[heading.indexOf("Team")] === String(team))?.[heading.indexOf(name)];
  teams.forEach((team, i) => expect(column("VPs", team)).toBeCloseTo(totals[i], 9));
  const places = placesOf(totals.map((total) => [Math.round(total * 100) / 100])).flat();
  expect(new Set(places).size).toBe(teams.length);
  // Without a provisional table's own places: the order is the same.
  const byTotal = [...teams].sort((a, b) => totals[b - 1] - totals[a - 1]).map(String);
  expect(rows.map((row) => row[heading.indexOf("Team")]).filter(Boolean)).toEqual(byTotal);
});

describe("cells that nobody filled in, as they may arrive", () => {
  test.each([
    ["null", null],
    ["text", ""],
    ["spaces", " "],
  ])("%s: nothing in, nothing out, whichever cell it is", (_, blank) => {
    expect(impsOf([[blank]], [[620]])).toEqual([[""]]);
    expect(impsOf([[620]], [[blank]])).toEqual([[""]]);
    expect(vpsOf([[blank]], [[24]])).toEqual([[""]]);
    expect(vpsOf([[13], [blank], [-13]], [[24]])).toEqual([[12.95], [""], [7.05]]);
  });

  test("0 is a pass-out and a draw, which is why the help counts the cells first", () => {
    expect(impsOf([[0]], [[620]])).toEqual([[-12]]);
    expect(vpsOf([[0]], [[24]])).toEqual([[10]]);
    expect(whenBothAre(["", ""], () => vpsOf([[0]], [[24]])[0][0])).toBe("");
    expect(whenBothAre([34, ""], () => vpsOf([[34]], [[24]])[0][0])).toBe("");
    expect(whenBothAre([21, 21], () => vpsOf([[0]], [[24]])[0][0])).toBe(10);
  });

  test("how many boards, left blank", () => {
    const says = (blank: unknown): unknown => seen(vpsOf([[13]], [[blank]]))[0][0];
    for (const blank of [null, ""]) expect(says(blank)).toMatch(/^#VALUE! The number of boards is missing/);
    expect(says(0)).toMatch(/^#VALUE! "0" is not a number of boards/);
  });
});
