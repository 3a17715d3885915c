import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Beside } from "../../../../src/excel";
import { catalogueStrings } from "../../../../src/taskpane/catalogue/catalogueStrings";
import { readHelp } from "../../../../src/taskpane/catalogue/help";
import { insertionOf, type Insertion } from "../../../../src/taskpane/catalogue/insertion";
import { RECIPES } from "../../../../src/taskpane/catalogue/recipes";
import { callOf } from "../../../../src/taskpane/formula";
import { FUNCTIONS } from "../../../../src/taskpane/functionNames";

const accepted = JSON.parse(readFileSync(join(__dirname, "../../functions.accepted.json"), "utf8")) as unknown;
const functions = readHelp(accepted) ?? [];
const SESSION = { results: "Results_2", names: "Names_2", settings: "Settings_2" };

/** The second row of a sheet, in a column counted from 0, with what stands to its left. */
const at = (column: number, left: unknown[][] = [], headings: unknown[] = []): Beside => ({
  row: 1,
  column,
  firstColumn: 0,
  left,
  headings,
  inTable: false,
});

function insert(name: string, beside: Beside, session?: typeof SESSION, prefix = ""): Insertion {
  const help = functions.find((one) => one.name === name);
  if (!help) throw new Error(name);
  return insertionOf(help, { beside, prefix, ...(session ? { session } : {}) });
}

const formula = (name: string, beside: Beside, session?: typeof SESSION): string | undefined =>
  insert(name, beside, session).formula;

test("beside a contract and its tricks the score is guarded: a blank may arrive as zero tricks", () => {
  expect(formula("BRIDGESCORE", at(2))).toBe('=IF(B2="","",BRIDGESCORE(A2,B2))');
  expect(formula("BRIDGESCORE", at(4))).toBe('=IF(D2="","",BRIDGESCORE(C2,D2))');
  expect(formula("BRIDGESCORE", at(1))).toBe('=IF(A2="","",BRIDGESCORE(A2))');
});

test("in the first column, where nothing can be read, an example works by itself", () => {
  expect(insert("VPS", at(0))).toEqual({ kind: "example", formula: "=VPS(13,24)" });
  const withoutExample = { name: "BOARDVUL", text: "Who is vulnerable.", parameters: [] };
  expect(insertionOf(withoutExample, { beside: at(0), prefix: "" })).toEqual({
    kind: "nowhere",
    why: "noRoom",
    columns: ["board"],
  });
});

test("each family has the guard that it needs", () => {
  expect(formula("NSSCORE", at(4))).toBe('=IF(B2="","",NSSCORE(A2,B2,C2,D2))');
  expect(formula("NSSCORE", at(3))).toBe('=IF(C2="","",NSSCORE(B2,C2))');
  expect(formula("IMPS", at(2))).toBe('=IF(OR(A2="",B2=""),"",IMPS(A2,B2))');
  expect(formula("VPS", at(5))).toBe('=IF(COUNT(D2:E2)<2,"",VPS(D2-E2,24))');
  expect(formula("NEUBERG", at(3))).toBe('=IF(COUNT(A2:C2)<3,"",NEUBERG(A2,B2,C2))');
  expect(formula("PERCENTVPS", at(1))).toBe('=IF(A2="","",PERCENTVPS(A2,8))');
});

describe("beside a column of scores", () => {
  const scores = [420, "", -50, 140, "", "", "Average"].map((score) => [3, score]);
  const rows = (cells: unknown[][]) => cells.map(([, score]) => [score === "" ? "" : 3, score]);

  test("they are read to the last, over one gap, but not over two", () => {
    expect(formula("MATCHPOINTS", at(2, rows(scores)))).toBe('=MATCHPOINTS(IF(B2:B5="","",B2:B5))');
  });

  test("a column headed Board, in any language, says the boards", () => {
    const four = rows(scores).slice(0, 4);
    expect(formula("CROSSIMPS", at(2, four, ["Donne", "Score"]))).toBe('=CROSSIMPS(IF(B2:B5="","",B2:B5),A2:A5)');
    expect(formula("BUTLERDATUM", at(2, four, ["Board", "Score"]))).toBe('=BUTLERDATUM(IF(B2:B5="","",B2:B5))');
  });

  test("where nothing stands yet, there is room for a board", () => {
    expect(formula("BUTLER", at(2))).toBe('=BUTLER(IF(B2:B13="","",B2:B13))');
    expect(formula("PLACES", at(1, [[""], [""], [60]]))).toBe('=PLACES(IF(A2:A13="","",A2:A13))');
  });

  test("in the first column there is nothing to read", () => {
    expect(insert("MATCHPOINTS", at(0))).toMatchObject({ kind: "nowhere", why: "noRoom" });
  });
});

