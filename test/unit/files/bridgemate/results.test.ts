import { sentence } from "../../../../src/notation/messages";
import type { ResultLine } from "../../../../src/results/types";
import type { Row } from "../../../../src/files/bridgemate/database";
import { findingsOf, record, session } from "./tables";

const lineOf = (given: Row): ResultLine => session({ receivedData: [record(given)] }).lines[0];

describe("a record", () => {
  test("with contract, declarer, result and lead is played, and scored with the board's vulnerability", () => {
    const line = lineOf({ id: 12, board: 2, contract: "2 D x", "ns/ew": "S", result: "-2", leadcard: "C10" });
    expect(line).toEqual({
      section: "",
      board: 2,
      round: 1,
      table: 1,
      ns: "1",
      ew: "2",
      status: "played",
      contract: { level: 2, strain: "D", doubled: 1 },
      declarer: "S",
      tricks: 6,
      lead: "♣10",
      score: -500,
      at: "ReceivedData 12",
    });
  });

  test.each([
    ["3 NT", "+2", 660],
    ["4Sx", "=", 790],
    ["1 C xx", "-1", -400],
    ["7NT", "-13", -1300],
  ])("%s %s scores %i on a board that all are vulnerable on", (contract, result, score) => {
    expect(lineOf({ board: 4, contract, result }).score).toBe(score);
  });

  test("PASS is a pass-out with a score of 0", () => {
    expect(lineOf({ contract: "PASS", "ns/ew": null, result: null })).toMatchObject({ status: "passed", score: 0 });
  });

  test.each(["Pass", "AP", "Passed out"])("%s is a pass-out too", (contract) => {
    expect(lineOf({ contract, "ns/ew": "", result: "" })).toMatchObject({ status: "passed", score: 0 });
  });

  test("without a seat, the declaring pair says the side; a seat may be a word, and a lead anything or nothing", () => {
    const read = session({ receivedData: [record({ "ns/ew": "", declarer: 2, leadcard: "10c" })] });
    expect(read.lines[0]).toMatchObject({ status: "played", declarer: "E", score: -420, lead: "♣10" });
    expect(findingsOf(read, "declaringSide")).toMatchObject([{ read: "EW", likely: ["E"] }]);
    expect(lineOf({ "ns/ew": "South" }).declarer).toBe("S");
    expect(lineOf({ leadcard: "-" }).lead).toBeUndefined();
    expect(lineOf({ "ns/ew": "", declarer: 0 }).status).toBe("unread");
  });

  test("that names declarer's side only counts for either seat, and that is said", () => {
    const read = session({ receivedData: [record({ "ns/ew": "EW" })] });
    expect(read.lines[0]).toMatchObject({ status: "played", declarer: "E", score: -420 });
    expect(findingsOf(read, "declaringSide")).toMatchObject([{ read: "EW", likely: ["E"] }]);
    expect(session({ receivedData: [record({ "ns/ew": "NS" })] }).lines[0]).toMatchObject({
      declarer: "N",
      score: 420,
    });
  });
});

describe("a remark", () => {
  const noContract = { contract: "", "ns/ew": "", result: "" };

  test("of two percentages awards them, North-South first", () => {
    expect(lineOf({ ...noContract, remarks: "40%-60%" })).toMatchObject({
      status: "awarded",
      award: { ns: { kind: "percent", value: 40 }, ew: { kind: "percent", value: 60 } },
    });
  });

  test("awards wins over the contract, which stays", () => {
    expect(lineOf({ remarks: "60%-60%" })).toMatchObject({ status: "awarded", tricks: 10, score: 420 });
  });

  test("says that a board was not played, or is not decided yet", () => {
    expect(lineOf({ ...noContract, remarks: "Not played" }).status).toBe("notPlayed");
    expect(lineOf({ ...noContract, remarks: "Arbitral score" }).status).toBe("pending");
  });

  test("that settles a board leaves nothing unread, even where a contract has no result", () => {
    const read = session({ receivedData: [record({ result: "", remarks: "Not played" })] });
    expect(read.unread).toEqual([]);
    expect(findingsOf(read, "noResult")).toHaveLength(1);
  });

  test("of another program decides nothing and is shown", () => {
    const read = session({ receivedData: [record({ remarks: "late play" })] });
    expect(read.lines[0].status).toBe("played");
    expect(findingsOf(read, "remark")).toMatchObject([{ read: "late play" }]);
  });
});

describe("what cannot be read is listed with its record and reason", () => {
  test.each([
    ["a damaged contract", { contract: "4 Q" }, "notAContract"],
    ["a contract of eight", { contract: "8 S" }, "notAContract"],
    ["a result out of reach", { result: "+4" }, "tooManyOvertricks"],
    ["more down than there are tricks", { result: "-11" }, "tooManyUndertricks"],
    ["no result", { result: "" }, "noResult"],
    ["no declarer", { "ns/ew": null }, "notASeat"],
    ["a board 0", { board: 0 }, "notABoard"],
    ["a board below 0", { board: -32754 }, "notABoard"],
    ["a pair 0", { pairew: 0 }, "noPair"],
    ["neither contract nor remark", { contract: null }, "emptyRecord"],
  ])("%s", (_, given, kind) => {
    const read = session({ receivedData: [record({ ...given, id: 7 }), record({ pairns: 3, pairew: 4 })] });
    expect(read.lines.map(({ status }) => status).sort()).toEqual(["played", "unread"]);
    expect(read.unread).toMatchObject([{ kind, at: "ReceivedData 7" }]);
    expect(sentence(read.unread[0])).toMatch(/\w/);
    expect(Math.min(...read.lines.map(({ board }) => board))).toBeGreaterThanOrEqual(0);
  });
});

test("averages in words, as other programs write them, settle the board", () => {
  const { lines, unread } = session({ receivedData: [record({ contract: null, result: null, remarks: "AVE+/AVE-" })] });
  expect(unread).toEqual([]);
  expect(lines).toMatchObject([{ status: "awarded", award: { ns: { sign: "+" }, ew: { sign: "-" } } }]);
});
