/** Rows that cannot be read stand in the sheet with the cells that their source had. */
import { readPaste } from "../../../src/files";
import { sentence } from "../../../src/notation/messages";
import { isProblem, readGrid } from "../../../src/results/readGrid";
import type { ENTRIES } from "../../../src/sheets/entry";
import { resultsPlan } from "../../../src/sheets/results";
import { OPTIONS, tableCells } from "./plans";

const tabbed = (...rows: string[]): string => rows.map((row) => row.replace(/ /g, "\t")).join("\n");

/** What an import writes, below the place, and how the sheet reads it. */
function written(text: string, entry: (typeof ENTRIES)[number] = "Columns") {
  const session = readPaste(text);
  const cells = tableCells(resultsPlan(session.lines, { ...OPTIONS, ...session, entry }));
  const grid = readGrid(cells, session.settings, { zeroMayBeBlank: true });
  if (isProblem(grid)) throw new Error(grid.kind);
  const statuses = grid.rows.map(({ line }) => line?.status);
  const said = [...session.unread, ...session.findings];
  return { session, heading: cells[0].slice(3), rows: cells.slice(1).map((row) => row.slice(3)), statuses, said };
}

const WITHOUT_DECLARER = tabbed(
  "Brett N-S O-W Kontrakt Partie Ergebnis Score",
  "1 1 5 4P N +1 450",
  "2 2 6 3SA S = -100",
);

describe("a column that is missing", () => {
  test("its name stands nowhere in the rows, and what they had stays", () => {
    const { heading, rows, statuses } = written(WITHOUT_DECLARER);
    expect(heading).toEqual(["Contract", "X", "By", "Result", "Paper score"]);
    expect(rows).toEqual([
      ["4P", "", "", "+1", 450],
      ["3SA", "", "", "=", -100],
    ]);
    expect(statuses).toEqual(["unread", "unread"]);
  });

  test.each([
    [
      "One cell",
      [
        ["4P +1?", 450],
        ["3SA =?", -100],
      ],
    ],
    [
      "Scores",
      [
        ["4P +1? 450", 450],
        ["3SA =? -100", -100],
      ],
    ],
  ] as const)("by the way of entry: %s", (entry, rows) => {
    expect(written(WITHOUT_DECLARER, entry)).toMatchObject({ rows, statuses: ["unread", "unread"] });
  });

  test("each row says what it lacks, and the table once that it has no such column", () => {
    const { session } = written(WITHOUT_DECLARER);
    expect(session.unread.map(({ at, kind }) => [at, kind])).toEqual([
      ["line 2", "noDeclarer"],
      ["line 3", "noDeclarer"],
    ]);
    const told = session.findings.filter(({ kind }) => kind === "columnNotFound");
    expect(told).toMatchObject([{ at: "line 1", read: "By" }]);
    expect(sentence(told[0])).not.toMatch(/deletion/);
  });

  test("no pairs: the results stay", () => {
    const { rows, statuses } = written(
      tabbed("Board Home Away Contract By Result Score", "1 1 5 4S N +1 450", "2 2 6 3NTX S = 550"),
    );
    expect(rows).toEqual([
      ["4S", "", "N", "+1"],
      ["3NT", "X", "S", "="],
    ]);
    expect(statuses).toEqual(["unread", "unread"]);
  });

  test("no board: nothing is read, and no deletion is spoken of", () => {
    const { unread } = readPaste(tabbed("NS EW Contract By Result", "1 5 4S N +1"));
    expect(unread).toMatchObject([{ kind: "boardNotFound", read: "Board" }]);
    expect(sentence(unread[0])).toMatch(/no column "Board"/);
    expect(sentence(unread[0])).not.toMatch(/deletion/);
  });
});

test("names of a heading for players that are seats are the declarers beside a contract", () => {
  const { session, rows, statuses } = written(
    tabbed(
      "Brett N-S O-W Kontrakt Spieler Ergebnis Score",
      "1 1 5 4P N +1 450",
      "2 2 6 3SA O = -600",
      "3 4 6 3C NX -3 -500",
    ),
  );
  expect(session.lines).toMatchObject([{ declarer: "N", score: 450 }, { declarer: "E" }, { status: "unread" }]);
  expect(rows[0]).toEqual(["4P", "", "N", "+1", ""]);
  expect(rows[2]).toEqual(["3C", "", "NX", "-3", -500]);
  expect(statuses[2]).toBe("unread");
  expect(session.unread).toMatchObject([{ kind: "notASeat", at: "line 4", read: "NX" }]);
});

