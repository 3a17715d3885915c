import { rankingOf } from "../../src/functions/results";
import { splitText } from "../../src/files/delimited";
import { readPaste, readResults } from "../../src/files";
import { shownPercent } from "../../src/results/figures";
import { ranking } from "../../src/results/ranking";
import { scoreSession } from "../../src/results/session";
import type { ImportedSession } from "../../src/results/types";
import { describeFiles, fileBytes, fileJson } from "./files";

interface Result {
  ns_pair: string;
  ew_pair: string;
  ns_score: string;
  ns_match_points: string;
  ew_match_points: string;
}

interface AcblGame {
  sessions: {
    sections: {
      boards: { board_number: number; board_results: Result[] }[];
      pair_summaries: { pair_number: string; percentage: string }[];
    }[];
  }[];
}

/** From the program's own matchpoints, on a top of 4: exact in whole hundredths of a percent. */
function exactPercentages(results: readonly Result[]): Map<string, number> {
  const halves = new Map<string, { points: number; boards: number }>();
  const add = (pair: string, points: string): void => {
    const before = halves.get(pair) ?? { points: 0, boards: 0 };
    halves.set(pair, { points: before.points + 2 * Number(points), boards: before.boards + 1 });
  };
  for (const result of results) {
    add(result.ns_pair, result.ns_match_points);
    add(result.ew_pair, result.ew_match_points);
  }
  const percent = (points: number, boards: number): number => Math.floor((points * 10000) / (8 * boards) + 0.5) / 100;
  return new Map([...halves].map(([pair, { points, boards }]) => [pair, percent(points, boards)]));
}

describeFiles("the English clipboard", () => {
  const name = "pastes_derived/en_excel_clipboard.tsv";
  let session: ImportedSession;
  let game: AcblGame["sessions"][0]["sections"][0];
  let exact: Map<string, number>;
  beforeAll(() => {
    session = readPaste(new TextDecoder().decode(fileBytes(name)));
    game = fileJson<AcblGame>("acbl_live_club_5t.json").sessions[0].sections[0];
    exact = exactPercentages(game.boards.flatMap(({ board_results }) => board_results));
  });

  test("the program's percentages are these but for its rounding of the points first", () => {
    expect(exact.get("5")).toBe(60.16);
    for (const { pair_number, percentage } of game.pair_summaries) {
      expect(Math.abs(Number(percentage) - (exact.get(pair_number) ?? NaN))).toBeLessThanOrEqual(0.0101);
    }
  });

  test("90 lines, each score as the program's", () => {
    expect(session.unread).toEqual([]);
    expect(session.lines).toHaveLength(90);
    const scores = new Map(
      game.boards.flatMap(({ board_number, board_results }) =>
        board_results.map((result) => [`${board_number}|${result.ns_pair}|${result.ew_pair}`, Number(result.ns_score)]),
      ),
    );
    const read = new Map(session.lines.map(({ board, ns, ew, score }) => [`${board}|${ns}|${ew}`, score]));
    expect(read).toEqual(scores);
    expect(session.findings.filter(({ kind }) => kind === "fileScoreDiffers")).toEqual([]);
  });

  test("the scale and one ranking are decided from the lines", () => {
    expect(session.settings).toMatchObject({ "Matchpoint scale": 1, Winners: 1, Numbers: "One list" });
  });

  test("percentages exact to two decimals, by paste", () => {
    const [all] = ranking(scoreSession(session.lines, session.settings));
    const percents = all.pairs.map(({ standing }) => [standing.pair.id, shownPercent(standing.total, {})]);
    expect(new Map(percents as [string, number][])).toEqual(exact);
  });

  test("and by RANKING on the pasted range", () => {
    const text = new TextDecoder().decode(fileBytes(name));
    const [[status], heading, ...rows] = rankingOf(splitText(text));
    expect(status).toBe("Final: 90 of 90");
    const [pair, percent] = [heading.indexOf("Pair"), heading.indexOf("%")];
    expect(new Map(rows.map((row) => [row[pair], row[percent]]))).toEqual(exact);
  });

  test("the same from a file", async () => {
    const read = await readResults(fileBytes(name), "night.txt");
    expect(read.lines).toEqual(session.lines);
  });
});
