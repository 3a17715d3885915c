/** Forms of event beside pairs: Swiss pairs, single players, and team matches beside their results. */
import { crossTableCells } from "../../../src/results/crosstable";
import { progress, progressText } from "../../../src/results/progress";
import { rankingCells } from "../../../src/results/ranking";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { scorecardCells } from "../../../src/results/scorecard";
import { scoreCells } from "../../../src/results/scoreColumns";
import { scoreSession } from "../../../src/results/session";
import { travellerCells } from "../../../src/results/traveller";
import type { Contestant, Settings } from "../../../src/results/types";

type Cells = unknown[][];

function read(cells: Cells, settings: Settings, contestants: Contestant[] = []) {
  const grid = readGrid(cells, settings);
  if (isProblem(grid)) throw new Error(grid.kind);
  return { grid, session: scoreSession(linesOf(grid), settings, contestants) };
}

function rankingOf(cells: Cells, settings: Settings, contestants: Contestant[] = [], show = ""): Cells {
  const found = rankingCells(read(cells, settings, contestants).session, [], show);
  if (!Array.isArray(found)) throw new Error(found.kind);
  return found;
}

/** A ranking's rows by the first column that names the pair or player. */
function rowsOf([, heading, ...rows]: Cells): Record<string, Record<string, unknown>> {
  const id = heading.findIndex((cell) => cell === "Pair" || cell === "Player");
  return Object.fromEntries(rows.map((row) => [row[id], Object.fromEntries(heading.map((cell, i) => [cell, row[i]]))]));
}