test("names stay names", () => {
  const { session } = written(
    tabbed("Brett N-S O-W Kontrakt Spieler Ergebnis", "1 1 5 4P Nowak +1", "2 2 6 3SA Olsen ="),
  );
  expect(session.lines.map(({ declarer, status }) => [declarer, status])).toEqual([
    [undefined, "unread"],
    [undefined, "unread"],
  ]);
});

test("a cell that is not understood takes nothing from those beside it", () => {
  const { heading, rows } = written(
    "Board,NS,EW,Contract,X,By,Result,Adjust,Paper score\n" +
      "1,1,3,4S,,Q,=,,\n2,1,4,3NT,,W,+9,,\n3,1,4,3Q,X,W,+1,,\n4,2,5,,,W,+1,,\n5,1,3,4S,,N,=,foo,\n6,1,4,3NT,,W,+1,,abc\n",
  );
  expect(heading).toEqual(["Contract", "X", "By", "Result", "Paper score", "Adjust"]);
  expect(rows).toEqual([
    ["4S", "", "Q", "=", "", ""],
    ["3NT", "", "W", "+9", "", ""],
    ["3Q", "X", "W", "+1", "", ""],
    ["", "", "W", "+1", "", ""],
    ["4S", "", "N", "=", "", "foo"],
    ["3NT", "", "W", "+1", "abc", ""],
  ]);
});

test("tricks counted from the book say so, or the sheet would count them all", () => {
  const { rows } = written("Board,NS,EW,Contract,By,Made,Down\n1,1,3,4S,Q,4,\n2,1,4,3NT,Q,,2\n");
  expect(rows).toEqual([
    ["4S", "", "Q", "Made 4"],
    ["3NT", "", "Q", "Down 2"],
  ]);
});

describe("contracts with scores in place of tricks", () => {
  const heading = "Board,NS,EW,Contract,By,Score NS,Score EW,MP NS\n";
  const readable = "1,1,3,4S,N,450,,2\n2,6,2,3NT,W,,400,1\n";

  test("a score that no number of tricks makes is told with its place, and kept", () => {
    const { session, rows, statuses } = written(`${heading}${readable}2,1,4,3NT,W,,600,1\n2,5,7,3NT,W,,"1,400",1\n`);
    const odd = session.unread.filter(({ kind }) => kind === "noTricksScore");
    expect(odd.map(({ at, read, likely }) => [at, read, likely])).toEqual([
      ["line 4", "3NT", ["-600", "NS"]],
      ["line 5", "3NT", ["-1400", "NS"]],
    ]);
    expect(sentence(odd[0])).toMatch(/3NT .* no number of tricks scores -600 \(N-S's view, vulnerable: NS\)/);
    expect(rows).toEqual([
      ["4S", "", "N", "+1", ""],
      ["3NT", "", "W", "=", ""],
      ["3NT", "", "W", "", -600],
      ["3NT", "", "W", "", -1400],
    ]);
    expect(statuses).toEqual(["played", "played", "pending", "pending"]);
  });

  test("an average beside a contract is a ruling", () => {
    const { session, heading: headings, rows } = written(`${heading}${readable}3,1,6,2H,E,AVE,AVE,2\n`);
    expect(session.unread).toEqual([]);
    expect(session.lines[2]).toMatchObject({ status: "awarded", contract: { level: 2 }, declarer: "E" });
    expect(headings.at(-1)).toBe("Adjust");
    expect(rows[2]).toEqual(["2H", "", "E", "", "AVE"]);
  });

  test("two averages, each for its own side, also beside a result", () => {
    const { lines } = readPaste("Board,NS,EW,Contract,By,Result,Score NS,Score EW\n1,1,3,4S,N,=,AVE+,AVE-\n");
    expect(lines).toMatchObject([
      { status: "awarded", tricks: 10, award: { ns: { kind: "average", sign: "+" }, ew: { sign: "-" } } },
    ]);
  });

  test("the column Result is not missed where the scores say it, and once where a row needs it", () => {
    const missed = (text: string) => written(heading + text).said.filter(({ kind }) => kind === "columnNotFound");
    expect(missed(readable)).toEqual([]);
    expect(missed(`${readable}2,1,4,3NT,W,,600,1\n`)).toEqual([]);
    expect(missed(`${readable}4,1,2,3NT,W,,,1\n5,1,2,3NT,W,,,1\n`)).toMatchObject([{ at: "line 1", read: "Result" }]);
  });
});
