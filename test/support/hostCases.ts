/**
 * What both grids behind the fake Excel must answer alike. A case runs where the pane's `Excel` is: in jsdom over the grid
 * in memory, and in Chromium over Univer; so it uses nothing from outside itself, and a sheet of its own.
 */
export interface HostCase {
  name: string;
  run(): Promise<unknown>;
  expected: unknown;
}

export const HOST_CASES: HostCase[] = [
  {
    name: "values come back as they were written, null leaves a cell alone",
    run: () =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.add("Values").getRange("A1:B2");
        range.values = [
          [1, "two"],
          [true, ""],
        ];
        range.values = [
          [null, 2],
          [null, null],
        ];
        range.load("values,valueTypes");
        await context.sync();
        return [range.values, range.valueTypes];
      }),
    expected: [
      [
        [1, 2],
        [true, ""],
      ],
      [
        ["Double", "Double"],
        ["Boolean", "Empty"],
      ],
    ],
  },
  {
    name: "a Text cell keeps what would be a date, a number or a formula elsewhere",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Text");
        sheet.getRange("A:A").numberFormat = [["@"]];
        sheet.getRange("A1:A7").values = [["4-1"], ["+1"], ["="], ["1E5"], [5], ["=1+1"], ["'007"]];
        const range = sheet.getRange("A1:A7").load("values,numberFormat");
        await context.sync();
        return [range.values.flat(), range.numberFormat[6][0]];
      }),
    expected: [["4-1", "+1", "=", "1E5", "5", "=1+1", "007"], "@"],
  },
  {
    name: "a General cell turns texts into numbers as Excel does",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("General");
        sheet.getRange("A1:A8").values = [["+1"], ["-2"], ["1E5"], ["12%"], ["TRUE"], ["1/2/2024"], ["'007"], ["4S"]];
        const range = sheet.getRange("A1:A8").load("values");
        await context.sync();
        return range.values.flat();
      }),
    expected: [1, -2, 100000, 0.12, true, 45293, "007", "4S"],
  },
  {
    name: "a name with = in front becomes a formula in a General cell, and stays text after an apostrophe",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Names");
        sheet.getRange("A1:A2").values = [["=Smith"], ["'=Smith"]];
        const range = sheet.getRange("A1:A2").load("formulas,values");
        await context.sync();
        return [range.formulas.flat(), range.values[1][0]];
      }),
    expected: [["=Smith", "=Smith"], "=Smith"],
  },
  {
    name: "an array of the wrong shape is InvalidArgument, and what was done before it stays done",
    run: async () => {
      const code = await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Shape");
        sheet.getRange("A1").values = [["kept"]];
        sheet.getRange("A2:B2").values = [[1, 2, 3]];
        await context.sync();
        return "";
      }).catch((error: OfficeExtension.Error) => error.code);
      return Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem("Shape").getRange("A1").load("values");
        await context.sync();
        return [code, range.values[0][0]];
      });
    },
    expected: ["InvalidArgument", "kept"],
  },
  {
    name: "sheet names that Excel refuses",
    run: async () => {
      const codes: string[] = [];
      for (const name of ["x".repeat(32), "a/b", "Twice", "twice"]) {
        const code = await Excel.run(async (context) => {
          context.workbook.worksheets.add(name);
          await context.sync();
          return "added";
        }).catch((error: OfficeExtension.Error) => error.code);
        codes.push(code);
      }
      return codes;
    },
    expected: ["InvalidArgument", "InvalidArgument", "added", "ItemAlreadyExists"],
  },
  {
    name: "what is not there is ItemNotFound, or a null object",
    run: () =>
      Excel.run(async (context) => {
        const nothing = context.workbook.worksheets.getItemOrNullObject("Nowhere");
        const table = context.workbook.tables.getItemOrNullObject("Nothing");
        await context.sync();
        const code = await Excel.run(async (other) => {
          other.workbook.worksheets.getItem("Nowhere").load("name");
          await other.sync();
          return "";
        }).catch((error: OfficeExtension.Error) => error.code);
        return [nothing.isNullObject, table.isNullObject, code];
      }),
    expected: [true, true, "ItemNotFound"],
  },
  {
    name: "a table: name, parts, rows added, no second one over it",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Table");
        sheet.getRange("A1:B3").values = [
          ["Board", "Result"],
          [1, "4S="],
          [2, "P"],
        ];
        const table = sheet.tables.add("A1:B3", true);
        table.name = "Lines";
        table.rows.add(undefined, [[3, "3N-1"]]);
        const body = table.getDataBodyRange().load("values");
        const range = table.getRange().load("address");
        table.columns.load("items/name");
        await context.sync();
        const overlap = await Excel.run(async (other) => {
          other.workbook.worksheets.getItem("Table").tables.add("B4:C6", true);
          await other.sync();
          return "added";
        }).catch((error: OfficeExtension.Error) => error.code);
        const names = table.columns.items.map((column) => column.name);
        return [body.values, range.address, names, overlap];
      }),
    expected: [
      [
        [1, "4S="],
        [2, "P"],
        [3, "3N-1"],
      ],
      "Table!A1:B4",
      ["Board", "Result"],
      "InvalidArgument",
    ],
  },
  {
    name: "a table is resized, converted to cells, and its name is free again",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Resize");
        sheet.getRange("A1:B1").values = [["A", "B"]];
        const table = sheet.tables.add("A1:B3", true);
        table.name = "Sized";
        table.resize("A1:B6");
        const range = table.getRange().load("address");
        await context.sync();
        table.convertToRange();
        const gone = context.workbook.tables.getItemOrNullObject("Sized");
        await context.sync();
        return [range.address, gone.isNullObject];
      }),
    expected: ["Resize!A1:B6", true],
  },
  {
    name: "a protected workbook keeps its sheets, and lets cells be written",
    run: async () => {
      const codeOf = (work: (context: Excel.RequestContext) => void): Promise<string> =>
        Excel.run(async (context) => {
          work(context);
          await context.sync();
          return "done";
        }).catch((error: OfficeExtension.Error) => error.code);
      await codeOf(({ workbook }) => void workbook.worksheets.add("Kept"));
      await codeOf(({ workbook }) => workbook.protection.protect("secret"));
      const codes = [
        await codeOf(({ workbook }) => void workbook.worksheets.add("Another")),
        await codeOf(({ workbook }) => workbook.worksheets.getItem("Kept").delete()),
        await codeOf(({ workbook }) => void (workbook.worksheets.getItem("Kept").name = "Other")),
        await codeOf(({ workbook }) => void workbook.worksheets.getItem("Kept").copy()),
        await codeOf(({ workbook }) => void (workbook.worksheets.getItem("Kept").getRange("A1").values = [[1]])),
        await codeOf(({ workbook }) => workbook.protection.unprotect("wrong")),
        await codeOf(({ workbook }) => workbook.protection.unprotect("secret")),
        await codeOf(({ workbook }) => void (workbook.worksheets.getItem("Kept").name = "Other")),
      ];
      return codes;
    },
    expected: [...Array<string>(4).fill("AccessDenied"), "done", "AccessDenied", "done", "done"],
  },
  {
    name: "a protected sheet refuses writes until it is unprotected",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Locked");
        sheet.protection.protect();
        sheet.protection.load("protected");
        await context.sync();
        const code = await Excel.run(async (other) => {
          other.workbook.worksheets.getItem("Locked").getRange("A1").values = [[1]];
          await other.sync();
          return "";
        }).catch((error: OfficeExtension.Error) => error.code);
        const locked = sheet.protection.protected;
        sheet.protection.unprotect();
        sheet.getRange("A1").values = [[2]];
        const range = sheet.getRange("A1").load("values");
        await context.sync();
        return [locked, code, range.values[0][0]];
      }),
    expected: [true, "AccessDenied", 2],
  },
  {
    name: "formats are read back",
    run: () =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.add("Formats").getRange("B2:C3");
        range.format.fill.color = "#fde7e9";
        range.format.font.bold = true;
        range.format.font.size = 14;
        range.format.horizontalAlignment = "Center";
        range.format.wrapText = true;
        range.format.columnWidth = 60;
        range.format.borders.getItem("EdgeBottom").style = "Continuous";
        range.load("format/fill/color,format/font/bold,format/font/size,format/horizontalAlignment,format/wrapText");
        range.format.load("columnWidth");
        const bottom = range.getRow(1).format.borders.getItem("EdgeBottom").load("style");
        await context.sync();
        const { fill, font, horizontalAlignment, wrapText, columnWidth } = range.format;
        return [fill.color, font.bold, font.size, horizontalAlignment, wrapText, columnWidth, bottom.style];
      }),
    expected: ["#FDE7E9", true, 14, "Center", true, 60, "Continuous"],
  },
  {
    name: "lists to choose from, with a warning",
    run: () =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.add("Choices").getRange("A2:A9");
        range.dataValidation.rule = { list: { inCellDropDown: true, source: "N,E,S,W" } };
        range.dataValidation.errorAlert = {
          message: "N, E, S or W?",
          showAlert: true,
          style: "Warning",
          title: "Declarer",
        };
        range.dataValidation.load("rule,type,errorAlert");
        await context.sync();
        return [
          range.dataValidation.type,
          range.dataValidation.rule.list?.source,
          range.dataValidation.errorAlert.style,
        ];
      }),
    expected: ["List", "N,E,S,W", "Warning"],
  },
  {
    name: "conditional formats with a formula",
    run: () =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.add("Conditions").getRange("A1:C9");
        const added = range.conditionalFormats.add(Excel.ConditionalFormatType.custom);
        added.custom.rule.formula = '=$A1<>""';
        added.custom.format.fill.color = "#EEEEEE";
        added.custom.format.borders.getItem("EdgeBottom").style = "Continuous";
        range.conditionalFormats.load("items/type");
        added.custom.rule.load("formula");
        await context.sync();
        return [range.conditionalFormats.items.map((one) => one.type), added.custom.rule.formula];
      }),
    expected: [["Custom"], '=$A1<>""'],
  },
  {
    name: "page layout, page breaks and frozen rows",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Print");
        sheet.pageLayout.orientation = Excel.PageOrientation.landscape;
        sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
        sheet.pageLayout.setPrintTitleRows("$1:$2");
        sheet.pageLayout.headersFooters.defaultForAllPages.centerHeader = "Club night";
        sheet.horizontalPageBreaks.add("A20");
        sheet.freezePanes.freezeRows(1);
        sheet.pageLayout.load("orientation,zoom");
        const titles = sheet.pageLayout.getPrintTitleRowsOrNullObject().load("address");
        const frozen = sheet.freezePanes.getLocationOrNullObject().load("rowCount");
        const breaks = sheet.horizontalPageBreaks.getCount();
        await context.sync();
        const { orientation, zoom } = sheet.pageLayout;
        return [orientation, zoom.horizontalFitToPages, titles.address, frozen.rowCount, breaks.value];
      }),
    expected: ["Landscape", 1, "Print!1:2", 1, 1],
  },
  {
    name: "sheets are moved, renamed, hidden, copied and deleted",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Moved");
        sheet.getRange("A1").values = [["here"]];
        sheet.position = 0;
        sheet.name = "Moved twice";
        const copy = sheet.copy("End");
        const cell = copy.getRange("A1").load("values");
        sheet.load("position,name");
        copy.load("name");
        await context.sync();
        copy.visibility = Excel.SheetVisibility.hidden;
        copy.load("visibility");
        await context.sync();
        const seen = [sheet.position, sheet.name, copy.name, copy.visibility, cell.values[0][0]];
        copy.delete();
        sheet.delete();
        const gone = context.workbook.worksheets.getItemOrNullObject("Moved twice");
        await context.sync();
        return [...seen, gone.isNullObject];
      }),
    expected: [0, "Moved twice", "Moved twice (2)", "Hidden", "here", true],
  },
  {
    name: "a copied sheet has its table under a name of its own, which may be made a range",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Copied");
        sheet.getRange("A1:A3").values = [["Head"], [1], [2]];
        sheet.tables.add("A1:A3", true).name = "Original";
        sheet.getRange("C1").formulas = [["=SUM(Original[Head])"]];
        await context.sync();
        const copy = sheet.copy("End");
        copy.getRange("C1").values = [[""]];
        copy.tables.load("items/name");
        await context.sync();
        const names = copy.tables.items.map(({ name }) => name);
        copy.tables.items.forEach((table) => table.convertToRange());
        sheet.getRange("A2").values = [[5]];
        const original = context.workbook.tables.getItem("Original").getRange().load("address");
        const formula = sheet.getRange("C1").load("formulas");
        copy.tables.load("items/name");
        await context.sync();
        copy.delete();
        await context.sync();
        return [names, original.address, formula.formulas[0][0], copy.tables.items.length];
      }),
    expected: [["Original2"], "Copied!A1:A3", "=SUM(Original[Head])", 0],
  },
  {
    name: "cells are inserted, deleted, cleared and copied, formulas move along",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Edits");
        sheet.getRange("A1:A3").values = [[1], [2], [3]];
        sheet.getRange("C1").formulas = [["=A1+$A$3"]];
        sheet.getRange("C2").copyFrom("C1");
        const copied = sheet.getRange("C2").load("formulas");
        await context.sync();
        sheet.getRange("A2").insert("Down");
        const down = sheet.getRange("A1:A4").load("values");
        await context.sync();
        sheet.getRange("A1").delete("Up");
        const up = sheet.getRange("A1:A3").load("values");
        await context.sync();
        sheet.getRange("A1:A3").clear();
        const used = sheet.getRange("A:A").getUsedRangeOrNullObject(true);
        await context.sync();
        return [copied.formulas[0][0], down.values.flat(), up.values.flat(), used.isNullObject];
      }),
    expected: ["=A2+$A$3", [1, "", 2, 3], ["", 2, 3], true],
  },
  {
    name: "the used range, intersections and moves",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Used");
        const blank = sheet.getUsedRangeOrNullObject(true);
        await context.sync();
        sheet.getRange("B2:C5").values = [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ];
        const used = sheet.getUsedRange(true).load("address");
        const common = sheet.getRange("A1:B3").getIntersectionOrNullObject("B2:D9").load("address");
        const apart = sheet.getRange("A1").getIntersectionOrNullObject("C3");
        const moved = sheet.getRange("A1:B2").getOffsetRange(1, 1).getLastCell().load("address");
        await context.sync();
        return [blank.isNullObject, used.address, common.address, apart.isNullObject, moved.address];
      }),
    expected: [true, "Used!B2:C5", "Used!B2:B3", true, "Used!C3"],
  },
  {
    name: "defined names and settings",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Defined");
        context.workbook.names.add("Scale", sheet.getRange("B2:B3"));
        const range = context.workbook.names.getItem("Scale").getRange().load("address");
        context.workbook.settings.add("version", { major: 1 });
        const setting = context.workbook.settings.getItem("version").load("value");
        await context.sync();
        const refused = await Excel.run(async (other) => {
          other.workbook.names.add("VP20", "=1");
          await other.sync();
          return "added";
        }).catch((error: OfficeExtension.Error) => error.code);
        return [range.address, setting.value, refused];
      }),
    expected: ["Defined!B2:B3", { major: 1 }, "InvalidArgument"],
  },
  {
    name: "what the workbench lacks is refused with its name",
    run: () =>
      Excel.run(async (context) => {
        context.workbook.worksheets.add("Charts").charts.load("items");
        await context.sync();
        return "";
      }).catch((error: OfficeExtension.Error) => [error.code, error.message]),
    expected: ["ApiNotFound", "The workbench's Excel does not know Worksheet.charts."],
  },
  {
    name: "the selection",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Selected");
        sheet.activate();
        sheet.getRange("B2:C4").select();
        await context.sync();
        const selected = context.workbook.getSelectedRange().load("address");
        const active = context.workbook.worksheets.getActiveWorksheet().load("name");
        await context.sync();
        return [selected.address, active.name];
      }),
    expected: ["Selected!B2:C4", "Selected"],
  },
  {
    name: "more than 1,500 cells, which Office.js sends in slices",
    run: () =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.add("Many").getRange("A1:C2000");
        range.values = Array.from({ length: 2000 }, (_, row) => [row, `row ${row}`, row % 2 === 0]);
        await context.sync();
        const last = range.getLastRow().load("values,address");
        await context.sync();
        return [last.address, last.values[0]];
      }),
    expected: ["Many!A2000:C2000", [1999, "row 1999", false]],
  },
  {
    name: "the tables that a range touches, the first of them",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Touched");
        sheet.getRange("A1:B3").values = [
          ["x", "y"],
          [1, 2],
          [3, 4],
        ];
        sheet.tables.add("A1:B3", true).name = "Touched_table";
        const table = sheet.getRange("B3:D9").getTables(false).getFirst().load("name");
        await context.sync();
        return table.name;
      }),
    expected: "Touched_table",
  },
  {
    name: "rows and columns are hidden, merged cells are not allowed in a table",
    run: () =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add("Hidden");
        sheet.getRange("B:B").columnHidden = true;
        sheet.getRange("A1:B1").values = [["x", "y"]];
        sheet.tables.add("A1:B3", true);
        const column = sheet.getRange("B1").load("columnHidden");
        const other = sheet.getRange("A1").load("columnHidden");
        await context.sync();
        const merged = await Excel.run(async (inner) => {
          inner.workbook.worksheets.getItem("Hidden").getRange("A2:B2").merge();
          await inner.sync();
          return "merged";
        }).catch((error: OfficeExtension.Error) => error.code);
        return [column.columnHidden, other.columnHidden, merged];
      }),
    expected: [true, false, "InvalidOperation"],
  },
];
