import type { TableNames } from "./plan";

/** The functions that our sheets call: a test holds each of them against the functions that there are. */
export const SHEET_FUNCTIONS = [
  "SCORERESULTS",
  "RANKING",
  "TRAVELLER",
  "SCORECARD",
  "CROSSTABLE",
  "TEAMRESULTS",
  "SCORETABLE",
  "UNDERTRICKTABLE",
  "IMPTABLE",
  "BRIDGESCORE",
] as const;

export type SheetFunction = (typeof SHEET_FUNCTIONS)[number];

/**
 * A formula in en-US form, without blank arguments at its end. `prefix` is the add-in's namespace with its dot, or empty.
 *
 * call("", "RANKING", "Results[#All]") // "=RANKING(Results[#All])"
 */
export function call(prefix: string, name: SheetFunction, ...ranges: string[]): { formula: string } {
  return { formula: `=${prefix}${name}(${ranges.join(",").replace(/,+$/, "")})` };
}

/** A whole table with its headings; "" for a table that is missing. */
export const allOf = (table: string): string => (table === "" ? "" : `${table}[#All]`);

/** Of pairs and of teams alike: the setting Scoring may be changed, and the sheet holds. */
export function rankingCall({ names, prefix }: { names: TableNames; prefix: string }): { formula: string } {
  return call(prefix, "RANKING", ...[names.results, names.settings, names.names].map(allOf));
}