describe("Swiss pairs", () => {
  const heading = ["Round", "Board", "NS", "EW", "Score"];
  const round = (number: number, first: number, pairs: [number, number][], scores: unknown[]): Cells =>
    [first, first + 1].flatMap((board) => pairs.map(([ns, ew], i) => [number, board, ns, ew, scores[i]]));
  const first = round(1, 1, [[1, 2], [3, 4], [5, 6]], [420, 170, -50]); // prettier-ignore
  const second = round(2, 3, [[2, 4], [1, 6], [3, 5]], [420, 170, -50]); // prettier-ignore
  const settings: Settings = { Scoring: "Swiss pairs", Winners: 1 };

  test("each match's percentage becomes victory points", () => {
    // Round 1: 100, 50 and 0 % for the pairs 1, 3 and 5; round 2 for 2, 1 and 3.
    const rows = rowsOf(rankingOf([heading, ...first, ...second], settings));
    const vps = Object.fromEntries(Object.entries(rows).map(([pair, row]) => [pair, row.VPs]));
    expect(vps).toEqual({ "1": 30, "2": 20, "3": 10, "4": 10, "5": 20, "6": 30 });
    expect(rows["1"]).toMatchObject({ Place: "1=", Matches: 2, MP: 12, "%": 75, Boards: 4 });
  });

  test("a match half played is worth nothing yet", () => {
    // Pair 1 has 50 % of board 3 and by Neuberg 12.5 % of board 4: 31.25 %, 2 VPs.
    const half = second.map((row, i) => (i === 5 ? [...row.slice(0, 4), ""] : row));
    const rows = rowsOf(rankingOf([heading, ...first, ...half], settings));
    expect([rows["3"], rows["5"], rows["1"]].map(({ VPs, Matches }) => [VPs, Matches])).toEqual([
      [10, 1],
      [0, 1],
      [22, 2],
    ]);
  });

  test("a pair that had nothing but a bye has the place of its victory points", () => {
    const scores = [...first, [1, 1, 7, "", "SITOUT"], [2, 3, 8, 1, ""]];
    const found = rankingOf([heading, ...scores], { ...settings, "Bye VPs": 12 });
    expect(found.slice(2).map(([place, pair]) => [place, pair])).toEqual([
      ["1=", "1"],
      ["1=", "6"],
      ["3", "7"],
      ["4=", "3"],
      ["4=", "4"],
      ["6=", "2"],
      ["6=", "5"],
      ["", "8"],
    ]);
    expect(rowsOf(found)["7"]).toMatchObject({ VPs: 12, MP: "", "%": "", Boards: 0 });
  });

  test("a bye counts what is set, and is asked for where nothing is", () => {
    const bye = [...first, [2, 3, 1, "", "SITOUT"]];
    expect(rowsOf(rankingOf([heading, ...bye], { ...settings, "Bye VPs": 12 }))["1"]).toMatchObject({ VPs: 32 });
    const { session } = read([heading, ...bye], settings);
    expect(session.lines.flatMap(({ problems }) => problems.map(({ kind }) => kind))).toEqual(["pairByeNotSet"]);
    const [status] = rankingOf([heading, ...bye], settings);
    expect(status.slice(0, 2)).toEqual([
      "PROVISIONAL: 1 of 7 missing: VPs for a bye (round 2, pair 1)",
      "row 8: Pair 1 has a bye in round 2: set Bye VPs to what it gets, or to None.",
    ]);
    expect(rankingOf([heading, ...bye], { ...settings, "Bye VPs": 12 })[0][0]).toBe("Final: 6 of 6");
    // In the order of the rows, whatever the order of the pairs.
    const twoByes = [...first, [2, 9, "", 2, "SITOUT"], [3, 9, 1, "", "SITOUT"]];
    expect(rankingOf([heading, ...twoByes], settings)[0].slice(1, 3)).toEqual([
      "row 8: Pair 2 has a bye in round 2: set Bye VPs to what it gets, or to None.",
      "row 9: Pair 1 has a bye in round 3: set Bye VPs to what it gets, or to None.",
    ]);
  });

  test("penalties and carry-over are in victory points; AVE+ goes by the match", () => {
    const who: Contestant[] = [{ id: "1", section: "", names: [], penalty: 0.5, carryOver: 3 }];
    expect(rowsOf(rankingOf([heading, ...first], settings, who))["1"]).toMatchObject({ VPs: 22.5, MP: 8 });
    const averaged = second.map((row, i) => (i === 1 ? [...row.slice(0, 4), "AVE+/AVE-"] : row));
    // Board 3: pair 1 has no other percentage in round 2 than board 4's 50: AVE+ is 60.
    const { session } = read([heading, ...first, ...averaged], settings);
    const awarded = session.lines.find(({ line }) => line.award);
    expect(awarded?.ns).toEqual({ points: { n: 12, d: 5 }, top: 4 });
  });

  const whole = [heading, ...first, ...second];
  const who: Contestant[] = [{ id: "1", section: "", names: [], penalty: 0.5, carryOver: 3 }];
  const card = (cells: Cells, pair: string, more: Settings = {}, names: Contestant[] = []): Cells =>
    scorecardCells(read(cells, { ...settings, ...more }, names).session, [pair]) as Cells;
  const table = (cells: Cells, more: Settings = {}, names: Contestant[] = []): Cells =>
    crossTableCells(read(cells, { ...settings, ...more }, names).session) as Cells;

  test("a card says what each match came to, and the total in victory points", () => {
    const [headings, ...rows] = card(whole, "2");
    const shownIn = ["Round", "Board", "Opponents", "MP", "%", "VPs"].map((name) => headings.indexOf(name));
    expect(rows.map((row) => shownIn.map((at) => row[at]))).toEqual([
      ["Pair 2", "", "", "", "", ""],
      [1, 1, "1", 0, 0, ""],
      [1, 2, "1", 0, 0, ""],
      ["Match", "", "2 boards", 0, 0, 0],
      [2, 3, "4", 4, 100, ""],
      [2, 4, "4", 4, 100, ""],
      ["Match", "", "2 boards", 8, 100, 20],
      ["Total", "", "4 boards", 8, 50, 20],
    ]);
  });

  test("the card of a pair that had nothing but a bye says what the list of names gives", () => {
    const names = [{ id: "7", section: "", names: ["Gus", "Hal"], carryOver: 1.5 }];
    const rows = card([heading, ...first, [1, 1, 7, "", "SITOUT"]], "7", { "Bye VPs": 12 }, names).slice(-3);
    expect(rows.map((row) => [row[0], row[row.length - 1]])).toEqual([
      ["Match", 12],
      ["Carry-over", 1.5],
      ["Total", 13.5],
    ]);
  });

  test("in a card a bye has its victory points, an unfinished match none, one not begun no row", () => {
    const begun = [...first, [2, 3, 2, 4, ""], [2, 4, 2, 4, ""], [2, 3, 1, "", "SITOUT"]];
    const last = (pair: string): unknown[] => card([heading, ...begun], pair, { "Bye VPs": 12 }).slice(-2);
    expect(last("1")).toMatchObject([
      ["Match", "", "", "", "", "", "", "", "", "", "", 12],
      ["Total", "", "2 boards", "", "", "", "", "", "", 8, 100, 32],
    ]);
    expect(last("2").map((row) => (row as unknown[]).slice(0, 3))).toEqual([
      [2, 4, "4"],
      ["Total", "", "2 boards"],
    ]);
    const half = [...first, [2, 3, 2, 4, 420], [2, 3, 1, 6, 170], [2, 4, 2, 4, ""], [2, 4, 1, 6, ""]];
    const [match] = card([heading, ...half], "2").slice(-2);
    expect([match[0], match[2], match.slice(-2)]).toEqual(["Match", "", [87.5, ""]]);
  });

  test("what is added or taken off stands under VPs in a card", () => {
    const rows = card(whole, "1", {}, who).slice(-3);
    expect(rows.map((row) => [row[0], row[row.length - 1]])).toEqual([
      ["Carry-over", 3],
      ["Penalty", -0.5],
      ["Total", 32.5],
    ]);
  });

  test("the cross-table is in victory points; a bye and what is given stand under Other", () => {
    expect(table(whole)).toEqual([
      ["Place", "Pair", "1", "6", "2", "5", "3", "4", "Total"],
      ["1=", "1", "■", 10, 20, "", "", "", 30],
      ["1=", "6", 10, "■", "", 20, "", "", 30],
      ["3=", "2", 0, "", "■", "", "", 20, 20],
      ["3=", "5", "", 0, "", "■", 20, "", 20],
      ["5=", "3", "", "", "", 0, "■", 10, 10],
      ["5=", "4", "", "", 0, "", 10, "■", 10],
    ]);
    const bye = [heading, ...first, [2, 3, 1, "", "SITOUT"], [2, 3, 3, 5, ""], [2, 4, 3, 5, ""]];
    const [headings, ...rows] = table(bye, { "Bye VPs": 12 }, who);
    expect(headings.slice(-2)).toEqual(["Other", "Total"]);
    expect(rows[0].slice(-2)).toEqual([14.5, 34.5]);
    const three = rows.find(([, pair]) => pair === "3") ?? [];
    // The match against 5 has begun to be waited for.
    expect([three[headings.indexOf("5")], three[headings.indexOf("Total")]]).toEqual(["", 10]);
  });

  test("without rounds, and with more boards than the scale has", () => {
    const noRounds = read([heading.slice(1), ...first.map((row) => row.slice(1))], settings).session;
    expect(noRounds.lines[0].problems.map(({ kind }) => kind)).toEqual(["noRounds"]);
    // The results count, and rank nobody.
    expect(progressText(progress(noRounds))).toBe("PROVISIONAL: 6 of 6, but no match counts");
    const cells = rankingCells(noRounds, []);
    const [[, said], headings, ...pairs] = Array.isArray(cells) ? cells : [];
    expect(said).toBe(
      "row 2: Swiss pairs are ranked match by match, and each round is a match: the results need a column Round with its number.",
    );
    expect(headings).toEqual(["Place", "Pair", "MP", "%", "Boards"]);
    expect(pairs).toHaveLength(6);
    expect(pairs.filter(([place, , points, percent]) => `${place}${points}${percent}` !== "")).toEqual([]);
    const { session } = read([heading, ...first], { ...settings, "Boards a match": 60 });
    expect(session.lines[0].problems.map(({ kind }) => kind)).toEqual(["noPercentScale"]);
    expect(progressText(progress(session))).toBe("PROVISIONAL: 6 of 6, but not every match counts");
  });

  test("rows without a round are told of, and their results stay", () => {
    const { session } = read([heading, ...first, ["", 3, 1, 2, 420], ["", 3, 3, 4, 170]], settings);
    expect(session.problems).toEqual([{ kind: "rowsWithoutRound", at: "row 8", read: "2" }]);
    expect(session.lines[6].ns).toMatchObject({ top: 4 });
    expect(progressText(progress(session))).toBe("PROVISIONAL: 8 of 8, but not every match counts");
  });

  test("without a scale the percentage ranks", () => {
    const found = rankingOf([heading, ...first], { ...settings, "VP scale": "None" });
    expect(found[1]).not.toContain("VPs");
  });
});

