import { readFiles, readResults } from "../../src/files";
import { percentOf, shown, shownPoints } from "../../src/results/figures";
import { scoreSession } from "../../src/results/session";
import type { ImportedSession, Settings } from "../../src/results/types";
import { crossImpAverage, crossImps } from "../../src/scoring/crossImps";
import { fraction } from "../../src/scoring/fraction";
import { describeFiles, fileBytes, fileNames } from "./files";

/** All pages of a folder, in no order, as they are chosen together. */
const pages = (folder: string): Promise<ImportedSession> =>
  readFiles(fileNames(folder).map((name) => ({ name, bytes: fileBytes(`${folder}/${name}`) })));

const count = ({ lines }: ImportedSession, status: string): number =>
  lines.filter((line) => line.status === status).length;

/** Lines whose own score is the one that their contract makes. */
const equalScores = ({ lines }: ImportedSession): number =>
  lines.filter(({ contract, score, file }) => contract && score !== undefined && score === file?.score).length;

/** N-S percentages of the pages that our scoring gives, to so many decimals; E-W's with them where they are there. */
function equalPercents({ lines, settings }: ImportedSession, decimals: number, changed: Settings = {}): number {
  return scoreSession(lines, { ...settings, ...changed }).lines.filter(({ line, ns, ew }) => {
    const { nsPercent, ewPercent } = line.file ?? {};
    if (line.award || nsPercent === undefined || !ns || !ew) return false;
    const ours = [ns, ew].map((share) => shown(percentOf(share), { Decimals: decimals }));
    return ours[0] === nsPercent && (ewPercent === undefined || ours[1] === ewPercent);
  }).length;
}

const kinds = ({ findings }: ImportedSession): Set<string> => new Set(findings.map(({ kind }) => kind));

describeFiles("JFR Pary: a page for each board, suits as pictures", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await pages("jfr_pary_20130801")));

  test("27 boards of 13 lines, every score as written, headings in Polish", () => {
    expect(session.lines).toHaveLength(351);
    expect(equalScores(session)).toBe(351);
    expect(session.unread).toEqual([]);
    expect(session.settings).toMatchObject({ Language: "pl", Winners: 1, Scoring: "Matchpoints" });
    expect([...kinds(session)].filter((kind) => !kind.startsWith("decided"))).toEqual([]);
  });

  test("351 percentages as printed", () => {
    expect(equalPercents(session, 2)).toBe(351);
  });

  test("the board by the page's heading, the lead, the place and the hands", () => {
    expect(session.lines[0]).toMatchObject({
      board: 1,
      ns: "1",
      ew: "2",
      contract: { level: 3, strain: "N", doubled: 0 },
      lead: "♥10",
      at: "wb130801001.html, row 4",
    });
    expect(session.deals).toHaveLength(27);
    expect(session.deals?.[0].hands.N).toBe("9642.AJ42.QT652.");
  });

  test("one page alone is a session of one board", async () => {
    const one = await readResults(fileBytes("jfr_pary_20130801/wb130801014.html"), "anything.bws");
    expect(one.lines).toHaveLength(13);
    expect(new Set(one.lines.map(({ board }) => board))).toEqual(new Set([14]));
    expect(one.source).toEqual({ kind: "web page", fileName: "anything.bws" });
  });

  test("the same page twice counts once, and that is said", async () => {
    const bytes = fileBytes("jfr_pary_20130801/wb130801014.html");
    const twice = await readFiles([
      { name: "a.html", bytes },
      { name: "b.html", bytes },
    ]);
    expect(twice.lines).toHaveLength(13);
    expect(twice.findings.filter(({ kind }) => kind === "sameResultTwice")).toHaveLength(13);
  });
});

describeFiles("KoPS: ISO-8859-2, E-W scores with the sign of N-S, rulings", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await pages("kops_pch1003")));

  test("26 boards of 22 lines, 570 scores as written, two rulings of 60-40", () => {
    expect([count(session, "played"), count(session, "awarded")]).toEqual([570, 2]);
    expect(equalScores(session)).toBe(570);
    expect(session.unread).toEqual([]);
    expect(session.lines.filter(({ award }) => award)).toMatchObject([
      { board: 7, ns: "17", ew: "15", award: { ns: { kind: "percent", value: 60 }, ew: { value: 40 } } },
      { board: 8, ns: "17", ew: "15" },
    ]);
  });

  test("550 percentages plain; 20 of boards 7 and 8 by Neuberg from 21 to 22, which the import finds", () => {
    expect(session.settings).toMatchObject({ "Boards with fewer results": "Neuberg", "Neuberg decimals": 2 });
    const short = session.lines.filter(({ board }) => board === 7 || board === 8);
    const others = { ...session, lines: session.lines.filter((line) => !short.includes(line)) };
    expect(equalPercents(others, 1, { "Boards with fewer results": "Own top" })).toBe(528);
    expect(equalPercents(session, 1)).toBe(570);
  });
});

