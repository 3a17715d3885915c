/** Is what came back the session that went out? */
import { lineScore } from "../../../../src/results/lineScore";
import { contestantFinder } from "../../../../src/results/pairs";
import { ranking } from "../../../../src/results/ranking";
import { scoreSession } from "../../../../src/results/session";
import type { Contestant, ImportedSession, ResultLine, Settings } from "../../../../src/results/types";

export type Sent = Pick<ImportedSession, "lines" | "settings" | "contestants" | "event" | "deals">;

/** What a line says, in one form: where it stood, and what a program said of it beside, is no part of it. */
export function lineFacts(line: ResultLine): Record<string, unknown> {
  const { section, board, round, table, ns, ew, lead, vulnerable, field, award, note } = line;
  const players = ns || ew ? undefined : line.players;
  const { status, contract, declarer, tricks, score } = result(line);
  return {
    ...{ section, board, round, table, ns, ew, players, status, contract, declarer, tricks, score },
    ...{ lead, vulnerable, field, award: status === "awarded" ? award : undefined, note },
  };
}

function result(line: ResultLine): Partial<ResultLine> {
  const { status, contract, declarer, tricks, score } = line;
  // Nothing was understood, or nothing is there: the line waits.
  if (status === "unread" || status === "pending") return { status: "pending", contract, declarer, tricks };
  if (status === "expected" || status === "notPlayed" || status === "sitOut") return { status };
  // Of a ruling the table's score counts for nobody; its contract stays.
  if (status === "awarded") return { status, contract, declarer, tricks };
  if (status === "played" && !contract && score === 0) return { status: "passed", score };
  if (status === "played" && contract && lineScore(line) !== score) return { status, score };
  return { status, contract, declarer, tricks, score };
}

const sorted = (lines: readonly ResultLine[]): string[] =>
  lines
    .filter(({ board }) => board > 0)
    .map((line) => JSON.stringify(lineFacts(line)))
    .sort();

export function expectSameLines(back: Pick<Sent, "lines">, sent: Pick<Sent, "lines">): void {
  expect(sorted(back.lines)).toEqual(sorted(sent.lines));
}

/** Each pair with its place, its exact figures and who it is. */
export function standingsOf({ lines, settings, contestants }: Omit<Sent, "event" | "deals">): unknown {
  const session = scoreSession(lines, settings, contestants);
  return ranking(session).map(({ pairs, ...block }) => ({
    ...block,
    pairs: pairs.map(({ place, standing, final }) => ({
      place,
      pair: standing.pair,
      final,
      who: who(standing.contestant),
    })),
  }));
}

function who(contestant: Contestant | undefined): unknown {
  const { names = [], numbers = [], handicap, carryOver, penalty, stratum } = contestant ?? {};
  return {
    // PBN has no line breaks: they come back as blanks.
    names: names.map((name) => name.replace(/\s+/g, " ").trim()),
    numbers: numbers.join("|").replace(/\|+$/, ""),
    ...{ handicap: handicap || 0, carryOver: carryOver || 0, penalty: penalty || 0, stratum: stratum ?? "" },
  };
}

/** Whoever is listed, found as a pair of each section finds its name. */
export function expectSamePeople(back: Sent, sent: Sent): void {
  const listed = contestantFinder(back.contestants);
  for (const contestant of sent.contestants) {
    const { id, section, direction } = contestant;
    if (!section && sent.lines.some((line) => line.section !== "")) continue;
    const pair = { key: "", id, section, ...(direction ? { direction } : {}) };
    expect(who(listed(pair))).toEqual(who(contestant));
  }
}

export function expectSameStandings(back: Sent, sent: Sent): void {
  expect(standingsOf(back)).toEqual(standingsOf(sent));
}

/** Settings that were set say the same; the others are what their defaults were. */
export function expectSameSettings(back: Settings, sent: Settings): void {
  expect(back).toMatchObject(sent);
}
