/** A table read as the scorer says, not as it shows by itself. */
import { readFiles, readPastedText, readSelectedCells } from "../../../src/files";
import type { ImportedSession } from "../../../src/results/types";

// C is clubs in English and hearts in French (coeur): the table alone does not tell, so it is asked about.
const HEADINGS = "Board,NS,EW,Contract,By,Result";
const NIGHT = [HEADINGS, "1,1,2,4C,N,10", "1,3,4,4C,N,4"].join("\n");

const strains = ({ lines }: ImportedSession) => lines.map(({ contract }) => contract?.strain);
const tricks = ({ lines }: ImportedSession) => lines.map((line) => line.tricks);

test("in a language, which goes into the settings and is not told as decided", async () => {
  expect(strains(await readPastedText(NIGHT))).toEqual([undefined, undefined]);
  const english = await readPastedText(NIGHT, {}, { Language: "en" });
  expect([strains(english), english.settings.Language]).toEqual([["C", "C"], "en"]);
  const french = await readPastedText(NIGHT, {}, { Language: "fr" });
  expect([strains(french), french.settings.Language]).toEqual([["H", "H"], "fr"]);
  expect(french.findings.map(({ kind }) => kind)).not.toContain("decidedLanguage");
});

test("results without a sign over book, in the language that the table shows", async () => {
  expect(tricks(await readPastedText(NIGHT, {}, { Language: "en" }))).toEqual([10, 4]);
  const over = await readPastedText(
    [HEADINGS, "1,1,2,4S,N,4", "1,3,4,4S,N,5"].join("\n"),
    {},
    { "Results as": "Over book" },
  );
  expect([tricks(over), over.settings["Results as"], over.settings.Language]).toEqual([[10, 11], "Over book", "en"]);
});

test("a file, several files and selected cells alike", async () => {
  const as = { Language: "fr" } as const;
  const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
  const second = [HEADINGS, "2,1,4,4C,N,10"].join("\n");
  expect(strains(await readFiles([file("a.csv", NIGHT)], {}, as))).toEqual(["H", "H"]);
  const both = await readFiles([file("a.csv", NIGHT), file("b.csv", second)], {}, as);
  expect([strains(both), both.settings.Language]).toEqual([["H", "H", "H"], "fr"]);
  const cells = NIGHT.split("\n").map((line) => line.split(","));
  expect(strains(await readSelectedCells(cells, "Sheet1!A1:F3", {}, as))).toEqual(["H", "H"]);
});

// A 4 is four tricks, or four beyond the book.
const RESULTS = [
  ["4C", "N", "10"],
  ["4C", "N", "4"],
];

const page = `<table><tr><th>Board<th>NS<th>EW<th>Contract<th>By<th>Result</tr>${RESULTS.map(
  (cells, i) => `<tr><td>1<td>${2 * i + 1}<td>${2 * i + 2}${cells.map((cell) => `<td>${cell}`).join("")}</tr>`,
).join("")}</table>`;

const bridgeWebs = [
  "#Version,std1",
  "#BoardFormat,PBN",
  "#Travellers",
  "NS,EW,BID,BY,RESULT",
  "#Board,1",
  ...RESULTS.map((cells, i) => `${2 * i + 1},${2 * i + 2},${cells.join()}`),
].join("\n");

const jannersten = [
  "[RESULTS]",
  ...RESULTS.map(
    ([contract, by, tricks], i) => `#01;A;1;${2 * i + 1};${2 * i + 2};;;;${contract};${by};${tricks};;;;;;;;;;;`,
  ),
].join("\n");

test.each([
  ["a web page", "web page", page, [10, 10]],
  ["a file for BridgeWebs", "BridgeWebs", bridgeWebs, [10, 10]],
  ["results.txt, whose results are tricks", "Jannersten", jannersten, [10, 4]],
])("%s in a language, and with bare results over book", async (_name, kind, text, over) => {
  const french = await readPastedText(text, {}, { Language: "fr" });
  expect([french.source.kind, strains(french), french.settings.Language]).toEqual([kind, ["H", "H"], "fr"]);
  const english = await readPastedText(text, {}, { Language: "en" });
  expect([strains(english), tricks(english)]).toEqual([
    ["C", "C"],
    [10, 4],
  ]);
  const read = await readPastedText(text.replace(/\b10\b/, "4"), {}, { Language: "en", "Results as": "Over book" });
  expect(tricks(read)).toEqual(kind === "Jannersten" ? [4, 4] : over);
  expect(read.settings["Results as"]).toBe("Over book");
});

test("without headings and with nothing that shows them, the language helps nothing: that they are missing is said", async () => {
  const { lines, unread } = await readPastedText("a,b\nc,d", {}, { Language: "fr" });
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind: "noHeadings" }]);
});
