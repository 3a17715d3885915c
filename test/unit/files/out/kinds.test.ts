/** Every kind of event in the forms that hold whole sessions. */
import fc from "fast-check";
import { readResults } from "../../../../src/files";
import { csvForm } from "../../../../src/files/csv/makeCsv";
import { makeFile, outgoing, type FormName } from "../../../../src/files/out";
import { unlisted } from "../../../../src/files/out/unlisted";
import { isTeamScoring } from "../../../../src/results/settings";
import { matchesOfLines } from "../../../../src/results/teams/boardMatches";
import { scoreTeams } from "../../../../src/results/teams/scoreTeams";
import { teamRanking } from "../../../../src/results/teams/tableCells";
import type { ImportedSession, ResultLine, Settings } from "../../../../src/results/types";
import { MAKER } from "./made";
import { expectSameLines, expectSamePeople, expectSameSettings, expectSameStandings, type Sent } from "./same";
import { anySession } from "./sessions";

async function again(form: FormName, sent: Sent): Promise<ImportedSession> {
  const file = await makeFile(form, outgoing(sent), { maker: MAKER, csv: csvForm(".") });
  if ("kind" in file) throw new Error(file.kind);
  return readResults(file.bytes, file.name);
}

/** Each direction has its own numbers, 1 to n. */
function ownNumbers(sent: Sent): Sent {
  const own = (id: string): string => id.replace(/^1(?=\d)/, "");
  const settings: Settings = { ...sent.settings, Numbers: "Each direction its own", Winners: 2 };
  const lines = sent.lines.map((line) => ({ ...line, ns: own(line.ns), ew: own(line.ew) }));
  const contestants = sent.contestants.map((one) => ({
    ...one,
    id: own(one.id),
    direction: one.id.length > 1 ? ("EW" as const) : ("NS" as const),
  }));
  return { ...sent, lines, settings, contestants };
}

/** Four players at each table, in place of two pairs. */
function individual(sent: Sent): Sent {
  const lines = sent.lines
    .filter(({ ns, ew }) => ns && ew)
    .map(({ ns, ew, ...line }): ResultLine => {
      return { ...line, ns: "", ew: "", players: [ns, ew, `5${ns}`, `5${ew}`] };
    });
  return { ...sent, lines, settings: { ...sent.settings, Scoring: "Individual", Winners: 1 } };
}

/** The lines of the first two rounds' tables as matches, each played at two tables. */
function teams(scoring: string) {
  return (sent: Sent): Sent => {
    const lines = sent.lines
      .filter(({ ns, ew }) => ns && ew)
      .flatMap((line) => [line, { ...line, ns: line.ew, ew: line.ns, at: `${line.at} again` }]);
    const { Decimals } = sent.settings;
    return {
      ...sent,
      lines,
      settings: { Scoring: scoring, "VP scale": "None", ...(Decimals === undefined ? {} : { Decimals }) },
    };
  };
}

/** All in one section that has a name. */
const oneSection = (sent: Sent): Sent => ({ ...sent, lines: sent.lines.map((line) => ({ ...line, section: "A" })) });

/** Numbers that end like a side and are none. */
const ending = (sent: Sent): Sent => ({
  ...sent,
  lines: sent.lines.map((line) => ({ ...line, ns: line.ns && `${line.ns}NS`, ew: line.ew && `${line.ew}EW` })),
  contestants: [],
});

const as =
  (settings: Settings) =>
  (sent: Sent): Sent => ({ ...sent, settings: { ...sent.settings, ...settings } });

const KINDS: readonly [string, (sent: Sent) => Sent][] = [
  ["each direction with its own numbers", ownNumbers],
  ["single players", individual],
  ["teams", teams("Teams")],
  ["Swiss teams", teams("Swiss teams")],
  ["board-a-match", teams("Board-a-match")],
  ["Swiss pairs", as({ Scoring: "Swiss pairs", Winners: 1, "VP scale": "None" })],
  ["total points", as({ Scoring: "Total points" })],
  ["a single section", oneSection],
  ["numbers that end like a side", ending],
  ["a field that is averaged in another way", as({ "Boards with fewer results": "Own top", "Average plus": 60 })],
];

/** A page is for everybody: members' numbers, and who is listed and sits nowhere, are no part of it. */
function inPublic(sent: Sent): Sent {
  const { session, contestants } = outgoing(sent);
  const absent = unlisted({ session, contestants });
  const told = sent.contestants.filter((one) => !absent.includes(one));
  return { ...sent, contestants: told.map((one) => ({ ...one, numbers: [] })) };
}

/** The teams' places and totals. */
const tableOf = ({ lines, settings, contestants }: Sent): unknown =>
  isTeamScoring(settings) &&
  teamRanking(scoreTeams(matchesOfLines(lines, settings), settings, contestants)).map((list) =>
    list.map(({ place, team, total, margin, played }) => ({ place, team, total, margin, played })),
  );

describe.each(KINDS)("%s", (_, made) => {
  const any = anySession.map(made).filter(({ lines }) => lines.length > 0);

  test.each(["usebio", "pbn", "page"] as const)("go out as %s and come in again", async (form) => {
    await fc.assert(
      fc.asyncProperty(any, async (sent) => {
        const back = await again(form, sent);
        const told = form === "page" ? inPublic(sent) : sent;
        expectSameLines(back, told);
        expectSameSettings(back.settings, told.settings);
        expectSameStandings(back, told);
        expectSamePeople(back, told);
        expect(back.event).toMatchObject({ club: "The Club", date: "2026-11-30", id: "n1" });
        expect(tableOf(back)).toEqual(tableOf(told));
      }),
      { numRuns: 40 },
    );
  });

  test("go out as CSV and come in again", async () => {
    await fc.assert(
      fc.asyncProperty(any, async (sent) => {
        expectSameLines(await again("results", sent), sent);
      }),
      { numRuns: 25 },
    );
  });
});
