import fc from "fast-check";
import { readPastedText, readResults } from "../../../src/files";
import { holdsTogether, mutated } from "../../support/mutations";
import { DEAL, game, table } from "./pbn/text";
import { board, event, line, pair, participants, usebio, type Fields } from "./usebio/text";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const USEBIO = usebio(
  event(
    participants(pair({ PAIR_NUMBER: 1, TOTAL_SCORE: 2, PERCENTAGE: 50 }, "Ann", "Bob & Co")) +
      board(
        1,
        line({ NS_MATCH_POINTS: 2, EW_MATCH_POINTS: 0 }),
        line({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: 4, TRICKS: 9, SCORE: -50, NS_MATCH_POINTS: 0, EW_MATCH_POINTS: 2 }),
      ) +
      board(2, line({ CONTRACT: "PASS", SCORE: 0 }), line({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: 4, SCORE: "A6040" })),
    "PAIRS",
    { WINNER_TYPE: 1 },
  ),
);

const PBN =
  table(["1 2 4S N 10 420 -", "3 4 Pass - - 0 -", "5 6 4S N - - -"], undefined, { Scoring: "MP;MP1", Site: "##x" }) +
  game({
    Board: "2",
    North: "Ann",
    South: "Bob",
    East: "Cid",
    West: "Dee",
    Contract: "3NT",
    Declarer: "E",
    Result: "9",
  }) +
  game({ Board: "3", Deal: DEAL }, "{ a comment", "} ; and another") +
  game({ TotalScoreTable: "PairId;Names;TotalMP" }, '1 "Ann ;Bob" 2');

const BRIDGEWEBS = [
  ...["#Version,std1", "#Title,Night", "#Date,30/11/2026", "#Pairs", "#Winners,1", "#Scores"],
  ...["POSITION,PAIR,NAME1,NAME2,PERCENT", "1,1,Ann,Bob,75", "2,2,Cid,Dee,25", "#BoardFormat,BOARD", "#Travellers"],
  ...["NS,EW,Bid,By,Ld,Tks,+Sc,-Sc,+,-", "#Board,1", "1,2,4S,N,SA,10,420,,2,0", "3,4,4HX,S,D2,9,,100,0,2"],
  ...["#Board,2", "1,4,PASS,,,,,,1,1", '3,2,"A6040",,,,,,,'],
].join("\r\n");

describe.each([
  ["USEBIO", USEBIO],
  ["PBN", PBN],
  ["BridgeWebs", BRIDGEWEBS],
])("a spoilt %s file", (_, text) => {
  test("is read whole where nothing is spoilt", async () => {
    const session = await readResults(bytesOf(text), "night");
    expect(session.lines).toHaveLength(4);
    holdsTogether(session);
  });

  test("never throws, and drops nothing without saying so", async () => {
    await fc.assert(
      fc.asyncProperty(mutated(text), async (spoilt) => holdsTogether(await readResults(bytesOf(spoilt), "night"))),
      { numRuns: 300 },
    );
  });

  test("as pasted text, and cut off anywhere", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), async (end) => holdsTogether(await readPastedText(text.slice(0, end)))),
      { numRuns: 60 },
    );
  });
});

/** What people and programs write into fields, and what they never should. */
const value = fc.oneof(
  fc.constantFrom(
    "",
    "-",
    "?",
    "0",
    "4S",
    "3NTX",
    "PASS",
    "A6040",
    "AVE+",
    "NP",
    "N",
    "10",
    "=",
    "-1",
    "420",
    "-50",
    "1NS",
  ),
  fc.constantFrom(
    "^60",
    "1e309",
    "8000",
    "١٢",
    "N/A",
    "#REF!",
    "=1+1",
    "7 NT xx E -13",
    "(A) 3 NS",
    "99999999999999999999",
  ),
  fc.string({ maxLength: 12 }),
);

