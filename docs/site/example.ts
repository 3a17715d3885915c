/** Examples as the pages write them: a block that is marked `formula`. */

/**
 * Cells, a formula and its answer, apart by blank lines; cells of a row apart by bars. `A2` or a table's name says where
 * cells stand; several formulas may read them. A last row of three points says that more rows follow.
 *
 *     A2
 *     420
 *     -50
 *
 *     =MATCHPOINTS(A2:A3)
 *     2
 *     0
 */
export interface Example {
  ranges: CellRange[];
  formulas: Answered[];
}

export interface CellRange {
  /** The first cell, `A2`, or a table, `Results`. */
  at: string;
  rows: string[][];
}

export interface Answered {
  formula: string;
  answer: string[][];
  hasMore: boolean;
}

const MORE = "...";

export function readExample(text: string): Example {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()));
  const isFormula = ([first]: string[]): boolean => first.startsWith("=");
  return {
    ranges: paragraphs.filter((one) => !isFormula(one)).map(([at, ...lines]) => ({ at, rows: lines.map(cellsOf) })),
    formulas: paragraphs.filter(isFormula).map(([formula, ...lines]) => {
      const hasMore = lines[lines.length - 1] === MORE;
      return { formula, answer: (hasMore ? lines.slice(0, -1) : lines).map(cellsOf), hasMore };
    }),
  };
}

/** A bar alone is a blank row: an empty line would end the block. */
const cellsOf = (line: string): string[] => (line === "|" ? [""] : line.split("|").map((cell) => cell.trim()));

/** The examples in a page's Markdown. */
export function examplesIn(markdown: string): Example[] {
  return [...markdown.matchAll(/^```formula\n([^]*?)^```$/gm)].map(([, text]) => readExample(text));
}

export const isFigure = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);
