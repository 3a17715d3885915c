import { readResults } from "../../src/files";
import { toNumber } from "../../src/scoring/fraction";
import { matchesOfLines } from "../../src/results/teams/boardMatches";
import { scoreTeams } from "../../src/results/teams/scoreTeams";
import type { ImportedSession } from "../../src/results/types";
import { describeFiles, fileBytes } from "./files";

describeFiles("lin_vugraph_team_segment.lin", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await readResults(fileBytes("lin_vugraph_team_segment.lin"), "match.txt")));

  test("15 boards in two rooms, all read", () => {
    expect(session.lines).toHaveLength(30);
    expect(session.lines.every(({ status }) => status === "played")).toBe(true);
    expect(session.unread).toEqual([]);
    expect(session.lines[28]).toMatchObject({ board: 60, ns: "1", ew: "2", declarer: "W", score: -120 });
  });

  test("the segment is 30-41 IMPs; with 80-99 carried, 110-140", () => {
    const { lines, settings, contestants } = session;
    const { matches, standings } = scoreTeams(matchesOfLines(lines, settings), settings, contestants);
    expect(matches.map(({ won }) => won.map(toNumber))).toEqual([[30, 41]]);
    const leads = standings.map(({ team, total }) => [team.id, total && toNumber(total)]);
    expect(leads).toEqual([
      ["1", 110 - 140],
      ["2", 140 - 110],
    ]);
    expect(contestants.map(({ names }) => names[0])).toEqual(["Team 1", "Team 2"]);
    expect(session.findings).toContainEqual(
      expect.objectContaining({ kind: "carriedLead", read: "80 to 99", likely: ["19"] }),
    );
  });

  test("the deals of the boards that were shown", () => {
    expect(session.deals?.[0]).toEqual({
      board: 46,
      hands: { S: "J5.9.AT862.Q8752", W: "KQT94.AK73.Q4.93", N: "872.QT5.J97.AT64", E: "A63.J8642.K53.KJ" },
    });
  });
});
