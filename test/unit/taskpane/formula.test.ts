import { argument, callOf } from "../../../src/taskpane/formula";

const NAMES = ["BRIDGESCORE", "RANKING"];

test("a formula of ours is taken apart at its outermost commas", () => {
  expect(callOf('=BRIDGESCORE("4S, X",IF(A2="",1,2),{1,2})', NAMES)).toEqual({
    name: "BRIDGESCORE",
    args: ['"4S, X"', 'IF(A2="",1,2)', "{1,2}"],
  });
});

test("a namespace in front is passed over, and so is small writing", () => {
  expect(callOf("=BRIDGEDEV.ranking(Results[#All])", NAMES)).toEqual({ name: "RANKING", args: ["Results[#All]"] });
});

test.each(["=SUM(A1:A3)", "4S", "", "=1+2"])("%s is no formula of ours", (formula) => {
  expect(callOf(formula, NAMES)).toBeUndefined();
});

test.each(["=IMPS(A1)+IMPS(A2)", "=(BRIDGESCORE(A1))", '=IF(A1="",1,BRIDGESCORE(A1,B1))'])(
  "%s is more than one call",
  (formula) => expect(callOf(formula, NAMES)).toBeUndefined(),
);

test("a call under a condition, as the help writes it", () => {
  const call = { name: "BRIDGESCORE", args: ["A2", "B2"], conditional: true };
  expect(callOf('=IF(OR(A2="",B2=""),"",BRIDGESCORE(A2,B2))', NAMES)).toEqual(call);
  expect(callOf('=IF(B2<>"",BRIDGESCORE(A2,B2),"")', NAMES)).toEqual(call);
});

test("arguments are text, numbers, or nothing", () => {
  expect(argument('"say ""4S"""')).toEqual({ kind: "value", value: 'say "4S"' });
  expect(argument("-50")).toEqual({ kind: "value", value: -50 });
  expect(argument("true")).toEqual({ kind: "value", value: true });
  expect(argument("")).toEqual({ kind: "omitted" });
});

test.each([
  "A2",
  "$A$2:B$13",
  "A:C",
  "A2#",
  "'Board 1'!B2:B9",
  "'Bob''s night'!B2",
  "Sheet1!A2#",
  "Results",
  "Results[#All]",
  "Results[NS score]",
  "[@Score]",
  "Ergebnis_Übersicht",
])("%s is a reference", (reference) => expect(argument(reference)).toEqual({ kind: "cells", reference }));

test("blanks taken out and differences are followed, other formulas are not", () => {
  expect(argument('IF(A2:A13="","",A2:A13)')).toEqual({ kind: "cells", reference: "A2:A13" });
  expect(argument('IF(ISBLANK(A2:A13), "", A2:A13)')).toEqual({ kind: "cells", reference: "A2:A13" });
  expect(argument('IF(A2:A13="","",B2:B13)')).toBeUndefined();
  const cells = (reference: string): unknown => ({ kind: "cells", reference });
  expect(argument("D5-E5")).toEqual({ kind: "less", from: cells("D5"), what: cells("E5") });
  expect(argument("'Round-1'!D5 - 10")).toEqual({
    kind: "less",
    from: cells("'Round-1'!D5"),
    what: { kind: "value", value: 10 },
  });
  expect(["SUM(A1:A3)", "A1*2", "{1,2}", '"a"&"b"', "A1+B1"].map(argument)).toEqual(Array(5).fill(undefined));
});
