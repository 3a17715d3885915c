import { readFiles, readPaste, readResults, type ResultFile } from "../../../src/files";
import { joined } from "../../../src/files/joined";
import { atOnce } from "../../../src/results/steps";

const file = (name: string, text: string): ResultFile => ({ name, bytes: new TextEncoder().encode(text) });

const table = (board: number, ...rows: string[]): string =>
  ["Board,NS,EW,Contract,By,Tricks,Score", ...rows.map((row) => `${board},${row}`)].join("\n");

const FIRST = table(1, "1,2,4S,N,10,420", "3,4,4S,N,9,-50");
const SECOND = table(2, "3,2,3NT,W,9,-600", "1,4,3NT,W,8,100");

test("boards of several files are one session, each line with its file", async () => {
  const session = await readFiles([file("b10.csv", SECOND), file("b9.csv", FIRST)]);
  expect(session.source).toEqual({ kind: "files", fileName: "b9.csv and 1 more" });
  expect(session.lines.map(({ board, at }) => `${board}: ${at}`)).toEqual([
    "1: b9.csv, line 2",
    "1: b9.csv, line 3",
    "2: b10.csv, line 2",
    "2: b10.csv, line 3",
  ]);
  expect(session.settings).toMatchObject({ Scoring: "Matchpoints", Winners: 2, Language: "en" });
});

test("one ranking or two is decided from all files together", async () => {
  const turned = table(2, "2,3,3NT,W,9,-600", "4,1,3NT,W,8,100");
  expect((await readFiles([file("a", FIRST), file("b", turned)])).settings.Winners).toBe(1);
});

test("a result that stands in two files counts once; where they differ, it is asked about", async () => {
  const other = table(1, "1,2,4S,N,10,420", "3,4,4S,N,10,420");
  const session = await readFiles([file("a.csv", FIRST), file("b.csv", other)]);
  expect(session.lines.map(({ status }) => status)).toEqual(["played", "played", "unread"]);
  expect(session.findings).toContainEqual(
    expect.objectContaining({ kind: "sameResultTwice", at: "b.csv, line 2", likely: ["a.csv, line 2"] }),
  );
  expect(session.unread).toMatchObject([{ kind: "resultTwice", at: "b.csv, line 3" }]);
});

test("a file that is no result is named, and the others are read", async () => {
  const picture = { name: "logo.png", bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) };
  const session = await readFiles([file("a.csv", FIRST), picture]);
  expect(session.lines).toHaveLength(2);
  expect(session.unread).toMatchObject([{ kind: "notAResultFile", at: "logo.png", read: "a picture" }]);
});

test("deals of one file stand with the results of another", async () => {
  const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
  const pbn = `% PBN 2.1\n[Event ""]\n[Board "1"]\n[Deal "${deal}"]\n`;
  const session = await readFiles([file("a.csv", FIRST), file("deals.pbn", pbn)]);
  expect(session.lines).toHaveLength(2);
  expect(session.deals).toMatchObject([{ board: 1, hands: { N: "AKQJT98765432..." } }]);
  expect(session.unread).toEqual([]);
});

test("one file alone is read as it is", async () => {
  const one = file("a.csv", FIRST);
  expect(await readFiles([one])).toEqual(await readResults(one.bytes, one.name));
});

test("no file, no results", async () => {
  expect((await readFiles([])).lines).toEqual([]);
});

test("files that are too large together are refused", async () => {
  const half = "x".repeat(26 * 1024 * 1024);
  const { lines, unread } = await readFiles([file("a", half), file("b", half)]);
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind: "tooLarge" }]);
});

test("of a file with several sessions only the first counts among others, and that is said", async () => {
  const line = "<NS_PAIR_NUMBER>5</NS_PAIR_NUMBER><EW_PAIR_NUMBER>6</EW_PAIR_NUMBER><CONTRACT>PASS</CONTRACT>";
  const one = (id: number): string =>
    `<SESSION SESSION_ID="${id}"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>${line}</TRAVELLER_LINE></BOARD></SESSION>`;
  const two = `<USEBIO><EVENT EVENT_TYPE="PAIRS">${one(1)}${one(2)}</EVENT></USEBIO>`;
  const session = await readFiles([file("a.csv", FIRST), file("two.xml", two)]);
  expect(session.lines).toHaveLength(3);
  expect(session.others).toBeUndefined();
  expect(session.findings.map(({ kind }) => kind)).not.toContain("severalSessions");
  expect(session.unread).toMatchObject([{ kind: "sessionLeftOut", at: "two.xml", read: "session 2 (one result)" }]);
});

test("readings that a file offers for a line are places of their file too, and the line that counts stays one of them", () => {
  const [one, other] = [FIRST, SECOND].map((text, i) => {
    const session = readPaste(text);
    return { ...session, source: { ...session.source, fileName: `${"ab"[i]}.csv` } };
  });
  const [line] = one.lines;
  const choices = [
    { label: "as recorded", line },
    { label: "the other way", line: { ...line, ns: line.ew, ew: line.ns } },
  ];
  const finding = { kind: "switchedSeats", at: line.at, read: "1 v 2", choices } as const;
  const session = atOnce(joined([{ ...one, findings: [finding] }, other], { kind: "files", fileName: "a and b" }));
  const offered = session.findings.find(({ kind }) => kind === "switchedSeats")?.choices ?? [];
  expect(offered.map((choice) => choice.line.at)).toEqual(["a.csv, line 2", "a.csv, line 2"]);
  expect(session.lines).toContain(offered[0].line);
  expect(offered[1].line).toMatchObject({ ns: "2", ew: "1" });
});

test("a number with other names in another file keeps the first ones, and that is said", async () => {
  const pbn = (board: number, names: string): string =>
    [
      `[Event "Night"]`,
      `[Board "${board}"]`,
      `[ScoreTable "PairId_NS;PairId_EW;Names_NS\\20L;Contract;Declarer;Result"]`,
      `1 2 "${names}" 4S N 10`,
      "",
    ].join("\n");
  const session = await readFiles([file("a.pbn", pbn(1, "Ann & Bob")), file("b.pbn", pbn(2, "Cas & Dot"))]);
  expect(session.contestants.find(({ id }) => id === "1")?.names).toEqual(["Ann", "Bob"]);
  expect(session.findings).toContainEqual({
    kind: "otherNames",
    at: "b.pbn",
    read: "1, Cas & Dot",
    likely: ["Ann & Bob"],
  });
});
