/** A session in the workbook: found, read, shown and corrected; the real Office.js on the grid in memory. */
import {
  changeCells,
  cornerFormulas,
  excelSentence,
  findSessions,
  readPlaces,
  selectedPlace,
  showCell,
  writeSheets,
  type Outcome,
  type Place,
  type PlacedCells,
} from "../../src/excel";
import { readPaste } from "../../src/files";
import { sessionPlans } from "../../src/sheets";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const NIGHT = `Board,NS,EW,Contract,By,Result
1,1,2,4S,N,=
1,3,4,4S,N,-1
2,1,4,3NT,E,+1
2,3,2,3NT,E,=`;

const OPTIONS = {
  entry: "Columns",
  names: { results: "Results", names: "Names", settings: "Settings" },
  prefix: "",
} as const;
const RESULTS: Place = { table: "Results" };
/** Where Result stands on our sheet. */
const RESULT = 6;

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
});

afterEach(() => excel.close());

const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;
const at = (row: number, column: number, rows = 1, columns = 1) => ({ row, column, rows, columns });
const value = (name: string, row: number, column: number): unknown =>
  excel.grid.read(sheetId(name), at(row, column))[0][0].value;
const table = (): unknown[][] =>
  excel.grid.read(sheetId("Results"), at(0, 0, 5, 7)).map((row) => row.map((cell) => cell.value));

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(excelSentence(outcome));
  return outcome.value;
}

const writeNight = async (names = OPTIONS.names): Promise<void> => {
  valueOf(await writeSheets(sessionPlans(readPaste(NIGHT), { ...OPTIONS, names })));
};

const readResults = async (place: Place = RESULTS): Promise<PlacedCells> => valueOf(await readPlaces([place]))[0];

/** On a sheet of the user's own, with a title above. */
async function typeMine(rows: readonly (readonly (string | number)[])[], row = 0): Promise<void> {
  const cells = rows.map((cellsOfRow) => cellsOfRow.map((typed) => ({ value: typed })));
  await excel.grid.write(sheetId("Mine"), at(row, 1, rows.length, rows[0].length), cells);
}

const MINE = [
  ["Board", "NS", "EW", "Result"],
  [1, 1, 2, "4SN="],
  [1, 3, 4, "4SN-1"],
];

const SECOND = { results: "Results_2", names: "Names_2", settings: "Settings_2" };

describe("sessions", () => {
  test("a workbook without any has none", async () => {
    expect(await findSessions()).toEqual({ ok: true, value: [] });
  });

  test("each is found by its tables, the first one first", async () => {
    await writeNight(SECOND as typeof OPTIONS.names);
    await writeNight();
    expect(valueOf(await findSessions())).toEqual([OPTIONS.names, SECOND]);
  });

  test("a deleted table is missing, and the session is still there", async () => {
    await writeNight();
    await excel.grid.deleteSheet(sheetId("Settings"));
    expect(valueOf(await findSessions())).toEqual([{ results: "Results", names: "Names", settings: "" }]);
  });

  test("the tables are read where they stand", async () => {
    await writeNight();
    await excel.grid.insert(sheetId("Results"), at(0, 0, 3, 1_000), "Down");
    const [results, names] = valueOf(await readPlaces([RESULTS, { table: "Names" }]));
    expect(results).toMatchObject({ sheet: "Results", row: 3, column: 0 });
    expect(results.cells.map((row) => row.join(" "))[1]).toBe("1 1 2 4S  N =");
    expect(names).toMatchObject({ sheet: "Names", row: 0 });
  });

  test("a table that is gone is said to be", async () => {
    expect(await readPlaces([RESULTS])).toMatchObject({ ok: false, kind: "gone" });
  });
});

describe("a selection", () => {
  test("a single cell stands for its table", async () => {
    await writeNight();
    await excel.grid.select(sheetId("Names"), at(1, 1));
    expect(valueOf(await selectedPlace())).toEqual({ table: "Names" });
  });

  test("or for the block around it", async () => {
    await typeMine(MINE, 2);
    await excel.grid.select(sheetId("Mine"), at(3, 2));
    expect(valueOf(await selectedPlace())).toMatchObject({ area: at(2, 1, 3, 4), grows: true });
  });

  test("selected columns are taken as far as they are filled; blank ones are said to be blank", async () => {
    await typeMine(MINE);
    await excel.grid.select(sheetId("Mine"), at(0, 0, 1_048_576, 6));
    expect(valueOf(await selectedPlace())).toMatchObject({ area: at(0, 1, 3, 4) });
    await excel.grid.select(sheetId("Mine"), at(0, 8, 1_048_576, 2));
    expect(await selectedPlace()).toMatchObject({ ok: false, kind: "blankSelection" });
  });

  test("rows that come below it belong to it; those that were there before do not", async () => {
    await typeMine(MINE);
    await excel.grid.select(sheetId("Mine"), at(0, 1, 3, 4));
    const whole = valueOf(await selectedPlace());
    await excel.grid.select(sheetId("Mine"), at(0, 1, 2, 4));
    const part = valueOf(await selectedPlace());
    await typeMine([[1, 5, 6, "PASS"]], 3);
    await typeMine([["below a blank row", "", "", ""]], 5);
    expect((await readResults(whole)).cells).toHaveLength(4);
    expect((await readResults(part)).cells).toHaveLength(2);
  });
});

