import { readResults } from "../../src/files";
import { shownPercent, shownPoints } from "../../src/results/figures";
import { scoreSession } from "../../src/results/session";
import type { ImportedSession } from "../../src/results/types";
import { describeFiles, fileBytes } from "./files";

const read = (name: string): Promise<ImportedSession> => readResults(fileBytes(name), name);

describeFiles("pbn21_magiccontest_board28.pbn", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("pbn21_magiccontest_board28.pbn")));

  test("22 lines, 9 of them passed out, every score as written", () => {
    const { lines, unread, findings } = session;
    expect(lines).toHaveLength(22);
    expect(unread).toEqual([]);
    expect(lines.filter(({ status }) => status === "passed")).toHaveLength(9);
    expect(lines.filter(({ score, file }) => score === file?.score)).toHaveLength(22);
    expect(findings.filter(({ kind }) => !kind.startsWith("decided"))).toEqual([]);
  });

  test("2N is 2NT, 2HX is doubled, round, table and lead are kept", () => {
    expect(session.lines[0]).toMatchObject({
      board: 28,
      table: 19,
      round: 14,
      ns: "4",
      ew: "11",
      contract: { level: 2, strain: "H", doubled: 1 },
      lead: "♠6",
    });
    expect(session.lines[21].contract).toEqual({ level: 2, strain: "N", doubled: 0 });
  });

  test("22 times both sides' matchpoints on a top of 42, and whole percents", () => {
    const { lines, settings } = session;
    expect(settings).toMatchObject({ Scoring: "Matchpoints", "Matchpoint scale": 2 });
    for (const { line, ns, ew } of scoreSession(lines, settings).lines) {
      expect([shownPoints(ns, settings), shownPoints(ew, settings)]).toEqual([
        line.file?.nsPoints,
        line.file?.ewPoints,
      ]);
      expect(ns?.top).toBe(42);
      expect(shownPercent(ns, { ...settings, Decimals: 0 })).toBe(line.file?.nsPercent);
    }
  });

  test("the deal, and a name that is not in ASCII", () => {
    expect(session.deals).toEqual([
      {
        board: 28,
        hands: { W: "J86.KJ75.A65.852", N: "K7432.A6.42.QJ64", E: "AT95.94.KT73.K97", S: "Q.QT832.QJ98.AT3" },
      },
    ]);
    expect(session.event).toEqual({
      name: "Open /2 DN1 National Finale directe 21-22 - Séance 5",
      date: "2022-02-06",
    });
  });
});

describeFiles("pbn_bridgecomposer_deals_only.pbn", () => {
  test("holds deals but no results: that is said, and the deals are kept", async () => {
    const { lines, unread, deals } = await read("pbn_bridgecomposer_deals_only.pbn");
    expect(lines).toEqual([]);
    expect(unread).toMatchObject([{ kind: "dealsOnly", likely: ["15 boards"] }]);
    expect(deals).toHaveLength(15);
    expect(deals?.[0]).toMatchObject({ board: 16, hands: { N: "AJ.532.KQT7.J876", W: ".AQJ964.J93.KQ32" } });
  });
});

describeFiles("pbn20_reference_scoretable.pbn", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("pbn20_reference_scoretable.pbn")));

  test("inherited tags: the site's event and the names of one board", () => {
    expect(session.event).toEqual({ name: "Autumn regional", date: "1980-10-24" });
    expect(session.deals?.length).toBe(15);
  });

  test("tables of scores without pairs are named with their number of scores", () => {
    // 155 by Multiplicity; the inherited heading of the second table counts 2 and 1.
    expect(session.unread.filter(({ kind }) => kind === "scoresWithoutPairs")).toMatchObject([
      { likely: ["155 scores"] },
      { likely: ["3 scores"] },
    ]);
  });

  test("the ten best of the total table, their names split at the semicolon in quotes", () => {
    expect(session.totals).toHaveLength(10);
    expect(session.totals?.[0]).toEqual({
      id: "581",
      section: "",
      points: 1449.8,
      percent: 72.49,
      boards: 20,
      place: "1",
    });
    const listed = session.contestants.find(({ id }) => id === "581");
    expect(listed?.names).toEqual(["Player 001", "Player 002"]);
  });

  test("nothing of the results that it tells of is lost: each is scored, or said", () => {
    const told = session.lines.filter(({ contract }) => contract).map(({ at }) => at);
    const twice = session.findings.filter(({ kind }) => kind === "sameResultTwice");
    expect(told.length + twice.length).toBeGreaterThanOrEqual(4);
    for (const line of session.lines) {
      if (line.status === "unread") expect(session.unread.map(({ at }) => at)).toContain(line.at);
    }
  });
});
