import { readResults } from "../../src/files";
import { sentence } from "../../src/notation/messages";
import { ranking } from "../../src/results/ranking";
import { percentOf } from "../../src/results/figures";
import { scoreSession } from "../../src/results/session";
import type { ImportedSession, ResultLine } from "../../src/results/types";
import { toNumber } from "../../src/scoring/fraction";
import { describeFiles, fileBytes, fileJson } from "./files";

type Totals = Record<string, { mp: number; pct: number; boards: number }>;
interface Expected {
  ignoring_declarer_pair_conflict: Totals;
  treating_conflict_as_switched_seats: Totals;
}

const count = (lines: readonly ResultLine[], status: string): number =>
  lines.filter((line) => line.status === status).length;

describeFiles("bridgemate_12tables.bws", () => {
  let session: ImportedSession;
  let expected: Expected;
  beforeAll(async () => {
    session = await readResults(fileBytes("bridgemate_12tables.bws"), "bridgemate_12tables.bws");
    expected = fileJson<Expected>("bridgemate_12tables.expected.json");
  });

  test("288 rows, 24 boards of 12: 281 played, 5 passed out, 2 artificial", () => {
    const { lines } = session;
    expect(lines).toHaveLength(288);
    expect(session.unread).toEqual([]);
    const perBoard = new Map<number, number>();
    for (const { board } of lines) perBoard.set(board, (perBoard.get(board) ?? 0) + 1);
    expect([...perBoard.values()]).toEqual(Array(24).fill(12));
    expect([count(lines, "played"), count(lines, "passed"), count(lines, "awarded")]).toEqual([281, 5, 2]);
    expect(lines.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(-6290);
  });

  test("one ranking, for rounds 11 and 12 were arrow-switched", () => {
    expect(session.settings).toEqual({
      Scoring: "Matchpoints",
      "Matchpoint scale": 2,
      Winners: 1,
      Numbers: "One list",
    });
    expect(session.event).toEqual({ date: "2005-05-09" });
  });

  const check = (lines: readonly ResultLine[], totals: Totals): void => {
    const [all, ...others] = ranking(scoreSession(lines, session.settings, session.contestants));
    expect(others).toEqual([]);
    expect(all.pairs).toHaveLength(24);
    for (const { standing } of all.pairs) {
      const { mp, pct, boards } = totals[standing.pair.id];
      expect(toNumber(standing.total.points)).toBeCloseTo(mp, 3);
      expect(toNumber(percentOf(standing.total))).toBeCloseTo(pct, 3);
      expect(standing.boards).toBe(boards);
    }
  };

  test("every pair's percentage, as recorded", () => check(session.lines, expected.ignoring_declarer_pair_conflict));

  test("record 213 has two readings, and the scorer's choice counts", () => {
    const finding = session.findings.find(({ kind }) => kind === "switchedSeats");
    expect(finding).toMatchObject({ at: "ReceivedData 213", read: "7 as E" });
    const [recorded, switched] = finding?.choices ?? [];
    expect(session.lines).toContain(recorded.line);
    const chosen = session.lines.map((line) => (line === recorded.line ? switched.line : line));
    check(chosen, expected.treating_conflict_as_switched_seats);
  });
});

describeFiles("bridgemate_empty_old_schema.bws", () => {
  test("holds no results, and says so", async () => {
    const session = await readResults(fileBytes("bridgemate_empty_old_schema.bws"), "old.bws");
    expect(session.lines).toEqual([]);
    expect(session.unread).toEqual([{ kind: "noResults", at: "old.bws", read: "old.bws" }]);
  });
});

describeFiles("a damaged database", () => {
  const whole = (): Uint8Array => fileBytes("bridgemate_12tables.bws");

  test.each([0.02, 0.1, 0.5, 0.9, 0.99])("cut off after %f of its length gives a reason or lines", async (part) => {
    const bytes = whole();
    const { lines, unread } = await readResults(bytes.slice(0, bytes.length * part), "night.bws");
    expect(lines.length + unread.length).toBeGreaterThan(0);
  });

  test("an encrypted one is refused with a sentence", async () => {
    const bytes = whole();
    // Where Access keeps the key that the pages are encrypted with.
    bytes.set([1, 2, 3, 4], 0x3e);
    const { lines, unread } = await readResults(bytes, "night.bws");
    expect(lines).toEqual([]);
    expect(unread.map(sentence)).toEqual([
      expect.stringMatching(/^night\.bws is a database that cannot be read: .*password/),
    ]);
  });

  test("with bytes overwritten anywhere never throws", async () => {
    for (let step = 97; step < 4000; step += 211) {
      const bytes = whole();
      for (let i = 100; i < bytes.length; i += step) bytes[i] = (bytes[i] + step) % 256;
      const { lines, unread } = await readResults(bytes, "night.bws");
      expect(lines.length + unread.length).toBeGreaterThan(0);
    }
  });
});

describeFiles("an Access database that is not Bridgemate's", () => {
  test("is told so", async () => {
    const bytes = fileBytes("bridgemate_12tables.bws");
    const text = Buffer.from(bytes).toString("latin1").replaceAll("ReceivedData", "ReceivedDate");
    const { unread } = await readResults(new Uint8Array(Buffer.from(text, "latin1")), "members.mdb");
    expect(unread).toEqual([{ kind: "otherDatabase", at: "members.mdb", read: "members.mdb" }]);
  });
});