describe("fields of any content", () => {
  const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const FIELDS = [
    "NS_PAIR_NUMBER",
    "EW_PAIR_NUMBER",
    "CONTRACT",
    "PLAYED_BY",
    "TRICKS",
    "SCORE",
    "LEAD",
    "NS_SCORE",
    "NS_MATCH_POINTS",
  ];
  const fields = fc.record(Object.fromEntries(FIELDS.map((name) => [name, value.map(escaped)])), { requiredKeys: [] });

  test("each USEBIO line becomes a line, or is said to stand twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fields, { minLength: 1, maxLength: 6 }), value.map(escaped), async (given, number) => {
        const text = usebio(event(board(number, ...given.map((changed) => line(changed as Fields)))));
        const session = await readResults(bytesOf(text), "night");
        const twice = session.findings.filter(({ kind }) => kind === "sameResultTwice").length;
        expect(session.lines.length + twice).toBe(given.length);
        holdsTogether(session);
      }),
      { numRuns: 200 },
    );
  });

  test("each PBN row becomes a line, or is said not to fit, to stand twice or to have no pair", async () => {
    const word = value.map((text) => text.replace(/[\s"\\]/g, "") || "-").map((text) => `"${text}"`);
    const rows = fc.array(fc.array(word, { minLength: 6, maxLength: 8 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const session = await readResults(bytesOf(table(given.map((words) => words.join(" ")))), "night");
        const { lines, unread, findings } = session;
        const unfit = unread.filter(({ kind }) => kind === "tableRow").length;
        const anonymous = unread.find(({ kind }) => kind === "scoresWithoutPairs");
        const twice = findings.filter(({ kind }) => kind === "sameResultTwice").length;
        if (anonymous) expect(lines).toEqual([]);
        else expect(lines.length + unfit + twice).toBe(given.length);
        holdsTogether(session);
      }),
      { numRuns: 200 },
    );
  });
});

describe("far too much", () => {
  test("of a pasted text", async () => {
    const { unread } = await readPastedText(PBN.padEnd(51 * 1024 * 1024, "x"));
    expect(unread).toMatchObject([{ kind: "tooLarge", at: "pasted text" }]);
  });

  test("nesting", async () => {
    const { unread } = await readResults(bytesOf(`<USEBIO>${"<EVENT>".repeat(100_000)}`), "deep.xml");
    expect(unread).toMatchObject([{ kind: "tooLarge", at: "deep.xml" }]);
  });

  test("rows of a table", async () => {
    const { unread } = await readResults(bytesOf(table(Array(110_001).fill("1 2 4S N 10 420 -"))), "long.pbn");
    expect(unread).toMatchObject([{ kind: "tooLarge", at: "long.pbn" }]);
  });

  test("opened comments, quotes and brackets in one line", async () => {
    const signs = '{ } " [ ; '.repeat(1900);
    holdsTogether(await readResults(bytesOf(`${PBN}[Board "9"]\n${signs}\n[ScoreTable "A;B"]\n${signs}`), "signs.pbn"));
  });
});

test("an entity bomb in a result stays the few letters that it is", async () => {
  const levels = Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};&e${i};">`).join("");
  const bomb = USEBIO.replace(/<!DOCTYPE[^>]*>/, `<!DOCTYPE USEBIO [<!ENTITY e0 "x">${levels}]>`).replace(
    "Ann",
    "&e20;",
  );
  const { contestants, lines } = await readResults(bytesOf(bomb), "bomb.xml");
  expect(contestants[0].names[0]).toBe("&e20;");
  expect(lines).toHaveLength(4);
});

test("names that mean something to a program are names like any other", async () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const heading = `Board,NS,EW,Contract,By,Tricks,${name}\n1,${name},2,4S,N,10,x\n1,3,${name},4S,N,9,x\n`;
    const tags = `[${name} "x"]\n${PBN.replace("Ann", name)}`;
    const xml = USEBIO.replace("Ann", name).replace("<BOARD>", `<${name}>1</${name}><BOARD>`);
    for (const text of [heading, tags, xml, BRIDGEWEBS.replace("#Pairs", `#${name},1`).replace("PERCENT", name)]) {
      const session = await readResults(bytesOf(text), "night");
      expect(session.lines.length).toBeGreaterThan(1);
      holdsTogether(session);
    }
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test.each([
  ["USEBIO", USEBIO, "Ann"],
  ["PBN", PBN, "Ann"],
  ["BridgeWebs", BRIDGEWEBS, "Ann"],
  ["a table", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,10\n1,Ann,4,4S,N,9\n", "Ann"],
])("%s with line ends of every kind, and mixed", async (_, text, name) => {
  const lines = text.split(/\r?\n/);
  const plain = await readResults(bytesOf(lines.join("\n")), "night");
  const mixed = lines.map((one, i) => one + ["\n", "\r\n", "\r"][i % 3]).join("");
  for (const other of [lines.join("\r\n"), lines.join("\r"), mixed]) {
    const session = await readResults(bytesOf(other), "night");
    expect(session.lines.map(({ ns, ew, score }) => [ns, ew, score])).toEqual(
      plain.lines.map(({ ns, ew, score }) => [ns, ew, score]),
    );
    expect(JSON.stringify(session).toUpperCase()).toContain(name.toUpperCase());
  }
});