describe("single players", () => {
  const heading = ["Board", "North", "East", "South", "West", "Score"];
  const cells: Cells = [
    heading,
    [1, 1, 2, 3, 4, 420],
    [1, 5, 6, 7, 8, 170],
    [2, 1, 5, 2, 6, "PASS"],
    [2, 3, 7, 4, 8, -50],
  ];

  test("both partners get their table's matchpoints", () => {
    const found = rankingOf(cells, { Scoring: "Individual" }, [{ id: "1", section: "", names: ["Ann"] }]);
    const rows = rowsOf(found);
    expect(found[1]).toContain("Player");
    expect(rows["1"]).toMatchObject({ Place: "1=", MP: 4, "%": 100, Names: "Ann" });
    expect(["2", "3", "5", "8"].map((player) => rows[player].MP)).toEqual([2, 2, 0, 4]);
  });

  test("a traveller names both players of each side", () => {
    const { session } = read(cells, { Scoring: "Individual" });
    const found = travellerCells(session, [1]);
    if (!Array.isArray(found)) throw new Error(found.kind);
    expect(found.slice(1).map(([ns, ew]) => [ns, ew])).toEqual([
      ["1 & 3", "2 & 4"],
      ["5 & 7", "6 & 8"],
    ]);
  });

  test("a player who sits twice at a table, and AVE+ by the partners' mean", () => {
    const { session } = read([heading, [1, 1, 2, 1, 4, 420]], { Scoring: "Individual" });
    expect(session.lines[0].problems.map(({ kind }) => kind)).toEqual(["pairAgainstItself"]);
    const averaged = read([...cells, [3, 1, 6, 2, 5, "AVE+"], [3, 3, 7, 4, 8, 100]], { Scoring: "Individual" });
    // Player 1 has 100 %, player 2 has 50 and so 60.
    expect(averaged.session.lines[4].ns).toEqual({ points: { n: 8, d: 5 }, top: 2 });
  });
});

