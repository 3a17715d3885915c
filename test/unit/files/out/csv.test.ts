import fc from "fast-check";
import Papa from "papaparse";
import { readResults } from "../../../../src/files";
import { csvForm, guarded, unguarded } from "../../../../src/files/csv/makeCsv";
import { makeRankingCsv, makeResultsCsv } from "../../../../src/files/csv/write";
import { outgoing } from "../../../../src/files/out/outgoing";
import { anySession, NAMES } from "./sessions";
import { expectSameLines } from "./same";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(`\uFEFF${text}`);

describe.each([",", "."])("where the decimal separator is %s", (decimal) => {
  const form = csvForm(decimal);

  test("the lines of any session go out and come in again", async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async (sent) => {
        expectSameLines(await readResults(bytesOf(makeResultsCsv(outgoing(sent), form)), "night.csv"), sent);
      }),
      { numRuns: 150 },
    );
  });

  test("numbers are numbers for that Excel, and no text is a formula", () => {
    fc.assert(
      fc.property(anySession, (sent) => {
        for (const text of [makeResultsCsv(outgoing(sent), form), makeRankingCsv(outgoing(sent), form)]) {
          const cells = Papa.parse<string[]>(text, { delimiter: form.separator }).data.flat();
          const wrong = new RegExp(`^-?\\d+\\${decimal === "," ? "." : ","}\\d+$`);
          expect(cells.filter((cell) => wrong.test(cell))).toEqual([]);
          const number = new RegExp(`^-\\d+(\\${decimal}\\d+)?$`);
          expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !number.test(cell))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("what was guarded is the text itself again", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...NAMES, "'=1", "''+2", "'tis")), (text) => {
      expect(unguarded(guarded(text))).toBe(text);
    }),
  );
});

test("names with quotes, separators and line breaks stay in their cells", () => {
  const names = NAMES;
  const lines = names.map((_, i) => ({
    ...{ section: "", board: 1, ns: String(i + 1), ew: String(i + 101), status: "played" as const, score: 10 * i },
    at: "",
  }));
  const contestants = names.map((name, i) => ({ id: String(i + 1), section: "", names: [name] }));
  const text = makeResultsCsv(outgoing({ lines, settings: {}, contestants, event: {} }), csvForm("."));
  const rows = Papa.parse<string[]>(text, { delimiter: ",", header: false }).data;
  const column = rows[0].indexOf("NS names");
  expect(rows.slice(1, -1).map((row) => unguarded(row[column]))).toEqual(names);
});

test("a line without round and table has blanks there", () => {
  const line = { section: "", board: 1, ns: "1", ew: "2", status: "played" as const, at: "" };
  const lines = [
    { ...line, round: 1, table: 2, score: 420 },
    { ...line, ns: "3", ew: "4", score: -50 },
  ];
  const text = makeResultsCsv(outgoing({ lines, settings: {}, contestants: [], event: {} }), csvForm("."));
  const [heading, ...rows] = Papa.parse<string[]>(text, { delimiter: "," }).data;
  expect(heading.slice(0, 2)).toEqual(["Round", "Table"]);
  expect(rows.slice(0, 2).map((row) => row.slice(0, 2))).toEqual([
    ["1", "2"],
    ["", ""],
  ]);
});
