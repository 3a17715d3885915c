import { excelSentence, problem } from "../../../src/excel/outcome";
import { problemOf, Refusal } from "../../../src/excel/run";

describe("what Excel refuses", () => {
  const kind = (code: string): string => problemOf(Object.assign(new Error("Something."), { code })).kind;

  test("by its code", () => {
    expect(kind("InvalidOperationInCellEditMode")).toBe("cellEditing");
    expect(kind("AccessDenied")).toBe("protected");
    expect(kind("ItemAlreadyExists")).toBe("nameTaken");
    expect(kind("ItemNotFound")).toBe("gone");
    expect(kind("RequestPayloadSizeLimitExceeded")).toBe("tooLarge");
    expect(kind("InvalidSelection")).toBe("severalAreas");
    expect(kind("ApiNotFound")).toBe("notAvailable");
  });

  test("what is not known keeps Excel's own words", () => {
    expect(problemOf(new Error("Out of paper."))).toEqual({ ok: false, kind: "refused", detail: "Out of paper." });
    expect(excelSentence(problem("refused", "Out of paper."))).toBe("Excel refused: Out of paper.");
  });

  test("a refusal of our own passes through", () => {
    expect(problemOf(new Refusal(problem("cancelled")))).toEqual({ ok: false, kind: "cancelled" });
  });
});

describe("sentences", () => {
  test("say what to do", () => {
    expect(excelSentence(problem("notEmpty", "Sheet1!B2"))).toBe(
      "Sheet1!B2 is not empty. Select an empty cell, then insert again.",
    );
    expect(excelSentence(problem("nameTaken"))).toBe(
      "The workbook already has a sheet or a table of that name. Rename it, then try again.",
    );
  });

  test("name what is left", () => {
    expect(excelSentence({ ...problem("protected"), left: ["Results", "Names"] })).toMatch(
      /Sheets of this attempt may be left: Results, Names\. Delete what you find of them\.$/,
    );
  });
});
