/** Calls as a test writes them. */
import { explain } from "../../../../src/taskpane/explain";

type Argument = unknown[][] | string | number | undefined;

/** What is said about one cell of a call's answer, the first if not said otherwise. */
export function explained(name: string, args: readonly Argument[], row = 0, column = 0): string[] {
  const ranges = args.map((arg) => (arg === undefined || Array.isArray(arg) ? arg : [[arg]]));
  return explain(name, { ranges, row, column });
}

/** A column of cells. */
export const down = (...cells: unknown[]): unknown[][] => cells.map((cell) => [cell]);

/** The figure that the last line ends in: "= 7 of 8", "has the value: 7", "is 1 IMP, lost (Law 78B).". */
export function lastFigure(lines: readonly string[]): number | undefined {
  const found = /(-?\d+(?:\.\d+)?)(?: of -?[\d.]+)?(?: (?:%|IMPs?|VPs?|a board))?$/.exec(lines.at(-1) ?? "");
  return found ? Number(found[1]) : undefined;
}

/** A function's answer as words show it: with four decimals. */
export const shown = (answer: unknown): unknown =>
  typeof answer === "number" ? Math.round(answer * 10_000 + Math.sign(answer) * 1e-7) / 10_000 + 0 : answer;
