import { readLin } from "../../../../src/files/lin/session";
import type { ImportedSession } from "../../../../src/results/types";
import { atOnce } from "../../../../src/results/steps";

const read = (text: string): ImportedSession => atOnce(readLin(text, "match.lin"));

const match = (results: string, head = "Final,Segment 1,I,16,18,Alfa,0,Bravo,0"): ImportedSession =>
  read(`vg|${head}|\nrs|${results}|\n`);

test("each board in two rooms: team 1 sits N-S in the open one", () => {
  const { lines, settings, contestants, event } = match("4SN=,4SxW-2,PASS,3NE+1");
  expect(lines).toMatchObject([
    { board: 16, table: 1, ns: "1", ew: "2", declarer: "N", tricks: 10, score: 420, at: "board 16, open room" },
    { board: 16, table: 2, ns: "2", ew: "1", contract: { doubled: 1 }, score: 500, at: "board 16, closed room" },
    { board: 17, status: "passed", score: 0 },
    { board: 17, status: "played", score: -430 },
  ]);
  expect(settings).toMatchObject({ Scoring: "Teams", "VP scale": "None" });
  expect(contestants.map(({ id, names }) => [id, names[0]])).toEqual([
    ["1", "Alfa"],
    ["2", "Bravo"],
  ]);
  expect(event).toEqual({ name: "Final", session: "Segment 1" });
});

test("what is still to come waits; behind the last result nothing does", () => {
  const { lines } = match("4SN=,,,3NE+1,,");
  expect(lines.map(({ board, status }) => `${board} ${status}`)).toEqual([
    "16 played",
    "16 expected",
    "17 expected",
    "17 played",
  ]);
});

test("a result that is not understood keeps its place", () => {
  const { lines, unread } = match("4SN=,9SN=");
  expect(lines[1].status).toBe("unread");
  expect(unread).toMatchObject([{ kind: "notAContract", at: "board 16, closed room" }]);
});

test("the lead that was carried stands under Carry-over, plus and minus", () => {
  const { contestants, findings } = match("4SN=,4SN=", "Final,2,I,1,1,Alfa,12.5,Bravo,40");
  expect(contestants.map(({ carryOver }) => carryOver)).toEqual([-27.5, 27.5]);
  expect(findings).toContainEqual({ kind: "carriedLead", at: "match.lin", read: "12.5 to 40", likely: ["27.5"] });
});

test("board-a-match, and a pairs event that is not read", () => {
  expect(match("4SN=,4SN=", "Final,1,B,1,1,A,0,B,0").settings.Scoring).toBe("Board-a-match");
  const pairs = match("4SN=,4SN=", "Pairs,1,P,1,1,A,0,B,0");
  expect(pairs.lines).toEqual([]);
  expect(pairs.unread).toMatchObject([{ kind: "notReadHere" }]);
});

const HANDS = "3SAKQJT98765432HDC,SHAKQJT98765432DC,SHDAKQJT98765432C,";

test("deals alone are no results, and are kept", () => {
  const { lines, unread, deals } = read(`pn|a,b,c,d|st||md|${HANDS}|rh||ah|Board 5|sv|o|mb|p|pg||`);
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind: "dealsOnly" }]);
  expect(deals).toMatchObject([{ board: 5, hands: { S: "AKQJT98765432...", E: "...AKQJT98765432" } }]);
});

test("both rooms have one deal; another one is said", () => {
  const other = HANDS.replace("3S", "1S");
  const both = read(`vg|F,1,I,1,1,A,0,B,0|rs|4SN=,4SN=|qx|o1|md|${HANDS}|qx|c1|md|${other}|`);
  expect(both.deals).toHaveLength(1);
  expect(both.findings.map(({ kind }) => kind)).not.toContain("dealTwice");
  const turned = HANDS.replace("SHAKQJT98765432DC,SHDAKQJT98765432C", "SHDAKQJT98765432C,SHAKQJT98765432DC");
  const two = read(`vg|F,1,I,1,1,A,0,B,0|rs|4SN=,4SN=|qx|o1|md|${HANDS}|qx|c1|md|${turned}|`);
  expect(two.findings.map(({ kind }) => kind)).toContain("dealTwice");
});

test("a file of nothing but bars is refused", () => {
  expect(read("vg|" + "|".repeat(2_000_000)).unread).toMatchObject([{ kind: "tooLarge" }]);
});

test("a first board that is none: its results wait with their place among the results", () => {
  const { lines, unread } = match("4SN=,,4HS=", "Final,1,I,0,1,A,0,B,0");
  expect(lines.map(({ board, status }) => [board, status])).toEqual([
    [0, "unread"],
    [1, "played"],
  ]);
  expect(unread).toMatchObject([{ kind: "notABoard", at: "result 1, open room", read: "0" }]);
});

test("a heading that says next to nothing: boards from 1, teams without names", () => {
  const { lines, contestants, event } = read("vg||\nrs|4SN=,4SN-1|\n");
  expect(lines.map(({ board, score }) => [board, score])).toEqual([
    [1, 420],
    [1, -50],
  ]);
  expect(contestants.map(({ names }) => names)).toEqual([[], []]);
  expect(event.name ?? "").toBe("");
});
