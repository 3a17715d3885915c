import { decide as decideInSteps } from "../../../src/files/decide";
import { readResults } from "../../../src/files";
import { haveOwnNumbers } from "../../../src/files/numbers";
import { placedSentence, sentence } from "../../../src/notation/messages";
import type { ResultLine } from "../../../src/results/types";
import { atOnce } from "../../../src/results/steps";

const decide = (lines: readonly ResultLine[], at: string) => atOnce(decideInSteps(lines, at));

let row = 1;
const line = (board: number, ns: number, ew: number, given: Partial<ResultLine> = {}): ResultLine => ({
  section: "",
  board,
  ns: String(ns),
  ew: String(ew),
  status: "played",
  score: 420,
  at: `row ${++row}`,
  ...given,
});

/** A Mitchell of so many tables and rounds; `offset` is added to the E-W numbers. */
function mitchell(tables: number, offset: number): ResultLine[] {
  const lines: ResultLine[] = [];
  for (let round = 0; round < tables; round++) {
    for (let table = 0; table < tables; table++) {
      lines.push(line(((table + round) % tables) + 1, table + 1, ((table - round + tables) % tables) + 1 + offset));
    }
  }
  return lines;
}

describe("numbers", () => {
  test("1 to 7 both ways are each direction's own", () => {
    expect(haveOwnNumbers(mitchell(7, 0))).toBe(true);
    expect(decide(mitchell(7, 0), "file").settings).toMatchObject({ Numbers: "Each direction its own", Winners: 2 });
  });

  test("are so even where only a few travellers are in", () => {
    expect(haveOwnNumbers([line(1, 1, 1), line(1, 2, 6), line(1, 3, 4)])).toBe(true);
  });

  test("one slip does not turn a session: the line is named", () => {
    const lines = mitchell(7, 7);
    const slip = { ...lines[3], ew: lines[3].ns };
    lines[3] = slip;
    const { settings, findings } = decide(lines, "file");
    expect(settings).toMatchObject({ Numbers: "One list", Winners: 2 });
    expect(findings).toContainEqual({ kind: "pairAgainstItself", at: slip.at, read: slip.ns });
  });

  test("of two sections are apart", () => {
    expect(haveOwnNumbers([line(1, 1, 2, { section: "A" }), line(1, 2, 1, { section: "B" })])).toBe(false);
  });
});

describe("rankings", () => {
  test("two where no pair changes direction", () => {
    const { settings, findings } = decide(mitchell(5, 5), "file");
    expect(settings.Winners).toBe(2);
    expect(findings).toEqual([{ kind: "decidedTwoWinners", at: "file", read: "" }]);
  });

  test("one where pairs do, with the first that shows it", () => {
    const lines = mitchell(5, 5).map((one, i) => (i < 20 ? one : { ...one, ns: one.ew, ew: one.ns }));
    const { settings, findings } = decide(lines, "file");
    expect(settings.Winners).toBe(1);
    expect(findings).toEqual([
      { kind: "decidedOneWinner", at: "file", read: "10 of 10", likely: [`1 (${lines[20].at})`] },
    ]);
    expect(sentence(findings[0])).toMatch(/^One ranking: 10 of 10 pairs sit N-S and E-W, such as 1/);
  });

  test("one, with the lines to look at, where hardly any pair does", () => {
    const lines = mitchell(7, 7);
    lines[9] = { ...lines[9], ns: lines[9].ew, ew: lines[9].ns };
    const { settings, findings } = decide(lines, "file");
    expect(settings.Winners).toBe(1);
    expect(findings).toContainEqual({ kind: "fewChangeDirection", at: lines[9].at, read: "2 of 14" });
  });
});

describe("the scale", () => {
  const scores = [420, 420, 170, -50];
  const points = [5, 5, 2, 0];
  const board = (factor: number): ResultLine[] =>
    scores.map((score, i) => line(1, i + 1, i + 5, { score, file: { score, nsPoints: points[i] * factor } }));

  test.each([
    [2, 1],
    [1, 0.5],
  ])("%i is the one that the source's points follow", (scale, factor) => {
    const { settings, findings } = decide(board(factor), "file");
    expect(settings["Matchpoint scale"]).toBe(scale);
    expect(findings).toContainEqual({ kind: "decidedScale", at: "file", read: String(scale) });
  });

  test("is the default where the source gives no points, or points of another kind", () => {
    for (const lines of [mitchell(3, 3), board(7)]) {
      const { settings, findings } = decide(lines, "file");
      expect(settings["Matchpoint scale"]).toBe(2);
      expect(findings.map(({ kind }) => kind)).not.toContain("decidedScale");
    }
  });

  test("is found although one line is adjusted and another wrong", () => {
    const lines = board(0.5);
    const percent = (value: number) => ({ kind: "percent" as const, value });
    lines.push(
      line(1, 9, 10, { status: "awarded", award: { ns: percent(60), ew: percent(60) }, file: { nsPoints: 9 } }),
    );
    lines[0] = { ...lines[0], file: { nsPoints: 1 } };
    expect(decide(lines, "file").settings["Matchpoint scale"]).toBe(1);
  });
});

describe("matches of teams", () => {
  const match = [line(1, 1, 2), line(1, 2, 1), line(2, 1, 2), line(2, 2, 1)];

  test("each result has its other table", () => {
    const { settings, findings } = decide(match, "file");
    expect(settings.Scoring).toBe("Teams");
    expect(findings.map(({ kind }) => kind)).toEqual(["decidedTeams"]);
  });

  test("not where one lacks it, nor where numbers meet themselves, as in a Mitchell of two tables", () => {
    for (const lines of [match.slice(1), mitchell(2, 2), [...match, line(3, 1, 1)]])
      expect(decide(lines, "file").settings.Scoring).toBe("Matchpoints");
  });
});

describe("points in a table", () => {
  const table = (points: number[]): string =>
    ["Board,NS,EW,Contract,By,Result,MP NS"]
      .concat(["1,1,2,4S,N,=", "1,3,4,4S,N,-1", "1,5,6,4S,N,-1", "2,1,4,3NT,E,=", "2,3,6,3NT,E,-1", "2,5,2,3NT,E,="])
      .map((line, i) => (i ? `${line},${points[i - 1]}` : line))
      .join("\n");
  const told = async (points: number[]): Promise<string[]> => {
    const { findings } = await readResults(new TextEncoder().encode(table(points)), "night.csv");
    return findings.filter(({ kind }) => kind === "filePointsDiffer").map(placedSentence);
  };

  test("those that differ from ours are told, where most do not", async () => {
    expect(await told([4, 1, 1, 1, 4, 1])).toEqual([]);
    expect(await told([4, 1, 1, 0.5, 4, 1])).toEqual([
      "line 5: The points of the file differ from ours on board 2, one result: 0.5, ours 1.",
    ]);
  });

  test("points of another kind are not ours to judge", async () => {
    expect(await told([40, 31, 22, 13, 50, 66])).toEqual([]);
  });
});
