import { readPaste } from "../../../src/files";
import { keptDeals, makeKept, parseKept, withDeals } from "../../../src/results/keptImport";

const session = readPaste("Board,NS,EW,Contract,By,Result\n1,1,2,4SX,N,=\n1,3,4,A6040,,\n1,5,6,what,,");

test("what is kept is read again", () => {
  const kept = parseKept(makeKept(session));
  expect(kept?.lines).toEqual(session.lines);
  expect(kept?.unread).toEqual([{ kind: "notAContract", at: "line 4", read: "what" }]);
});

test("nothing, another text and another version are nothing", () => {
  expect([undefined, "", "?", "null", "[]", '{"version":2,"lines":[]}'].map(parseKept)).toEqual(
    Array(6).fill(undefined),
  );
});

test("more than Excel takes is not kept", () => {
  const lines = Array.from({ length: 30_000 }, () => session.lines[0]);
  expect(makeKept({ ...session, lines })).toBeUndefined();
});

test("hands are kept, also through an import that has none", () => {
  const deal = (board: number, first: string) => ({ board, hands: { N: first, E: "", S: "", W: "" } });
  const first = makeKept({ ...session, deals: [deal(1, "a"), deal(2, "b")] });
  expect(parseKept(makeKept(session, first))?.deals).toEqual([deal(1, "a"), deal(2, "b")]);
  expect(parseKept(makeKept({ ...session, deals: [deal(2, "c")] }, first))?.deals).toEqual([
    deal(1, "a"),
    deal(2, "c"),
  ]);
  expect(parseKept(makeKept(session))?.deals).toBeUndefined();
});

test("hands that come by themselves are kept beside an import, or without one", () => {
  const deal = (board: number, first: string) => ({ board, hands: { N: first, E: "", S: "", W: "" } });
  const alone = withDeals(undefined, [deal(1, "a")]);
  expect(parseKept(alone)).toBeUndefined();
  expect(keptDeals(alone)).toEqual([deal(1, "a")]);
  const beside = withDeals(makeKept({ ...session, deals: [deal(1, "b"), deal(2, "c")] }), [deal(1, "a")]);
  expect(parseKept(beside)?.lines).toEqual(session.lines);
  expect(keptDeals(beside)).toEqual([deal(1, "a"), deal(2, "c")]);
  expect(keptDeals(makeKept(session, alone))).toEqual([deal(1, "a")]);
  expect(withDeals(undefined, Array(60_000).fill(deal(1, "A".repeat(40))))).toBeUndefined();
});
