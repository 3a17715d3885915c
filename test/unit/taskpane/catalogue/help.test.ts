import { readFileSync } from "node:fs";
import { join } from "node:path";
import { grouped, GROUPS, groupOf, inGroupOrder } from "../../../../src/taskpane/catalogue/groups";
import { exampleIn, inShort, pieces, readHelp, search, signature } from "../../../../src/taskpane/catalogue/help";
import { catalogueStrings } from "../../../../src/taskpane/catalogue/catalogueStrings";
import { FUNCTIONS } from "../../../../src/taskpane/functionNames";

const accepted = JSON.parse(readFileSync(join(__dirname, "../../functions.accepted.json"), "utf8")) as unknown;
const functions = readHelp(accepted) ?? [];
const found = (typed: string): string[] =>
  search(functions, typed, (name) => catalogueStrings.groups[groupOf(name)]).map(({ name }) => name);
const help = (name: string) => functions.find((one) => one.name === name) ?? { name, text: "", parameters: [] };

test("each function is described, and has its place in one group", () => {
  expect(functions.map(({ name }) => name).sort()).toEqual(FUNCTIONS);
  expect(Object.values<readonly string[]>(GROUPS).flat().sort()).toEqual(FUNCTIONS);
  for (const { text, parameters } of functions) {
    expect(text).toMatch(/^[A-Z]/);
    expect(parameters.every((one) => one.text !== "")).toBe(true);
  }
});

test("what is no functions.json is none", () => {
  expect([readHelp(undefined), readHelp("<html>"), readHelp({ functions: 1 }), readHelp(null)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a function is found by its name, by what it is about, and by several words in any order", () => {
  expect(found("neuberg")).toContain("NEUBERG");
  expect(found("matchpoint")[0]).toBe("MATCHPOINTS");
  expect(found("  Breakdown ")).toEqual(["SCOREBREAKDOWN"]);
  expect(found("dealer who")).toContain("BOARDDEALER");
  expect(found("swiss victory")).toContain("PERCENTVPS");
  expect(found("chukker")).toEqual(["CHICAGO"]);
  expect(found("doubled")).toContain("BRIDGESCORE");
  expect(found("")).toHaveLength(FUNCTIONS.length);
  expect(found("xylophone")).toEqual([]);
});

test("a signature tells what may be left out", () => {
  expect(signature(help("VPS"))).toBe("VPS(imps, boards, [scale])");
  expect(signature(help("IMPTABLE"))).toBe("IMPTABLE()");
});

test("the formulas of a description stand apart, up to the bracket that closes them", () => {
  const text = 'Blank: =IF(OR(A2="",B2=""),"",BAM(A2,B2)). Or =F(")").';
  expect(pieces(text)).toEqual([
    { text: "Blank: ", isFormula: false },
    { text: '=IF(OR(A2="",B2=""),"",BAM(A2,B2))', isFormula: true },
    { text: ". Or ", isFormula: false },
    { text: '=F(")")', isFormula: true },
    { text: ".", isFormula: false },
  ]);
  for (const { text: whole } of functions) {
    expect(
      pieces(whole)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(whole);
  }
});

test("an example that works anywhere has values only", () => {
  expect(exampleIn(help("VPS"))).toBe("=VPS(13,24)");
  expect(exampleIn(help("MOVEMENT"))).toBe('=MOVEMENT("Mitchell",9)');
  expect(exampleIn(help("MATCHPOINTS"))).toBeUndefined();
  expect(exampleIn(help("RANKING"))).toBeUndefined();
});

test("what a function is for is said in one line", () => {
  expect(inShort(help("MATCHPOINTS"))).toBe("Matchpoints of each score within its board (Law 78A)");
  expect(inShort(help("CROSSTABLE"))).toBe(
    "The cross-table: what each pair won against each other pair, in the order of their places",
  );
  expect(inShort(help("MOVEMENT"))).toBe("Who plays whom, at which table, with which boards, round by round");
  for (const one of functions) expect(inShort(one)).toMatch(/^[A-Z](?!.*=[A-Z]+\().{20,200}$/);
});

test("the groups follow one another as a club comes to them; in a search the one that was named comes first", () => {
  expect(grouped(inGroupOrder(functions)).map(([group, members]) => [group, members.map(({ name }) => name)])).toEqual(
    Object.entries(GROUPS),
  );
  const [[group, [first]]] = grouped(search(inGroupOrder(functions), "rank", () => ""));
  expect([group, first.name]).toEqual(["session", "RANKING"]);
  expect(inGroupOrder([{ name: "NEWER" }, { name: "VPS" }])).toEqual([{ name: "VPS" }, { name: "NEWER" }]);
});