describeFiles("BBO travellers", () => {
  test("matchpoints: 52 scores, N-S's view; A== stands outside, without Neuberg", async () => {
    const session = await pages("bbo_mp_1538");
    expect([count(session, "played"), count(session, "awarded")]).toEqual([52, 5]);
    expect(equalScores(session)).toBe(52);
    expect(session.settings).toMatchObject({ Scoring: "Matchpoints", "Boards with fewer results": "Own top" });
    expect(equalPercents(session, 2)).toBe(52);
    expect(session.unread).toEqual([]);
  });

  test("players without numbers: pairs are numbered, and named", async () => {
    const session = await pages("bbo_mp_1538");
    expect(session.contestants).toHaveLength(34);
    expect(session.contestants[0]).toEqual({ id: "1", section: "", names: ["player001", "player002"] });
    expect(session.lines[0]).toMatchObject({ board: 1, ns: "1", ew: "17" });
    expect(kinds(session)).toContain("numberedByName");
  });

  test("the board and its hands by the link to the deal", async () => {
    const session = await pages("bbo_mp_1538");
    expect(new Set(session.lines.map(({ board }) => board))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(session.deals).toHaveLength(5);
    expect(kinds(session)).not.toContain("boardFromFileName");
  });

  test("IMPs: 42 scores, and the IMPs as printed", async () => {
    const session = await pages("bbo_imp_skyclub_2196");
    expect([count(session, "played"), count(session, "awarded")]).toEqual([42, 2]);
    expect(equalScores(session)).toBe(42);
    expect(session.settings).toMatchObject({ Scoring: "Cross-IMPs", "Cross-IMP divisor": "n-1" });
    const scored = scoreSession(session.lines, session.settings).lines.filter(({ line }) => !line.award);
    const equal = scored.filter(({ line, ns }) => shownPoints(ns, session.settings) === line.file?.nsPoints);
    expect(equal).toHaveLength(42);
  });
});

describeFiles("RealBridge", () => {
  let session: ImportedSession;
  beforeAll(async () => void (session = await pages("realbridge_crossimp")));

  test("69 scores and two pass-outs; who meets ??? sits out", () => {
    expect(session.lines).toHaveLength(90);
    expect([count(session, "played"), count(session, "passed"), count(session, "sitOut")]).toEqual([69, 2, 18]);
    expect(equalScores(session)).toBe(69);
    expect(session.contestants).toHaveLength(9);
    expect(session.unread).toEqual([]);
  });

  test("a dash between two pairs with points is an adjusted score in IMPs", () => {
    expect(session.lines.filter(({ award }) => award)).toMatchObject([
      { board: 16, award: { ns: { kind: "imps", value: 0 }, ew: { kind: "imps", value: 2 } } },
    ]);
  });

  test("71 cross-IMPs by the rule for short boards, where the table that sits out counts as a result", () => {
    const results = session.lines.filter(({ status }) => status === "played" || status === "passed");
    const equal = results.filter((line) => {
      const board = results.filter((other) => other.board === line.board);
      const total = crossImps(board.map(({ score = 0 }) => score))[board.indexOf(line)];
      const tables = session.lines.filter((other) => other.board === line.board).length;
      const average = crossImpAverage(fraction(total), board.length, tables, "n-1", "Neuberg");
      return Math.abs(Number(shown(average, {})) - (line.file?.nsPoints ?? NaN)) < 0.011;
    });
    expect(equal).toHaveLength(71);
  });

  test("no settings give such figures, and that is said once", () => {
    expect(session.findings.filter(({ kind }) => kind === "figuresOfItsOwn")).toHaveLength(1);
    expect(kinds(session)).not.toContain("filePointsDiffer");
  });
});
