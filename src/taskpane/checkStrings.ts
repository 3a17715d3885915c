/** The texts of the pages Check and Results; they come with their pages. */
import { many } from "./strings";

export const sessionStrings = {
  which: "Which session?",
  /** Results_2 is the second session of a workbook. */
  session: (table: string) => table.replace("_", " "),
  selected: "The selected cells",
  none: "This workbook has no results of Traveller yet.",
};

export const checkStrings = {
  none: "Write a session (New) or import one (Import). Or select results of your own, with their headings, and check these.",
  check: "Check again",
  selection: "Check the selected cells",
  summary: (where: string, parts: readonly string[]) =>
    parts.length ? `${where}: ${parts.join(", ")}.` : `${where}: nothing to look at.`,
  groups: {
    wrong: { heading: "Wrong", help: "This cannot be.", count: (n: number) => `${n} wrong`, counted: String },
    odd: {
      heading: "Odd",
      help: "This can be, but is seldom meant.",
      count: (n: number) => `${n} odd`,
      counted: String,
    },
    missing: {
      heading: "Still to come",
      help: "Not entered yet, or not decided.",
      // Not findings: one of these may be all results of a board.
      count: (n: number) => (n === 0 ? "no results yet" : `${many(n, "result")} still to come`),
      counted: (n: number) => (n === 0 ? "no results yet" : many(n, "result")),
    },
  },
  headed: (heading: string, counted: string) => `${heading} (${counted})`,
  goTo: (address: string) => `Go to ${address}`,
  more: (count: number, rest: number) => (count === rest ? `Show the other ${rest}` : `Show ${count} more of ${rest}`),
  changedSince: (address: string) =>
    `The sheet has changed since it was checked, so ${address} may not be the cell that was meant: check again.`,
  written: (cells: readonly { address: string; before: string; text: string }[]) =>
    `Written: ${cells
      .map(({ address, before, text }) => `${address} is now ${text || "blank"} (before: ${before || "blank"})`)
      .join("; ")}.`,
  writtenRows: (count: number) => `Written: ${many(count, "cell")}.`,
  assumed: (name: string, value: string) => `Checked as if ${name} were ${value}. Nothing was written.`,
};

export const resultsStrings = {
  none: "Write a session (New) or import one (Import); its ranking is shown here.",
  refresh: "Read again",
  sheets: "Live sheets",
  sheetsHelp: "Each is one formula, follows every correction, and prints from Excel one page wide.",
  names: {
    ranking: "Ranking",
    travellers: "Travellers",
    scorecards: "Scorecards of all",
    crossTable: "Cross-table",
    matches: "Matches",
    boards: "Boards of the matches",
  },
  write: "Write",
  writeNamed: (name: string) => `Write: ${name}`,
  open: "Open",
  openNamed: (name: string, sheet: string) => `Open: ${name}, sheet ${sheet}`,
  card: "One scorecard",
  pair: "Pair or player",
  pairHint: (label: string) => `such as ${label}`,
  writeCard: "Write it",
  noPair: "Which one? Write its number.",
  after: (results: string) => `It follows every correction in ${results}. To print: File, Print in Excel.`,
};
