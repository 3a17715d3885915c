import { readResults } from "../../src/files";
import { onScale, shown, shownPoints } from "../../src/results/figures";
import { ranking } from "../../src/results/ranking";
import { scoreSession } from "../../src/results/session";
import type { Finding, ImportedSession, ResultLine, Settings } from "../../src/results/types";
import { describeFiles, fileBytes } from "./files";

const read = (name: string): Promise<ImportedSession> => readResults(fileBytes(name), name);

const count = (lines: readonly ResultLine[], status: string): number =>
  lines.filter((line) => line.status === status).length;

/** Lines whose own score is the one that their contract makes. */
function equalScores({ lines }: ImportedSession): number {
  return lines.filter(({ contract, score, file }) => contract && score !== undefined && score === file?.score).length;
}

/** Figures of the file that our scoring gives, to the file's two decimals; adjusted lines are not compared. */
function equalPoints({ lines, settings, contestants }: ImportedSession, changed: Settings = {}): number {
  const used = { ...settings, ...changed };
  return scoreSession(lines, used, contestants)
    .lines.filter(({ line }) => !line.award)
    .flatMap(({ line, ns, ew }) => [
      [line.file?.nsPoints, shownPoints(ns, used)],
      [line.file?.ewPoints, shownPoints(ew, used)],
    ])
    .filter(([file, ours]) => file !== undefined && file === ours).length;
}

/** Pairs with the percentage that the file gives them, and its total: some of these were added up after rounding. */
function equalTotals({ lines, settings, contestants, totals = [] }: ImportedSession): number {
  const pairs = ranking(scoreSession(lines, settings, contestants)).flatMap((block) => block.pairs);
  return totals.filter(({ id, direction, points, percent }) => {
    const ours = pairs.find(
      ({ standing: { pair } }) => pair.id === id && (!pair.direction || pair.direction === direction),
    );
    if (!ours) return false;
    const samePercent = percent === undefined || shown(ours.final.average, settings) === percent;
    const total = shown(onScale(ours.final.points, settings), settings);
    return samePercent && points !== undefined && Math.abs(total - points) < 0.011;
  }).length;
}

const kinds = (findings: readonly Finding[]): Set<string> => new Set(findings.map(({ kind }) => kind));

/** What an import decides is no oddity. */
const oddities = ({ findings }: ImportedSession): Finding[] =>
  findings.filter(({ kind }) => !kind.startsWith("decided"));

describeFiles("usebio_mp_mitchell_6t.xml", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("usebio_mp_mitchell_6t.xml")));

  test("21 boards of 6 lines, every score as written, 13 pairs with names and numbers", () => {
    expect(session.lines).toHaveLength(126);
    expect(equalScores(session)).toBe(126);
    expect(session.unread).toEqual([]);
    expect(oddities(session)).toEqual([]);
    expect(session.contestants).toHaveLength(13);
    expect(session.contestants[0]).toMatchObject({ id: "1", direction: "NS", names: ["Player 001", "DIRECTOR"] });
  });

  test("3NS and 3EW are two pairs 3", () => {
    expect(session.settings).toMatchObject({
      Scoring: "Matchpoints",
      "Matchpoint scale": 2,
      Winners: 2,
      Numbers: "Each direction its own",
    });
    expect(session.lines[0]).toMatchObject({ board: 1, ns: "2", ew: "3", lead: "♥K" });
  });

  test("252 matchpoints and 13 totals with percentages as printed", () => {
    expect(equalPoints(session)).toBe(252);
    expect(equalTotals(session)).toBe(13);
  });

  test("the hands and the event", () => {
    expect(session.deals).toHaveLength(21);
    expect(session.deals?.[0]).toEqual({
      board: 1,
      hands: { N: "9742.52.AJT8743.", E: "AJ8.AKJ3.Q2.K973", S: "K63.QT4.K65.JT82", W: "QT5.9876.9.AQ654" },
    });
    expect(session.event).toMatchObject({ club: "NSBC@Lindfield", clubNumber: "2074", id: "3221", date: "2022-07-21" });
  });
});

describeFiles("usebio_mp_howell_12p.xml", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("usebio_mp_howell_12p.xml")));

  test("161 lines, one of them A5050, 160 scores as written", () => {
    expect(session.lines).toHaveLength(161);
    expect(equalScores(session)).toBe(160);
    expect(session.lines.filter(({ award }) => award)).toMatchObject([
      { ns: "5", ew: "10", status: "awarded", award: { ns: { kind: "percent", value: 50 } } },
    ]);
  });

  test("totals are Neuberged and factored up, which the figures show", () => {
    expect(session.settings).toMatchObject({
      Winners: 1,
      "Boards with fewer results": "Neuberg",
      "Boards a pair missed": "Factor up",
    });
    expect(equalTotals(session)).toBe(12);
    expect(session.totals?.[0]).toEqual({ id: "1", section: "", points: 128.77, percent: 47.69, place: "8" });
  });

  test("the short board's printed points are on its own top, and that is said", () => {
    expect(equalPoints(session)).toBe(310);
    const short = { ...session, lines: session.lines.filter(({ board }) => board === 12) };
    expect(short.lines).toHaveLength(5);
    expect(equalPoints(short, { "Boards with fewer results": "Own top" })).toBe(10);
    expect(oddities(session)).toMatchObject([
      { kind: "filePointsDiffer", read: expect.stringMatching(/5 results: 5$/) },
    ]);
  });
});

