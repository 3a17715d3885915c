/** The texts of what is done to a session that is written: the next round, late changes, forms for the printer. */
import type { Print } from "../../sheets/print";
import type { OptionalColumn } from "../../sheets";
import { many } from "../strings";

export const drawStrings = {
  heading: (round: number) => `Draw round ${round}`,
  outstanding: (matches: readonly string[]) =>
    `Still out: ${matches.join("; ")}. What they will bring is not in the standings.`,
  isDrawn: "It is drawn already, and nothing of it is entered: it can be drawn again.",
  without: "Who plays no longer",
  withoutHint: "such as 7, 12",
  matches: "The draw",
  match: (first: string, second: string) => `${first} v ${second}`,
  bye: (who: string) => `${who} has the bye`,
  swap: "Swap by hand",
  one: "This one",
  other: "with this one",
  swapButton: "Swap",
  write: (round: number) => `Write round ${round}`,
  help: {
    pairs: "N-S is named first. The draw is written as values: a later correction changes no match.",
    teams: "The draw is written as values: a later correction changes no match.",
  },
  written: (round: number) => `Round ${round} is drawn.`,
};

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

/** "board 3", "boards 1 to 3 and 7". */
function boardsInWords(boards: readonly number[]): string {
  const runs: number[][] = [];
  for (const board of boards) {
    const run = runs.at(-1);
    if (run && run[run.length - 1] === board - 1) run.push(board);
    else runs.push([board]);
  }
  const texts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run[run.length - 1]}`] : run.map(String)));
  return `${boards.length === 1 ? "board" : "boards"} ${inWords(texts)}`;
}

const DROP = "A board is not played any more";

export const lateStrings = {
  heading: "Late changes",
  what: "What has happened?",
  kinds: {
    comes: { pair: "A pair comes", team: "A team comes", player: "A player comes" },
    leaves: { pair: "A pair goes home", team: "A team goes home", player: "A player goes home" },
    replaced: {
      pair: "A pair is replaced by another",
      team: "A team is replaced by another",
      player: "A player is replaced by another",
    },
    swap: { pair: "Two pairs swap", team: "Two teams swap", player: "Two players swap" },
    drop: { pair: DROP, team: DROP, player: DROP },
  },
  pair: { pair: "Pair", team: "Team", player: "Player" },
  other: { pair: "With pair", team: "With team", player: "With player" },
  by: "New number",
  names: "Names",
  board: "Board",
  fromRound: "From round",
  entered: "What is entered?",
  enteredChoices: [
    { value: "stay" as const, label: "Stays with who has it" },
    { value: "go" as const, label: "Goes to the other" },
  ],
  effect: (rows: number, kept: number) =>
    `${many(rows, "row")} of the results will change.${kept ? ` ${many(kept, "entered result")} ${kept === 1 ? "stays" : "stay"} as ${kept === 1 ? "it is" : "they are"}.` : ""}`,
  boardsAgain: (who: string, boards: readonly number[]) => `${who} would play ${boardsInWords(boards)} a second time.`,
  meetsAgain: (who: string, others: readonly string[]) => `${who} would meet ${inWords(others)} again.`,
  moreAgain: (count: number) => `And ${many(count, "more such case")}.`,
  write: "Change the sheets",
  help: "A dated copy of the results is kept first.",
  written: (rows: number, copy: string | undefined) =>
    `${many(rows, "row")} changed.${copy ? ` As it was: sheet ${copy}.` : ""}`,
  wholeNumber: (label: string) => `${label}: write a whole number from 1.`,
};

export const columnStrings = {
  heading: "Add a column to the results",
  what: {
    Adjust: "a ruling, which wins over the result",
    "TD note": "the director's words, printed as a footnote",
    "Paper score": "the score on the paper, compared with ours",
    Lead: "the opening lead",
    Field: "a fouled board: only equal fields are compared",
  } satisfies Record<OptionalColumn, string>,
  add: "Add",
  addNamed: (heading: string) => `Add the column ${heading}`,
  allThere: "The results have all columns that there are.",
  added: (heading: OptionalColumn, address: string) =>
    `The column ${heading} begins at ${address}: type there.${heading === "TD note" ? " A sheet Travellers or Scorecards that is there has no room for notes on paper: delete it, and write it again here." : ""}`,
};

export const printStrings = {
  heading: "For the printer",
  help: "Each is a sheet in natural size, with page breaks between the forms.",
  paper: "Paper",
  names: {
    travellers: "Blank travellers",
    slips: "Pick-up slips",
    guideCards: "Table guide cards",
    scoreCards: "Blank cards to fill in, one a pair",
    movement: "Movement",
    hands: "Hand records with results",
  } satisfies Record<Print, string>,
  write: "Write",
  writeNamed: (name: string) => `Write: ${name}`,
  after: "To print: File, Print in Excel.",
};

export const lastStrings = {
  which: "As which session?",
  date: "Date",
  write: "Write the new session",
  help: "Who plays what, names, settings and columns as they were; results and penalties blank. Nothing of the old session is changed.",
  none: "This workbook has no session yet: choose another of these, or import one (Import).",
  unread: "The results of that session cannot be read: look at its headings.",
};
