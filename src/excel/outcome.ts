/** What became of a request to Excel: its value, or a kind of problem with a sentence for it. */

const SENTENCES = {
  notAvailable: () => "This works inside Excel only: Microsoft 365, or Excel 2021 and later.",
  cellEditing: () => "A cell is being edited. Press Enter or Esc in the sheet, then try again.",
  protected: () =>
    "Excel refused, for the workbook or the sheet is protected. Unprotect it (Review tab), then try again.",
  nameTaken: ({ detail }) =>
    `The workbook already has ${detail ?? "a sheet or a table of that name"}. Rename it, then try again.`,
  tooLarge: () => "This is more than Excel takes at once. Select fewer cells, then try again.",
  severalAreas: () => "Select one block of cells, with the headings in its first row.",
  blankSelection: () => "The selection is blank. Select the results with their headings.",
  notEmpty: ({ detail }) => `${detail} is not empty. Select an empty cell, then insert again.`,
  holdsFormula: ({ detail }) => `${detail} holds a formula, which is never written over: correct it in the sheet.`,
  changed: ({ detail }) =>
    `${detail ?? "A row"} does not hold any more what was checked, so nothing was written. Check again.`,
  changedMeanwhile: ({ detail }) =>
    `${detail} was changed meanwhile, so nothing was written. Look again what differs now.`,
  tableInTheWay: ({ detail }) =>
    `The table ${detail} stands above or below, and would get a column too, so nothing was changed. Move it to a sheet of its own, then try again.`,
  gone: ({ detail }) => `${detail ?? "What was asked for"} is not in the workbook any more.`,
  sheetGone: () => "A sheet was deleted while it was being written, so nothing was written. Write again.",
  cancelled: () => "Cancelled. Nothing was changed.",
  refused: ({ detail }) => `Excel refused: ${detail}`,
} satisfies Record<string, (problem: { detail?: string }) => string>;

export type ExcelProblemKind = keyof typeof SENTENCES;

export interface ExcelProblem {
  ok: false;
  kind: ExcelProblemKind;
  detail?: string;
  /** Sheets of ours that may still be there. */
  left?: string[];
  /** Cells of the user's whose old content could not be put back. */
  cells?: string[];
  /** The sheet on which their old content stands. */
  copy?: string;
}

export type Outcome<T> = { ok: true; value: T } | ExcelProblem;

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const problem = (kind: ExcelProblemKind, detail?: string): ExcelProblem => ({
  ok: false,
  kind,
  ...(detail === undefined ? {} : { detail }),
});

export function excelSentence({ kind, detail, left, cells, copy }: ExcelProblem): string {
  const sentence = (SENTENCES[kind] as (problem: { detail?: string }) => string)({ detail });
  const sheets = left?.length
    ? [`Sheets of this attempt may be left: ${left.join(", ")}. Delete what you find of them.`]
    : [];
  const changed = cells?.length
    ? [`The old content could not be put back everywhere: look at ${cells.join(", ")}.`]
    : [];
  const kept = copy ? [`What was there before stands on the sheet ${copy}.`] : [];
  return [sentence, ...sheets, ...changed, ...kept].join(" ");
}
