/** How each function is put beside the cells that it reads, guarded where a blank could be taken for a zero. */

export type Recipe =
  /** Beside cells of its row: the widest of these readings for which there are columns. */
  | { kind: "row"; readings: readonly RowReading[] }
  /** Beside a column of scores, down to the last. */
  | { kind: "column"; boards: boolean }
  /** Beside a block with so many columns, such as the deals of a rubber. */
  | { kind: "block"; columns: number }
  /** Of the tables of a session, "" for an argument that is left out. */
  | { kind: "session"; tables: readonly ("results" | "settings" | "names" | "")[] }
  /** Of nothing that stands in cells. */
  | { kind: "alone" };

export interface RowReading {
  /** The cells read, from the left, each by the argument that it is. */
  cells: readonly string[];
  /** With the cells' addresses: when the answer stays blank, and the call. */
  formula: (cells: readonly string[], name: string) => string;
  /** A value in the formula that has to be looked at, such as the boards of a match. */
  assumed?: Assumed;
}

export type Assumed = "matchBoards" | "roundBoards";

const call = (name: string, ...args: string[]): string => `${name}(${args.join(",")})`;
const unless = (blank: string, formula: string): string => `=IF(${blank},"",${formula})`;

/** Blank as long as the last cell is: nothing is known before the result. */
const afterLast = (...cells: string[]): RowReading => ({
  cells,
  formula: (at, name) => unless(`${at[at.length - 1]}=""`, call(name, ...at)),
});

/** Blank as long as the contract is; a pass-out has no more than that. */
const afterContract = (...cells: string[]): RowReading => ({
  cells,
  formula: (at, name) => unless(`${at[cells.indexOf("contract")]}=""`, call(name, ...at)),
});

/** Both scores must be there: a blank one would be a pass-out. */
const afterBoth = (...cells: string[]): RowReading => ({
  cells,
  formula: (at, name) => unless(`OR(${at.map((cell) => `${cell}=""`).join(",")})`, call(name, ...at)),
});

const MATCH_BOARDS = "24";
const ROUND_BOARDS = "8";

/** A league's fixtures: own and the opponents' IMPs in two columns. */
const MARGIN: RowReading = {
  cells: ["imps", "otherImps"],
  formula: ([own, other], name) => unless(`COUNT(${own}:${other})<2`, call(name, `${own}-${other}`, MATCH_BOARDS)),
  assumed: "matchBoards",
};

const ALONE: Recipe = { kind: "alone" };
const SESSION: Recipe = { kind: "session", tables: ["results", "settings", "names"] };
const BY_BOARD: Recipe = { kind: "session", tables: ["results", "", "settings", "names"] };

export const RECIPES: Readonly<Record<string, Recipe>> = {
  BRIDGESCORE: { kind: "row", readings: [afterLast("contract", "tricks"), afterLast("contract")] },
  NSSCORE: {
    kind: "row",
    readings: [afterContract("board", "contract", "declarer", "tricks"), afterContract("board", "contract")],
  },
  SCOREBREAKDOWN: { kind: "row", readings: [afterLast("contract", "tricks"), afterLast("contract")] },
  BOARDVUL: { kind: "row", readings: [afterLast("board")] },
  BOARDDEALER: { kind: "row", readings: [afterLast("board")] },
  IMPS: { kind: "row", readings: [afterBoth("nsScore", "otherTableNsScore"), afterLast("nsScore")] },
  BAM: { kind: "row", readings: [afterBoth("nsScore", "otherTableNsScore")] },
  VPS: {
    kind: "row",
    readings: [
      MARGIN,
      {
        cells: ["imps"],
        formula: ([own], name) => unless(`${own}=""`, call(name, own, MATCH_BOARDS)),
        assumed: "matchBoards",
      },
    ],
  },
  PERCENTVPS: {
    kind: "row",
    readings: [
      {
        cells: ["percent"],
        formula: ([own], name) => unless(`${own}=""`, call(name, own, ROUND_BOARDS)),
        assumed: "roundBoards",
      },
    ],
  },
  NEUBERG: {
    kind: "row",
    readings: [
      {
        cells: ["matchpoints", "actual", "expected"],
        formula: (at, name) => unless(`COUNT(${at[0]}:${at[2]})<3`, call(name, ...at)),
      },
    ],
  },
  MATCHPOINTS: { kind: "column", boards: true },
  CROSSIMPS: { kind: "column", boards: true },
  BUTLER: { kind: "column", boards: true },
  BUTLERDATUM: { kind: "column", boards: false },
  PLACES: { kind: "column", boards: false },
  RUBBER: { kind: "block", columns: 3 },
  CHICAGO: { kind: "block", columns: 3 },
  SCORERESULTS: SESSION,
  CHECKRESULTS: SESSION,
  RANKING: SESSION,
  CROSSTABLE: SESSION,
  TEAMRESULTS: SESSION,
  TRAVELLER: BY_BOARD,
  SCORECARD: BY_BOARD,
  MOVEMENT: ALONE,
  SCORETABLE: ALONE,
  UNDERTRICKTABLE: ALONE,
  IMPTABLE: ALONE,
  VPTABLE: ALONE,
  BRIDGEVERSION: ALONE,
};

/** These answer with one cell for one cell: all others fill cells beside and below, which a table does not let them. */
export const ONE_CELL: readonly string[] = [
  "BRIDGESCORE",
  "NSSCORE",
  "BOARDVUL",
  "BOARDDEALER",
  "IMPS",
  "BAM",
  "VPS",
  "PERCENTVPS",
  "NEUBERG",
  "BUTLERDATUM",
  "BRIDGEVERSION",
];
