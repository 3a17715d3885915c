import { readCells, readFiles, readPaste, readResults } from "../../../src/files";
import { sentence } from "../../../src/notation/messages";
import { scoreSession } from "../../../src/results/session";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (name: string): string => [...name].join("\0");
const compound = (stream: string): Uint8Array =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from(utf16(stream), "latin1"), 0, 0]);
const zip = (name: string): Uint8Array => new Uint8Array([0x50, 0x4b, 3, 4, ...bytesOf(name), 0, 0]);

describe("what is no table of results is told plainly", () => {
  test.each([
    ["an Excel workbook renamed", zip("xl/workbook.xml"), "workbook", /open it in Excel/],
    ["an old Excel workbook", compound("Workbook"), "oldWorkbook", /open it in Excel/],
    ["a workbook with a password", compound("EncryptedPackage"), "lockedWorkbook", /password/],
    ["a Word document", compound("WordDocument"), "binary", /another program/],
    ["a zip archive", zip("readme.txt"), "zip", /zip archive/],
    ["a PDF", bytesOf("%PDF-1.7"), "pdf", /PDF/],
    ["a program", new Uint8Array([0x4d, 0x5a, 0, 0, 1]), "binary", /another program/],
    ["an empty file", new Uint8Array(), "empty", /is empty/],
    ["blank lines", bytesOf("\r\n \r\n"), "empty", /is empty/],
    ["USEBIO", bytesOf('<?xml version="1.0"?>\n<USEBIO Version="1.2"/>'), "USEBIO", /holds no results/],
    ["other XML", bytesOf('<?xml version="1.0"?>\n<results/>'), "xml", /XML/],
    ["a web page", bytesOf("<!DOCTYPE html>\n<html></html>"), "web page", /without a table of results/],
    ["PBN", bytesOf('% PBN 2.1\n[Event ""]\n'), "PBN", /holds no results/],
    ["JSON", bytesOf('{"sessions": []}'), "json", /JSON/],
    ["LIN", bytesOf("vg|Final,Segment 1|\n"), "LIN", /holds no results/],
    ["a damaged database", bytesOf("\0\x01\0\0Standard Jet DB\0and no more"), "Bridgemate", /damaged/],
    ["a heading without rows", bytesOf("Board\tNS\tEW\tResult\n"), "table", /holds no results/],
    ["a letter", bytesOf("Dear all,\nthe results follow tomorrow.\n"), "table", /No header row/],
  ])("%s", async (_, bytes, kind, said) => {
    const session = await readResults(bytes, "night.bws");
    expect(session.lines).toEqual([]);
    expect(session.source).toEqual({ kind, fileName: "night.bws" });
    expect(session.unread).toHaveLength(1);
    expect(sentence(session.unread[0])).toMatch(said);
  });

  test("more than 50 MB", async () => {
    const { unread } = await readResults(new Uint8Array(50 * 1024 * 1024 + 1), "big.csv");
    expect(unread).toMatchObject([{ kind: "tooLarge" }]);
  });

  test("more than 100,000 lines", () => {
    expect(readPaste(`Board\tResult\n${"1\t4SN=\n".repeat(100_001)}`).unread).toMatchObject([{ kind: "tooManyLines" }]);
    expect(readCells(Array(100_002).fill([1, "4SN="]), "Sheet1").unread).toMatchObject([{ kind: "tooManyLines" }]);
  });
});

test("a reader that does not load is a reason like any other", async () => {
  jest.resetModules();
  jest.doMock("../../../src/files/bridgemate/session", () => {
    throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
  });
  const { unread } = await readResults(bytesOf("\0\x01\0\0Standard Jet DB\0"), "night.bws");
  jest.dontMock("../../../src/files/bridgemate/session");
  expect(unread).toMatchObject([{ kind: "readerNotLoaded", at: "night.bws" }]);
});