test("the deals of a rubber are three columns", () => {
  expect(
    formula(
      "RUBBER",
      at(3, [
        ["We", "4S", "="],
        ["They", "3N", "-1"],
      ]),
    ),
  ).toBe("=RUBBER(A2:C3)");
  expect(formula("CHICAGO", at(4))).toBe("=CHICAGO(B2:D13)");
  expect(insert("RUBBER", at(2))).toMatchObject({ kind: "nowhere" });
});

test("the functions of a session read its tables, and are not written without one", () => {
  expect(formula("RANKING", at(0), SESSION)).toBe("=RANKING(Results_2[#All],Settings_2[#All],Names_2[#All])");
  expect(formula("TRAVELLER", at(0), SESSION)).toBe("=TRAVELLER(Results_2[#All],,Settings_2[#All],Names_2[#All])");
  expect(formula("RANKING", at(0), { ...SESSION, names: "", settings: "" })).toBe("=RANKING(Results_2[#All])");
  expect(insert("RANKING", at(9))).toEqual({ kind: "nowhere", why: "noSession" });
});

test("in a table a formula that answers with one cell is written, and no other", () => {
  const inTable = { ...at(2), inTable: true };
  expect(formula("BRIDGESCORE", inTable)).toBe('=IF(B2="","",BRIDGESCORE(A2,B2))');
  for (const name of ["MATCHPOINTS", "SCOREBREAKDOWN", "IMPTABLE", "RANKING"]) {
    expect(insert(name, inTable, SESSION)).toEqual({ kind: "nowhere", why: "inTable" });
  }
  expect(catalogueStrings.inserted("Sheet1!C2", insert("MATCHPOINTS", inTable))).toBe(
    "Nothing was written: Sheet1!C2 is in a table, where Excel lets no formula fill several cells. Select a cell outside, with a blank column between.",
  );
});

test("the namespace of the development add-in stands before the function", () => {
  expect(insert("BRIDGESCORE", at(2), undefined, "BRIDGEDEV.").formula).toBe(
    '=IF(B2="","",BRIDGEDEV.BRIDGESCORE(A2,B2))',
  );
  expect(insert("IMPTABLE", at(2), undefined, "BRIDGEDEV.").formula).toBe("=BRIDGEDEV.IMPTABLE()");
});

test("every function has a recipe; its arguments are as many as it needs, and Explain reads its formula", () => {
  expect(Object.keys(RECIPES).sort()).toEqual(FUNCTIONS);
  for (const help of functions) {
    const { formula: made = "" } = insert(help.name, at(4), SESSION);
    const call = callOf(made, FUNCTIONS);
    expect(call?.name).toBe(help.name);
    const given = call?.args.filter((arg) => arg !== "").length ?? 0;
    expect(given).toBeGreaterThanOrEqual(help.parameters.filter(({ optional }) => !optional).length);
    expect(call?.args.length ?? 0).toBeLessThanOrEqual(Math.max(1, help.parameters.length));
  }
});

test("what was written is told with what it reads", () => {
  const said = (insertion: Insertion): string => catalogueStrings.inserted("Sheet1!F2", insertion);
  expect(said(insert("BRIDGESCORE", at(2)))).toBe(
    'Sheet1!F2 holds =IF(B2="","",BRIDGESCORE(A2,B2)). It reads A2 (contract) and B2 (tricks). It stays blank until they are filled in.',
  );
  expect(said(insert("VPS", at(2)))).toContain("A2 (IMPs) and B2 (the other side's IMPs)");
  expect(said(insert("VPS", at(2)))).toContain("put your own number there");
  expect(said(insert("RANKING", at(2), SESSION))).toContain("tables Results_2, Settings_2 and Names_2");
  expect(said(insert("RANKING", at(2)))).toContain("no results of Traveller");
  expect(said(insert("MATCHPOINTS", at(0)))).toBe(
    "Nothing was written: there is nothing to the left of Sheet1!F2 to read. Select a cell to the right of scores.",
  );
});
