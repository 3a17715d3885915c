import { parseGames, tagOf } from "../../../../src/files/pbn/games";
import { columnsOf, tableOf } from "../../../../src/files/pbn/table";

const values = (text: string, name: string): string[] => parseGames(text).games.map((game) => tagOf(game, name));

describe("games", () => {
  test.each([
    ["\\n", "\n"],
    ["\\r\\n", "\r\n"],
    ["\\r", "\r"],
    ["\\r\\r\\n", "\r\r\n"],
  ])("are parted by blank lines, whichever ends a line: %s", (_, end) => {
    const text = ["% PBN 2.1", '[Board "1"]', '[Date "x"]', "  ", '[Board "2"]'].join(end);
    expect(values(text, "board")).toEqual(["1", "2"]);
  });

  test("a second Board begins a game where no blank line does", () => {
    expect(values('[Event "a"]\n[Board "1"]\n[Event "b"]\n[Board "2"]\n[Board "3"]', "board")).toEqual(["1", "2", "3"]);
  });

  test("several tags on a line, blanks inside, names in any case", () => {
    expect(values('[ BOARD  "1" ] [date "x"]', "board")).toEqual(["1"]);
    expect(values('[ BOARD  "1" ] [date "x"]', "date")).toEqual(["x"]);
  });

  test("quotes and backslashes in a value", () => {
    expect(values('[Event "The \\"big\\" one"]', "event")).toEqual(['The "big" one']);
    expect(values('[Event "The "big" one"]', "event")).toEqual(['The "big" one']);
    expect(values('[Event "C:\\\\pbn\\\\"]', "event")).toEqual(["C:\\pbn\\"]);
    expect(values('[ScoreTable "Rank\\3R"]', "scoretable")).toEqual(["Rank\\3R"]);
  });

  test("what is no tag is said, and the tags around it are read", () => {
    const { games, findings } = parseGames('[Board "1"]\n[Event "open\n[Date "x"]');
    expect(findings).toEqual([{ kind: "notATag", at: "line 2", read: '[Event "open' }]);
    expect(games.map((game) => [tagOf(game, "board"), tagOf(game, "date")])).toEqual([["1", "x"]]);
  });

  test("a line of a size that nobody writes is passed over and said", () => {
    const { games, findings } = parseGames(`[Board "1"]\n[Event "${"\\\\".repeat(2_000_000)}"]\n[Date "x"]`);
    expect(findings).toMatchObject([{ kind: "tooLarge", at: "line 2" }]);
    expect(games).toHaveLength(1);
  });

  test("names of JavaScript's own objects are tags like any other", () => {
    const text = '[Board "1"]\n[__proto__ "##x"]\n[constructor "##y"]\n\n[Board "2"]';
    expect(parseGames(text).findings).toEqual([]);
    expect(values(text, "board")).toEqual(["1", "2"]);
    expect(values(text, "__proto__")).toEqual(["", ""]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("more games than any congress ends the reading", () => {
    expect(parseGames('[Board "1"]\n'.repeat(50_002)).tooLarge).toBe(true);
  });
});

describe("comments", () => {
  test("lines with % in front, the rest after ;, and braces over several lines and blank ones", () => {
    const text = [
      '%[Board "9"]',
      '[Board "1"] ; [Date "no"]',
      "{ a",
      "",
      '[Date "no"]',
      '} [Date "yes"]',
      " % no",
    ].join("\n");
    expect(values(text, "board")).toEqual(["1"]);
    expect(values(text, "date")).toEqual(["yes"]);
  });

  test("a semicolon or a brace in quotes is no comment", () => {
    expect(values('[Scoring "MP;MP1"]', "scoring")).toEqual(["MP;MP1"]);
    expect(values('[Event "a {b} ;c"]', "event")).toEqual(["a {b} ;c"]);
  });

  test("a comment that never ends takes the rest, but what stands before it is read", () => {
    expect(values('[Board "1"]\n{ open\n[Board "2"]', "board")).toEqual(["1"]);
  });
});

describe("inheritance", () => {
  test("# is the value of the nearest earlier game that has one", () => {
    const text = '[Board "1"]\n[Date "x"]\n\n[Board "2"]\n\n[Board "3"]\n[Date "#"]\n\n[Board "4"]';
    expect(values(text, "date")).toEqual(["x", "", "x", ""]);
  });

  test("## stays until a game has a value of its own", () => {
    const text = '[Board "1"]\n[Date "##x"]\n\n[Board "2"]\n\n[Board "3"]\n[Date "y"]\n\n[Board "4"]';
    expect(values(text, "date")).toEqual(["x", "x", "y", ""]);
  });

  test("## alone keeps the value from here on, # ends what stays", () => {
    const text =
      '[Board "1"]\n[Date "x"]\n\n[Board "2"]\n[Date "##"]\n\n[Board "3"]\n\n[Board "4"]\n[Date "#"]\n\n[Board "5"]';
    expect(values(text, "date")).toEqual(["x", "x", "x", "x", ""]);
  });

  test("with nothing before it, # is nothing", () => {
    expect(values('[Board "1"]\n[Date "#"]\n\n[Board "2"]\n[Date "##"]\n\n[Board "3"]', "date")).toEqual(["", "", ""]);
  });

  test("a deal or contract is never copied, which is said", () => {
    const { findings } = parseGames('[Board "1"]\n[Contract "4S"]\n\n[Board "2"]\n[Contract "#"]');
    expect(findings).toEqual([{ kind: "notInherited", at: "line 5", read: "contract" }]);
    expect(values('[Board "1"]\n[Contract "4S"]\n\n[Board "2"]\n[Contract "#"]', "contract")).toEqual(["4S", ""]);
  });
});

describe("tables", () => {
  const rows = (text: string) => {
    const { rows, problems } = tableOf(parseGames(text).games[0], "scoretable");
    return { cells: rows.map(({ cells }) => Object.fromEntries(cells)), problems };
  };

  test("a heading has signs of order and widths", () => {
    expect(columnsOf("+Rank\\3R; -Names_NS\\20;Score;;")).toEqual([
      { name: "rank", width: 3 },
      { name: "names_ns", width: 20 },
      { name: "score" },
    ]);
  });

  test("words and quoted strings; comments and blanks in and around rows", () => {
    const text = '[ScoreTable "A;B;C"]\n{ the best }\n 1 "x ;y" 3 ; rest\n%no\n4 {b} 5 6\n[Date "x"]\n7 8 9';
    expect(rows(text).cells).toEqual([
      { a: "1", b: "x ;y", c: "3" },
      { a: "4", b: "5", c: "6" },
    ]);
  });

  test("names without quotes stand between what is before and after them, by their widths", () => {
    const text = [
      '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Names_NS\\12L;Names_EW\\12L;Contract\\3L"]',
      " 1  2 Ann Al-Bob   Cid & Dee    4S",
      "10 11 Long - Longer Eve-Fay      3NT",
    ].join("\n");
    expect(rows(text).cells).toEqual([
      { pairid_ns: "1", pairid_ew: "2", names_ns: "Ann Al-Bob", names_ew: "Cid & Dee", contract: "4S" },
      { pairid_ns: "10", pairid_ew: "11", names_ns: "Long - Longe", names_ew: "Eve-Fay", contract: "3NT" },
    ]);
  });

  test("a row that goes on in the next line", () => {
    expect(rows('[ScoreTable "A;B;C"]\n1 2\n3\n4 5 6').cells).toEqual([
      { a: "1", b: "2", c: "3" },
      { a: "4", b: "5", c: "6" },
    ]);
  });

  test("a row that does not fit is said", () => {
    expect(rows('[ScoreTable "A;B"]\n1 2 3\n4 5').problems).toEqual([
      { kind: "tableRow", at: "line 2", read: "1 2 3", likely: ["2"] },
    ]);
  });

  test("a heading may be inherited", () => {
    const { games } = parseGames('[Board "1"]\n[ScoreTable "A;B"]\n1 2\n\n[Board "2"]\n[ScoreTable "#"]\n3 4');
    expect(Object.fromEntries(tableOf(games[1], "scoretable").rows[0].cells)).toEqual({ a: "3", b: "4" });
  });

  test("more rows than any congress ends the reading", () => {
    expect(parseGames(`[ScoreTable "A"]\n${"1\n".repeat(110_001)}`).tooLarge).toBe(true);
  });
});
