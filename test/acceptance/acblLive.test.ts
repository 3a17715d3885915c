import { readResults } from "../../src/files";
import { onScale, shown, shownPoints } from "../../src/results/figures";
import { ranking } from "../../src/results/ranking";
import { scoreSession } from "../../src/results/session";
import type { ImportedSession } from "../../src/results/types";
import { describeFiles, fileBytes } from "./files";

const NAME = "acbl_live_club_5t.json";

describeFiles("ACBL Live for Clubs", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await readResults(fileBytes(NAME), "game.txt")));

  test("90 scores and 180 matchpoints on the ACBL's scale as published", () => {
    expect(session.lines).toHaveLength(90);
    expect(session.lines.filter(({ score, file }) => score === file?.score)).toHaveLength(90);
    const { settings, lines } = session;
    const equal = scoreSession(lines, settings).lines.flatMap(({ line, ns, ew }) => [
      line.file?.nsPoints === shownPoints(ns, settings),
      line.file?.ewPoints === shownPoints(ew, settings),
    ]);
    expect(equal.filter(Boolean)).toHaveLength(180);
    expect(session.unread).toEqual([]);
  });

  test("11 totals and percentages, rounded before the percentage is taken", () => {
    const { settings, lines, contestants, totals = [] } = session;
    expect(settings).toMatchObject({
      "Matchpoint scale": 1,
      Winners: 1,
      "Boards a pair missed": "Factor up and round",
    });
    const pairs = ranking(scoreSession(lines, settings, contestants)).flatMap((block) => block.pairs);
    const ours = totals.map(({ id }) => pairs.find(({ standing }) => standing.pair.id === id)?.final);
    expect(ours.map((final) => final && shown(final.average, settings))).toEqual(totals.map(({ percent }) => percent));
    expect(ours.map((final) => final && shown(onScale(final.points, settings), settings))).toEqual(
      totals.map(({ points }) => points),
    );
    expect(totals).toContainEqual({ id: "5", section: "", points: 43.31, percent: 60.15, boards: 16 });
  });

  test("names, numbers, hands and the event", () => {
    expect(session.contestants).toHaveLength(11);
    expect(session.contestants[0]).toMatchObject({ id: "5", names: ["Player 001", "Player 002"] });
    expect(session.deals).toHaveLength(24);
    expect(session.event).toMatchObject({ date: "2026-04-15", session: "Wednesday Afternoon" });
    expect(session.lines[0]).toMatchObject({
      board: 1,
      round: 1,
      table: 1,
      ns: "12",
      ew: "1",
      declarer: "W",
      tricks: 11,
    });
  });

  test("the saved page holds the same, whatever stands around it", async () => {
    const json = new TextDecoder().decode(fileBytes(NAME));
    const page = `<!DOCTYPE html><html><body><script>var a = {"b": "}"}; var data = ${json}; alert(1);</script></body></html>`;
    const fromPage = await readResults(new TextEncoder().encode(page), "game.txt");
    expect(fromPage).toEqual(session);
  });

  test("a page that was cut off is refused with a sentence", async () => {
    const json = new TextDecoder().decode(fileBytes(NAME)).slice(0, -2000);
    const { lines, unread } = await readResults(new TextEncoder().encode(json), "game.txt");
    expect(lines).toEqual([]);
    expect(unread).toMatchObject([{ kind: "jsonBroken" }]);
  });
});
