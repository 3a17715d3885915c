import fc from "fast-check";
import { readFiles, readResults } from "../../../../src/files";
import { sentence } from "../../../../src/notation/messages";
import type { ImportedSession } from "../../../../src/results/types";
import { HEADINGS, readPage, row, table, TRAVELLER } from "./pages";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const refused = ({ lines, unread }: ImportedSession): string[] => {
  expect(lines).toEqual([]);
  return unread.map(({ kind }) => kind);
};

test.each([
  ["layers", "<div>".repeat(100_000)],
  ["tables in tables", "<table><tr><td>".repeat(20_000)],
  ["styles that are never closed", Array.from({ length: 50_000 }, (_, i) => `<font size=${i}><p>`).join("")],
  ["bold in bold", "<b><i>".repeat(50_000)],
])("a page of %s is refused", (_, page) => {
  expect(refused(readPage(`<html>${page}`))).toEqual(["tooLarge"]);
});

test("more tags than any page of results has are refused", () => {
  expect(refused(readPage(`<html>${"<br>".repeat(500_000)}`))).toEqual(["tooLarge"]);
});

test("a tag of a million attributes is one tag", () => {
  const attributes = Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(" ");
  expect(readPage(`<h1 ${attributes}>Board 1</h1>${TRAVELLER}`).lines).toHaveLength(2);
});

test("cells that claim to cover millions of others cover what is there", () => {
  const wide = `<tr><td colspan=99999999 rowspan=99999999>x</td></tr>`;
  const page = `<h1>Board 1</h1>${TRAVELLER}${`<table>${wide.repeat(2000)}</table>`}`;
  expect(readPage(page).lines).toHaveLength(2);
  expect(readPage(`<h1>Board 1</h1>${TRAVELLER.replace("<td>4S", "<td rowspan=1000000>4S")}`).lines).toHaveLength(2);
});

test("a table that is too long is read in part, and that is said", () => {
  const page = `<h1>Board 1</h1>${table(HEADINGS, row("1", "2", "4S", "N", "10", "420", "").repeat(50_000))}`;
  expect(readPage(page).unread.map(({ kind }) => kind)).toContain("tooLarge");
});

test("headings and names that mean something to a program mean nothing here", () => {
  const page = table(
    row("__proto__", "NS", "EW", "constructor", "Score", "hasOwnProperty"),
    row("x", "__proto__", "constructor", "toString", "420", "valueOf"),
  );
  const session = readPage(`<h1>Board 1</h1>${page}`);
  expect(session.lines).toMatchObject([{ ns: "1", ew: "2", score: 420 }]);
  expect(session.contestants.map(({ names }) => names)).toEqual([["__proto__"], ["constructor"]]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("rows that lack a whole column are listed, each with its place", () => {
  const { lines, unread, findings } = readPage(`<h1>Board 1</h1>${TRAVELLER.replace("By", "$By")}`);
  expect(lines.map(({ status }) => status)).toEqual(["unread", "unread"]);
  expect(unread.map(({ kind, at }) => [kind, at])).toEqual(lines.map(({ at }) => ["noDeclarer", at]));
  expect(findings.filter(({ kind }) => kind === "columnNotFound")).toMatchObject([{ read: "By" }]);
});

test("entities of one's own are text", () => {
  const page = `<!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><h1>Board 1</h1>${TRAVELLER.replace("4S", "&b;")}`;
  const { lines, unread } = readPage(page);
  expect(lines.map(({ status }) => status)).toEqual(["unread", "played"]);
  expect(unread).toMatchObject([{ kind: "notAContract" }]);
});

describe("whatever is in a file, it is read or refused", () => {
  const acbl = JSON.stringify({
    sessions: [
      {
        hand_records: [{ board: 1, north_spades: "A K" }],
        sections: [
          {
            name: "A",
            boards: [
              {
                board_number: 1,
                board_results: [{ ns_pair: "1", ew_pair: "2", contract: "4 S", declarer: "N", result: "=" }],
              },
            ],
            pair_summaries: [{ pair_number: "1", score: "1.00", players: [{ name: "Ann" }] }],
          },
        ],
      },
    ],
  });
  const webs =
    "#Version,std1\n#Scores\nPOSITION,PAIR,NAME1\n1,1,Ann\n#Travellers\nNS,EW,BID,BY,TKS,+SC,-SC\n#Board,1\n1,2,4S,N,10,420,\n";
  const vugraph = "vg|Final,1,I,1,2,A,80,B,99|\nrs|4SN=,3NW-1,PASS,|\nqx|o1|md|3SAKH2D3C4,SH,SD,|\n";
  const samples = [`<h1>Board 1</h1>${TRAVELLER}`, acbl, `<script>var data = ${acbl};</script>`, webs, vugraph];

  const spoilt = fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(
        fc.tuple(
          fc.nat(2000),
          fc.nat(40),
          fc.oneof(
            fc.string({ maxLength: 8 }),
            fc.constantFrom(
              "<",
              ">",
              '"',
              "{",
              "}",
              "[",
              "null",
              "__proto__",
              "<table>",
              "</td>",
              "#Board,",
              "1e999",
              "&#0;",
              "\0",
              ",",
            ),
          ),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([text, edits]) =>
      edits.reduce((now, [at, length, put]) => {
        const start = at % now.length;
        return now.slice(0, start) + put + now.slice(start + length);
      }, text),
    );

  /** What was not understood has its place, its reason and a whole sentence. */
  const isSound = ({ lines, unread, findings }: ImportedSession): void => {
    expect(lines.length + unread.length).toBeGreaterThan(0);
    const places = new Set(unread.map(({ at }) => at));
    for (const { status, score, board, at } of lines) {
      expect(Number.isInteger(board)).toBe(true);
      if (status === "unread") expect(places).toContain(at);
      if (status === "played") expect(Number.isInteger(score) && !Object.is(score, -0)).toBe(true);
    }
    for (const problem of [...unread, ...findings]) {
      expect(problem.at).not.toBe("");
      expect(sentence(problem)).not.toMatch(/undefined|NaN|\[object/);
    }
  };

  test("one file", async () => {
    await fc.assert(
      fc.asyncProperty(spoilt, async (text) => isSound(await readResults(bytes(text), "night"))),
      { numRuns: 300 },
    );
  }, 300_000);

  test("several files", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(spoilt, { minLength: 2, maxLength: 4 }), async (texts) => {
        isSound(await readFiles(texts.map((text, i) => ({ name: `night${i}`, bytes: bytes(text) }))));
      }),
      { numRuns: 100 },
    );
  }, 300_000);
});
