/** What a table has that nobody reads is told, and nothing else is said in its place. */
import { readPastedText } from "../../../src/files";
import { LANGUAGE_CODES, LANGUAGES } from "../../../src/notation/languages";
import { placedSentence } from "../../../src/notation/messages";
import type { ImportedSession } from "../../../src/results/types";
import { readPage, row, table } from "./html/pages";

const said = ({ findings, unread }: ImportedSession): string[] =>
  [...unread, ...findings].filter(({ kind }) => !/^decided|oneSection/.test(kind)).map(placedSentence);

const paste = (...lines: string[]): Promise<ImportedSession> => readPastedText(lines.join("\n"));

describe("columns that are not understood", () => {
  test("are told in one sentence, unless nothing stands in them", async () => {
    const back = await paste(
      "Board\tNS\tEW\tPenalty NS\tContract\tBy\tResult\tFoul\tEmpty",
      "1\t1\t2\t\t4S\tN\t=\tyes\t",
      "1\t3\t4\t-1\t4S\tN\t=\t\t ",
    );
    expect(said(back)).toEqual(['line 1: Not read: columns "Penalty NS", "Foul".']);
    expect(back.lines).toHaveLength(2);
  });

  test("of lists of names too, and without a heading", async () => {
    const back = await paste("Board\tNS\tEW\tHandicap\t\tNS score", "1\t1\t2\t3\tx\t420");
    expect(said(back)).toEqual(['line 1: Not read: columns "Handicap", column 5 (without a heading).']);
  });

  test("are told of a page", () => {
    const heading = row("NS", "EW", "Contract", "By", "Tricks", "Auction", "Blank");
    const page = `<h2>Board 1</h2>${table(heading, row("1", "2", "4S", "N", "10", "see <b>here</b>", ""))}`;
    expect(said(readPage(page))).toEqual(['night.html: Not read: column "Auction".']);
  });

  test("a table that is understood says nothing", async () => {
    const back = await paste(
      "Round\tTable\tBoard\tNS\tEW\tNames NS\tContract\tBy\tLead\tTricks\tNS score\tTD note",
      "1\t1\t1\t1\t2\tAnn & Bob\t4S\tN\tHA\t10\t420\tRevoke",
    );
    expect(said(back)).toEqual([]);
  });
});

describe("lines with more fields than headings", () => {
  test("are told with what is likely, and not what the split field seems to say", async () => {
    const back = await paste(
      "Board,NS,EW,Contract,By,Result,Adjust",
      "1,1,2,4S,N,=,60% +420, 40% -50",
      '1,3,4,4S,N,=,"60% +420, 40% -50"',
    );
    expect(said(back)).toEqual([
      "line 2: The line has 8 fields, the heading 7: what stands beyond is not read. A comma within a field, such as a ruling's, needs quotes around that field.",
    ]);
    expect(back.lines[1]).toMatchObject({ status: "awarded" });
  });

  test("where the rest is understood, it counts", async () => {
    const back = await paste("Board\tNS\tEW\tNS score", "1\t1\t2\t420\tlate", "1\t3\t4\t-50\t\t");
    expect(back.unread).toEqual([]);
    expect(said(back)).toEqual(["line 2: The line has 5 fields, the heading 4: what stands beyond is not read."]);
    expect(back.lines.map(({ score }) => score)).toEqual([420, -50]);
  });

  test("many are told together", async () => {
    const lines = [1, 2, 3, 4, 5].map((board) => `${board}\t1\t2\t100\tnote`);
    expect(said(await paste("Board\tNS\tEW\tNS score", ...lines))).toEqual([
      "line 2: The line has 5 fields (and 4 more go on), the heading 4: what stands beyond is not read.",
    ]);
  });
});

describe("team slips", () => {
  test.each([
    ["Round\tTeam\tOpponent\tIMPs\tOpp IMPs\tBoards", "Round, Team, Opponent, IMPs, Opp IMPs, Boards"],
    ["Runde\tTeam\tGegner\tIMPs\tIMPs Gegner\tBoards", "Runde, Team, Gegner, IMPs, IMPs Gegner, Boards"],
  ])("%s are no results of boards, and it is said where they go", async (heading, headings) => {
    const back = await paste(heading, "1\t1\t2\t34\t12\t16", "1\t3\t4\t20\t20\t16");
    expect(back.lines).toEqual([]);
    expect(back.unread).toEqual([{ kind: "slipsPasted", at: "line 1", read: headings }]);
    expect(said(back)[0]).toContain("A slip a match: IMPs of both");
  });
});

describe("headings of teams", () => {
  test("NS Team and EW Team are the sides", async () => {
    const back = await paste(
      "Round\tTable\tBoard\tNS Team\tEW Team\tContract\tBy\tResult",
      "1\t1\t1\t1\t2\t3D\tS\t=",
      "1\t2\t1\t2\t1\t3D\tS\t+1",
    );
    expect(back.settings.Scoring).toBe("Teams");
    expect(said(back)).toEqual([]);
  });

  test.each(LANGUAGE_CODES)("in %s", async (code) => {
    const { headings, sides } = LANGUAGES[code];
    const teams = (headings.pair ?? []).filter((word) =>
      /^(?:team|equipe|mannschaft|druzyna|lag|hold|squadra|equipo)$/.test(word),
    );
    expect(teams.length).toBeGreaterThan(0);
    for (const word of [...teams, "team"]) {
      const [ns, ew] = [sides.NS[0], sides.EW[0]].map((side) => `${word} ${side}`);
      const words = [headings.board?.[0], ns, ew, headings.nsScore?.[0]].join("\t");
      expect((await paste(words, "1\t7\t8\t420")).lines).toMatchObject([{ ns: "7", ew: "8" }]);
    }
  });

  test("a French round may be a ronde", async () => {
    const back = await paste("Ronde\tDonne\tNS\tEO\tContrat\tDéclarant\tRésultat", "3\t1\t6\t5\t4P\tS\t=");
    expect(back.lines).toMatchObject([{ round: 3 }]);
  });
});