describeFiles("usebio_mp_mitchell_19t.xml", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("usebio_mp_mitchell_19t.xml")));

  test("512 lines, one of them passed out though it has tricks, and every score as written", () => {
    expect(session.lines).toHaveLength(512);
    expect([count(session.lines, "played"), count(session.lines, "passed")]).toEqual([511, 1]);
    expect(equalScores(session)).toBe(511);
    expect(oddities(session)).toMatchObject([{ kind: "filePointsDiffer", read: expect.stringMatching(/18 results/) }]);
  });

  test("1024 matchpoints as printed, 38 totals after Neuberg from 18 to 19", () => {
    expect(equalPoints(session, { "Boards with fewer results": "Own top" })).toBe(1024);
    expect(equalTotals(session)).toBe(38);
    expect(session.totals?.[0]).toMatchObject({ id: "1", direction: "NS", points: 442.22, percent: 45.5 });
  });
});

describeFiles("usebio_butler_howell_8p.xml", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await read("usebio_butler_howell_8p.xml")));

  test("140 scores, both sides' IMPs and 8 totals as printed", () => {
    expect(equalScores(session)).toBe(140);
    expect(session.settings).toMatchObject({
      Scoring: "Butler",
      "Butler datum": "Drop 1",
      "Datum rounding": "Away from zero",
    });
    expect(equalPoints(session)).toBe(280);
    expect(equalTotals(session)).toBe(8);
    expect(oddities(session)).toEqual([]);
  });

  test("the printed BOARD_AVERAGE of every board is our datum", () => {
    const text = new TextDecoder().decode(fileBytes("usebio_butler_howell_8p.xml"));
    const printed = [...text.matchAll(/<BOARD_NUMBER>(\d+)<\/BOARD_NUMBER>\s*<BOARD_AVERAGE>(-?\d+)</g)];
    const scored = scoreSession(session.lines, session.settings).lines;
    const datums = new Map(scored.map(({ line, basis }) => [line.board, basis]));
    expect(printed).toHaveLength(35);
    for (const [, board, average] of printed) {
      const datum = datums.get(Number(board));
      expect(datum && shown(datum, {})).toBe(Number(average));
    }
  });
});

describeFiles("usebio_butler_mitchell_adjusted.xml", () => {
  test("244 scores, one adjusted line without a contract, IMPs and 14 totals as printed", async () => {
    const session = await read("usebio_butler_mitchell_adjusted.xml");
    expect([count(session.lines, "played"), count(session.lines, "awarded")]).toEqual([244, 1]);
    expect(equalScores(session)).toBe(244);
    expect(equalPoints(session)).toBe(488);
    expect(equalTotals(session)).toBe(14);
    expect(session.settings).toMatchObject({ Winners: 2, Numbers: "Each direction its own", "Butler datum": "Drop 1" });
  });
});

describeFiles("usebio_crossimp_howell_9p.xml", () => {
  test("106 scores, 2 pass-outs without declarer or tricks, IMPs and 9 totals as printed", async () => {
    const session = await read("usebio_crossimp_howell_9p.xml");
    expect([count(session.lines, "played"), count(session.lines, "passed")]).toEqual([106, 2]);
    expect(equalScores(session)).toBe(106);
    expect(equalPoints(session)).toBe(216);
    expect(equalTotals(session)).toBe(9);
    expect(session.settings).toMatchObject({ Scoring: "Cross-IMPs", "Cross-IMP divisor": "n-1" });
  });
});

describeFiles("a USEBIO file that was cut off or mixed up", () => {
  test.each([0.05, 0.3, 0.6, 0.95])(
    "after %f of it, what stands before is read and the rest is named",
    async (part) => {
      const bytes = fileBytes("usebio_mp_mitchell_6t.xml");
      const { lines, unread } = await readResults(bytes.slice(0, bytes.length * part), "cut.xml");
      expect(kinds(unread)).toContain("xmlBroken");
      if (part > 0.5) expect(lines.length).toBeGreaterThan(30);
    },
  );

  test("a wrong score in it is found", async () => {
    const text = new TextDecoder().decode(fileBytes("usebio_mp_mitchell_6t.xml"));
    const wrong = text.replace("<SCORE>-300</SCORE>", "<SCORE>-200</SCORE>");
    const { findings } = await readResults(new TextEncoder().encode(wrong), "night.xml");
    expect(findings.filter(({ kind }) => kind === "fileScoreDiffers")).toMatchObject([
      { read: "-200", likely: ["-300"] },
    ]);
  });
});
