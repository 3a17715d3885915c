/** The texts of the page Functions; they come with it. */
import { many } from "../strings";
import type { Group } from "./groups";
import type { Insertion, ReadCells } from "./insertion";
import type { Assumed } from "./recipes";

/** What an argument is called in a sentence, where its own name is a program's. */
const ARGUMENTS: Record<string, string> = {
  nsScore: "N-S's score",
  otherTableNsScore: "N-S's score at the other table",
  otherImps: "the other side's IMPs",
  imps: "IMPs",
  percent: "percentage",
  actual: "results that there are",
  expected: "results of a full board",
};

const argument = (name: string): string => ARGUMENTS[name] ?? name;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

const reading = (reads: readonly ReadCells[]): string =>
  listed(reads.map(({ cells, as }) => `${cells} (${argument(as)})`));

const ASSUMED: Record<Assumed, string> = {
  matchBoards: "It says 24 boards a match: put your own number there.",
  roundBoards: "It says 8 boards a round: put your own number there.",
};

function nowhere(address: string, insertion: Insertion & { kind: "nowhere" }): string {
  switch (insertion.why) {
    case "noSession":
      return "this workbook has no results of Traveller for it to read. Write a session (New) or import one (Import) first.";
    case "inTable":
      return `${address} is in a table, where Excel lets no formula fill several cells. Select a cell outside, with a blank column between.`;
    case "noRoom":
      return `there is nothing to the left of ${address} to read. Select a cell to the right of ${listed(insertion.columns.map(argument))}.`;
  }
}

export const catalogueStrings = {
  search: "Search",
  hint: "double, IMPs, Neuberg …",
  found: (count: number, all: number) =>
    count === all ? `${many(all, "function")}.` : count === 0 ? "" : `${count} of ${many(all, "function")}.`,
  none: (typed: string) =>
    `No function speaks of "${typed}". Try one word, such as vulnerable, matchpoints, teams or chart.`,
  loading: "The functions are being looked up …",
  notLoaded: "The list of the functions did not load. Check the internet connection, then try again.",
  again: "Try again",
  groups: {
    contracts: "Contracts and boards",
    pairs: "Pairs: scores of a board compared",
    teams: "Teams and victory points",
    session: "A whole session",
    rubber: "Rubber bridge and Chicago",
    charts: "Charts to print",
    addIn: "The add-in itself",
  } satisfies Record<Group, string>,
  arguments: "Arguments",
  noArguments: "It has no arguments.",
  optional: "may be left out",
  insert: "Insert here",
  insertNamed: (name: string) => `Insert here: ${name}`,
  insertHelp: "Into the selected cell, reading the cells to its left. Nothing is written over.",

  /** What became of "Insert here"; `address` is the cell that was selected. */
  inserted: (address: string, insertion: Insertion): string => {
    switch (insertion.kind) {
      case "reads": {
        const blank = insertion.formula.startsWith("=IF(") ? " It stays blank until they are filled in." : "";
        const assumed = insertion.assumed ? ` ${ASSUMED[insertion.assumed]}` : "";
        return `${address} holds ${insertion.formula}. It reads ${reading(insertion.reads)}.${blank}${assumed}`;
      }
      case "session":
        return `${address} holds ${insertion.formula}. It reads the ${insertion.tables.length === 1 ? "table" : "tables"} ${listed(insertion.tables)}, and follows every correction.`;
      case "example":
        return `${address} holds ${insertion.formula}: an example. Put your own values or cells into it.`;
      case "nowhere":
        return `Nothing was written: ${nowhere(address, insertion)}`;
    }
  },
};