describe("a cell is shown", () => {
  test("where its row stands now: below a new row, on a renamed sheet", async () => {
    await writeNight();
    const read = await readResults();
    await excel.grid.insert(sheetId("Results"), at(2, 0, 1, 1_000), "Down");
    await excel.grid.renameSheet(sheetId("Results"), "Bob's night");
    expect(valueOf(await showCell(read, 3, RESULT))).toEqual({ address: "'Bob''s night'!G5", isSame: true });
    expect(excel.grid.selection()).toMatchObject({ sheet: sheetId("Bob's night"), area: at(4, RESULT) });
  });

  test("in its old place where the row holds something else now, and that is told", async () => {
    await writeNight();
    const read = await readResults();
    await excel.grid.write(sheetId("Results"), at(3, 1), [[{ value: 9 }]]);
    expect(valueOf(await showCell(read, 3, RESULT))).toEqual({ address: "Results!G4", isSame: false });
  });

  test("not where its table is gone", async () => {
    await writeNight();
    const read = await readResults();
    await excel.grid.deleteSheet(sheetId("Results"));
    expect(await showCell(read, 3, RESULT)).toMatchObject({ ok: false, kind: "gone" });
  });
});

describe("a correction", () => {
  let read: PlacedCells;

  beforeEach(async () => {
    await writeNight();
    read = await readResults();
  });

  test("writes its cells, and tells what stood there", async () => {
    const changes = [
      { row: 1, column: 1, text: "2" },
      { row: 1, column: 2, text: "1" },
      { row: 1, column: RESULT, text: "+1" },
    ];
    expect(valueOf(await changeCells(read, changes))).toEqual([
      { address: "Results!B2", before: 1, text: "2" },
      { address: "Results!C2", before: 2, text: "1" },
      { address: "Results!G2", before: "=", text: "+1" },
    ]);
    // Numbers stay numbers, and what would be a formula stays text.
    expect(table()[1]).toEqual([1, 2, 1, "4S", "", "N", "+1"]);
    expect(table().slice(2)).toEqual(read.cells.slice(2));
  });

  test("follows its row", async () => {
    await excel.grid.insert(sheetId("Results"), at(1, 0, 1, 1_000), "Down");
    valueOf(await changeCells(read, [{ row: 3, column: RESULT, text: "" }]));
    expect([value("Results", 3, RESULT), value("Results", 4, RESULT)]).toEqual(["-1", ""]);
  });

  test("is refused where the row was changed, or deleted", async () => {
    await excel.grid.write(sheetId("Results"), at(1, 3), [[{ value: "5S" }]]);
    const changes = [
      { row: 2, column: RESULT, text: "=" },
      { row: 1, column: RESULT, text: "=" },
    ];
    const outcome = await changeCells(read, changes);
    expect(!outcome.ok && excelSentence(outcome)).toBe(
      "Row 2 does not hold any more what was checked, so nothing was written. Check again.",
    );
    expect(value("Results", 2, RESULT)).toBe("-1");
    await excel.grid.remove(sheetId("Results"), at(2, 0, 1, 1_000), "Up");
    expect(await changeCells(read, changes.slice(0, 1))).toMatchObject({ ok: false, kind: "changed" });
  });

  test("never writes over a formula", async () => {
    await excel.grid.write(sheetId("Results"), at(1, 1), [[{ formula: "=0+0" }]]);
    const outcome = await changeCells(await readResults(), [{ row: 1, column: 1, text: "2" }]);
    expect(!outcome.ok && excelSentence(outcome)).toBe(
      "Results!B2 holds a formula, which is never written over: correct it in the sheet.",
    );
  });

  test("is refused on a protected sheet", async () => {
    await excel.Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Results").protection.protect();
      await context.sync();
    });
    expect(await changeCells(read, [{ row: 1, column: 1, text: "2" }])).toEqual({ ok: false, kind: "protected" });
  });

  test("turns a date that should have been a result into text", async () => {
    await typeMine([
      ["Board", "Contract", "Result"],
      [1, "4S", 46026],
    ]);
    await excel.grid.setNumberFormats(sheetId("Mine"), at(1, 3), "d-mmm");
    await excel.grid.select(sheetId("Mine"), at(0, 1, 2, 3));
    const mine = await readResults(valueOf(await selectedPlace()));
    valueOf(await changeCells(mine, [{ row: 1, column: 2, text: "-1" }]));
    expect(value("Mine", 1, 3)).toBe("-1");
    expect(excel.grid.numberFormats(sheetId("Mine"), at(1, 3))).toEqual([["@"]]);
  });

  test("with each action of the host failing once, leaves no trace", async () => {
    const dates = at(4, RESULT);
    await excel.grid.setNumberFormats(sheetId("Results"), dates, "d-mmm");
    await excel.grid.write(sheetId("Results"), dates, [[{ value: 46026 }]]);
    const before = table();
    const odd = await readResults();
    const changes = [
      { row: 1, column: 1, text: "2" },
      { row: 1, column: 2, text: "1" },
      { row: 2, column: RESULT, text: "=" },
      { row: 4, column: RESULT, text: "-1" },
    ];
    for (let n = 1; ; n++) {
      // Office.js frees what it held in a request of its own, for which nobody waits.
      await excel.Excel.run((context) => context.sync());
      excel.host.startCounting();
      excel.host.failAction(n);
      const outcome = await changeCells(odd, changes);
      if (outcome.ok) {
        expect(n).toBeGreaterThan(20);
        break;
      }
      expect({ n, cells: outcome.cells, table: table() }).toEqual({ n, cells: undefined, table: before });
      expect(excel.grid.numberFormats(sheetId("Results"), dates)).toEqual([["d-mmm"]]);
    }
    expect([table()[1].slice(1, 3), table()[4][RESULT]]).toEqual([[2, 1], "-1"]);
  });

  test("that was cut off by a cell being edited begins anew", async () => {
    const editing = { code: "InvalidOperationInCellEditMode", message: "Excel is in cell-editing mode." };
    const changes = [1, 2].map((column) => ({ row: 1, column, text: String(3 - column) }));
    const actions = async (): Promise<number> => {
      excel.host.startCounting();
      valueOf(await changeCells(await readResults(), changes));
      return excel.host.counts.actions;
    };
    const all = await actions();
    valueOf(
      await changeCells(
        await readResults(),
        [1, 2].map((column) => ({ row: 1, column, text: String(column) })),
      ),
    );
    for (let n = Math.floor(all / 2); n <= all; n += 3) {
      const now = await readResults();
      const swapped = [1, 2].map((column) => ({ row: 1, column, text: String(now.cells[1][3 - column]) }));
      await excel.Excel.run((context) => context.sync());
      excel.host.startCounting();
      excel.host.failAction(n, editing);
      expect(await changeCells(now, swapped)).toMatchObject({ ok: true });
      expect(table()[1].slice(1, 3)).toEqual([now.cells[1][2], now.cells[1][1]]);
    }
  }, 60000);

  test("what could not be put back is named", async () => {
    const changes = [{ row: 1, column: 1, text: "2" }];
    for (let n = 3; n <= 20; n++) excel.host.failCall(n);
    const outcome = await changeCells(read, changes);
    expect(outcome).toMatchObject({ ok: false, cells: ["Results!B2"] });
    expect(!outcome.ok && excelSentence(outcome)).toMatch(/could not be put back everywhere: look at Results!B2\.$/);
  });
});

test("formulas are found in the corner of each sheet that is to be seen", async () => {
  await writeNight();
  await excel.grid.write(sheetId("Mine"), at(30, 0), [[{ formula: "=RANKING(Results[#All])" }]]);
  await excel.grid.write(sheetId("Mine"), at(1, 2), [[{ formula: "=_xldudf_SCORECARD(Results[#All])" }]]);
  excel.grid.setState(sheetId("Travellers"), { visibility: "Hidden" });
  const found = valueOf(await cornerFormulas())
    .filter(({ formula }) => formula.includes("[#All]"))
    .map(({ sheet, formula }) => `${sheet} ${formula.split("(")[0]}`);
  expect(found).toEqual(["Mine =SCORECARD", "Ranking =RANKING"]);
});