describe("a table", () => {
  const csv =
    "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4S,N,=,420\n1,3,4,4S,N,-1,50\n1,5,6,9S,N,=,0\n1,7,8,PASS,,,0\n";

  test("from a file: lines, what is not understood, and scores that differ, each with its line", async () => {
    const session = await readResults(bytesOf(csv), "night.csv");
    expect(session.lines.map(({ status, score }) => [status, score])).toMatchObject([
      ["played", 420],
      ["played", -50],
      ["unread", undefined],
      ["passed", 0],
    ]);
    expect(session.unread).toMatchObject([{ kind: "notAContract", at: "line 4", read: "9S", column: "Contract" }]);
    expect(session.findings).toContainEqual({ kind: "fileScoreDiffers", at: "line 3", read: "50", likely: ["-50"] });
    expect(session.settings).toMatchObject({ Scoring: "Matchpoints", Winners: 2, Numbers: "One list" });
  });

  test("BYE in a pair's place is nobody: the other pair sits out and gets its VPs for the bye", () => {
    const { lines, unread, settings } = readPaste(
      "Round,Board,NS,EW,Score\n1,1,1,2,420\n1,1,3,4,-50\n1,2,1,2,110\n1,2,3,4,100\n1,,5,BYE,\n2,3,3,1,50\n2,3,5,2,420\n2,3,bye,4,0\n",
    );
    expect(unread).toEqual([]);
    const { standings, problems } = scoreSession(lines, { ...settings, Scoring: "Swiss pairs", "Bye VPs": 12 }, []);
    expect(problems).toEqual([]);
    expect(standings.map(({ pair, swiss }) => [pair.id, swiss?.matches]).sort()).toEqual([
      ["1", 2],
      ["2", 2],
      ["3", 2],
      ["4", 2],
      ["5", 2],
    ]);
    expect(lines.filter(({ status }) => status === "sitOut").map(({ ns, ew }) => [ns, ew])).toEqual([
      ["5", ""],
      ["", "4"],
    ]);
  });

  test("a row of totals is left out, and that is said with its place", () => {
    const { lines, unread, findings } = readPaste(
      "Nr;Board;NS;EW;Kontrakt;Von;Ergebnis;MP NS\n1;1;1;2;4P;N;=;2\n2;1;3;4;4P;N;-1;0\nSumme;;;;;;;2\n",
    );
    expect(lines).toHaveLength(2);
    expect(unread).toEqual([]);
    expect(findings.map(sentence)).toContain('A row of totals ("Summe") is no result, and is not taken.');
    expect(findings.find(({ kind }) => kind === "totalsRow")?.at).toBe("line 4");
  });

  test("of scores alone", () => {
    const { lines } = readPaste("Board\tNS\tEW\tNS score\tEW score\n1\t1\t2\t420\t\n1\t3\t4\t\t50\n");
    expect(lines.map(({ score }) => score)).toEqual([420, -50]);
  });

  test("with the source's own points and percentages, decimal commas and all", () => {
    const [line] = readPaste("Board;NS;EW;Result;MP NS;% NS\n1;1;2;4SN=;3,5;87,50\n1;3;4;4SN-1;0;0").lines;
    expect(line.file).toEqual({ nsPoints: 3.5, nsPercent: 87.5 });
  });

  test("from a selection, where Excel made a result a date", () => {
    const { lines, unread } = readCells(
      [
        ["Board", "NS", "EW", "Contract", "By", "Result"],
        [1, 1, 2, "4S", "N", 45748],
        [1, 3, 4, "4S", "N", 10],
      ],
      "Sheet1!A1:F3",
    );
    expect(lines).toHaveLength(2);
    expect(unread).toMatchObject([{ kind: "looksLikeDate", at: "row 2" }]);
  });

  test("a name that looks like a formula is text like any other", () => {
    const { lines } = readPaste("Board\tNS\tEW\tResult\n1\t=1+1\t@A1\t4SN=\n");
    expect(lines[0]).toMatchObject({ ns: "=1+1", ew: "@A1" });
  });

  test("of 10,000 lines is read whole", () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => `${(i % 36) + 1}\t${i}\t${i + 10_000}\t3NTS+1`);
    expect(readPaste(`Board\tNS\tEW\tResult\n${rows.join("\n")}`).lines).toHaveLength(10_000);
  });
});

describe("a large file", () => {
  const night = (count: number): Uint8Array =>
    new TextEncoder().encode(`Board\tNS\tEW\tResult\n${"1\t1\t2\t4SN=\n".repeat(count)}`);

  test("is read in slices, and says how far it is", async () => {
    const parts: number[] = [];
    const { lines } = await readResults(night(20_000), "large.txt", { progress: (part) => parts.push(part) });
    expect(lines).toHaveLength(20_000);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  });

  test("of 100,000 lines can be stopped", async () => {
    const signal = { aborted: false };
    const progress = (): void => void (signal.aborted = true);
    const { lines, unread } = await readFiles([{ bytes: night(100_000), name: "large.txt" }], { signal, progress });
    expect(lines).toEqual([]);
    expect(unread).toEqual([{ kind: "readingStopped", at: "large.txt", read: "large.txt" }]);
    expect(sentence(unread[0])).toBe("Stopped: nothing of large.txt was read.");
  });

  test("among several, stopped before any of them is begun, none is read", async () => {
    const files = ["a", "b"].map((name) => ({ bytes: night(2), name: `${name}.txt` }));
    const { lines, unread } = await readFiles(files, { signal: { aborted: true } });
    expect(lines).toEqual([]);
    expect(unread).toEqual([{ kind: "readingStopped", at: "a.txt and 1 more", read: "a.txt and 1 more" }]);
  });

  test("among several stops all of them, and their progress is that of all", async () => {
    const files = ["a", "b"].map((name) => ({ bytes: night(10_000), name: `${name}.txt` }));
    const parts: number[] = [];
    await readFiles(files, { progress: (part) => parts.push(part) });
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);
    const halfway = { aborted: false };
    const { unread } = await readFiles(files, {
      signal: halfway,
      progress: (part) => void (halfway.aborted = part > 0.35),
    });
    expect(unread).toMatchObject([{ kind: "readingStopped", read: "a.txt and 1 more" }]);
  });
});