describe("team matches", () => {
  const cells: Cells = [
    ["Board", "NS", "EW", "Score", "Adjust"],
    [1, 1, 2, 420, ""],
    [1, 2, 1, -50, ""],
    [2, 1, 2, 620, "AVE+/AVE-"],
    [2, 2, 1, 600, ""],
    [3, 1, 2, 90, ""],
  ];

  test("beside the results stand each team's IMPs and the other table's score", () => {
    const { grid, session } = read(cells, { Scoring: "Teams" });
    expect(scoreCells(grid, session, [])).toEqual([
      ["Score", "NS IMPs", "EW IMPs", "Other table", "Compared", "Note"],
      [420, 10, -10, -50, 2, ""],
      [-50, -10, 10, 420, 2, ""],
      ["", 3, -3, 600, 2, ""],
      [600, -3, 3, "", 2, ""],
      [90, "", "", "", "", ""],
    ]);
  });

  test("a ranking of pairs says which function ranks teams", () => {
    expect(rankingCells(read(cells, { Scoring: "Teams" }).session, [])).toMatchObject({ kind: "useTeamResults" });
  });

  test("board-a-match", () => {
    const { grid, session } = read(cells, { Scoring: "Board-a-match" });
    const found = scoreCells(grid, session, []);
    expect(found[0].slice(1, 3)).toEqual(["NS Points", "EW Points"]);
    expect(found[1].slice(1, 3)).toEqual([2, 0]);
  });
});
