/** Ranges with one thing wrong each: what the checks must find, where, and what the scorer is offered. */
import type { ProblemKind } from "../../../../src/notation/messages";
import { changed, COLUMN, mitchell, rowOf, type Night, type Settings } from "./nights";

export interface Trap {
  name: string;
  cells: unknown[][];
  settings?: Settings;
  names?: unknown[][];
  kind: ProblemKind;
  row: number;
  column?: string;
  /** The labels of the corrections. */
  offered?: string[];
  /** What else shows, where one slip has two sides. */
  also?: ProblemKind[];
}

const { BOARD, NS, EW, CONTRACT, BY, RESULT } = COLUMN;
const night = mitchell();
/** The row of the range: board 5, pair 3, who plays 3NT by W against 11. */
const FIFTH = rowOf(night, 5, 3) + 1;
/** Board 4, pair 3: 4S by S. */
const FOURTH = rowOf(night, 4, 3) + 1;
const fifth = (cells: Record<number, string | number>): Night => changed(night, [5, 3], cells);
const fourth = (cells: Record<number, string | number>): Night => changed(night, [4, 3], cells);

const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result"];
const paper = (...rows: unknown[][]): unknown[][] => [[...HEADING, "Paper score"], ...rows];
const two = (...rows: unknown[][]): unknown[][] => [[...HEADING, "NS score", "EW score"], ...rows];
const scores = (...list: (string | number)[]): unknown[][] => [
  ["Board", "NS", "EW", "Score"],
  ...list.map((score, i) => [1, i + 1, i + 11, score]),
];
const results = (...rows: unknown[][]): unknown[][] => [HEADING, ...rows];

/** Board 3 (E-W vulnerable) with percentages of six results, the fifth of them left out. */
const PERCENTS = [
  ["Board", "NS", "EW", "Score", "NS %"],
  [3, 1, 7, 420, 80],
  [3, 2, 8, 450, 100],
  [3, 3, 9, -50, 30],
  [3, 4, 10, -50, 30],
  [3, 6, 12, -100, 0],
];

/** N-S play spades and E-W hearts, but for one who seems to play their spades. */
const OTHER_SUIT = results(
  ...[1, 2, 3].map((ns) => [1, ns, ns + 10, "3S", "N", "-1"]),
  ...[4, 5, 6].map((ns) => [1, ns, ns + 10, "4H", "W", "-1"]),
  [1, 7, 17, "4S", "W", "-1"],
);

const vulnerable = [
  ["Board", "Vul", "NS", "EW", "Result"],
  ...[1, 2, 3, 4, 5].flatMap((board) => [
    [board, ["None", "NS", "Both", "Both", "NS"][board - 1], 1, 2, "2SN="],
    [board, ["None", "NS", "Both", "Both", "NS"][board - 1], 3, 4, "2SN="],
  ]),
];

export const TRAPS: Trap[] = [
  // What reading finds
  {
    name: "an unread contract",
    cells: fifth({ [CONTRACT]: "3Q" }),
    kind: "notAContract",
    row: FIFTH,
    column: "Contract",
  },
  {
    name: "a lone dash",
    cells: fifth({ [CONTRACT]: "-" }),
    kind: "dash",
    row: FIFTH,
    column: "Contract",
    offered: ["Contract: PASS", "Contract: NP"],
  },
  {
    name: "one side's percentage",
    cells: fifth({ [CONTRACT]: "60%" }),
    kind: "oneSidedAward",
    row: FIFTH,
    column: "Contract",
    offered: ["Contract: 60-40", "Contract: 60-60"],
  },
  {
    name: "a result out of reach",
    cells: fifth({ [RESULT]: "+5" }),
    kind: "tooManyOvertricks",
    row: FIFTH,
    column: "Result",
  },
  {
    name: "more tricks than there are",
    cells: fifth({ [RESULT]: 14 }),
    kind: "tooManyTricks",
    row: FIFTH,
    column: "Result",
  },
  {
    name: "the pair's number for declarer",
    cells: fifth({ [BY]: 11 }),
    kind: "notASeat",
    row: FIFTH,
    column: "By",
    offered: ["By: E", "By: W"],
  },
  {
    name: "declarer said twice",
    cells: fifth({ [CONTRACT]: "3NTE" }),
    kind: "twoDeclarers",
    row: FIFTH,
    column: "By",
    offered: ["By: E"],
  },
  {
    name: "a contract without its result",
    cells: fifth({ [RESULT]: "" }),
    kind: "noResult",
    row: FIFTH,
    column: "Result",
  },
  {
    name: "a 0 for a result",
    cells: fifth({ [RESULT]: 0 }),
    kind: "zeroResult",
    row: FIFTH,
    column: "Result",
    offered: ["Result: ="],
  },
  {
    name: "a lone score 0",
    cells: scores(420, 0, 430),
    kind: "zeroScore",
    row: 3,
    column: "Score",
    offered: ["Score: PASS"],
  },
  { name: "a score without its last 0", cells: scores(420, 42, 430), kind: "notAScore", row: 3, column: "Score" },
  {
    name: "a score without its 0",
    cells: scores(420, 45, 430),
    kind: "notAScore",
    row: 3,
    column: "Score",
    offered: ["Score: 450"],
  },
  { name: "an average as 8000", cells: scores(420, 8000, 430), kind: "magicAverage", row: 3, column: "Score" },
  // O12: no result scores -50 where both are vulnerable; 620 is no score of a side that is not.
  {
    name: "-50 vulnerable",
    cells: [
      ["Board", "NS", "EW", "Score"],
      [4, 1, 11, -50],
      [4, 2, 12, 100],
    ],
    kind: "impossibleScore",
    row: 2,
    column: "Score",
  },
  {
    name: "620 for the side that is not vulnerable",
    cells: [
      ["Board", "NS", "EW", "Score"],
      [3, 1, 11, 620],
    ],
    kind: "impossibleScore",
    row: 2,
    column: "Score",
    offered: ["Score: -620"],
  },
  {
    name: "no board number",
    cells: fifth({ [BOARD]: "x" }),
    kind: "notABoard",
    row: FIFTH,
    column: "Board",
    offered: ["Board: 5"],
    also: ["boardShort"],
  },
  {
    name: "a pair left out",
    cells: fifth({ [EW]: "" }),
    kind: "noPair",
    row: FIFTH,
    column: "EW",
    offered: ["EW: 11"],
  },
  // Dates
  {
    name: "a date for a result",
    cells: fourth({ [RESULT]: 45748 }),
    kind: "looksLikeDate",
    row: FOURTH,
    column: "Result",
    offered: ["Result: -1"],
  },
  {
    name: "a date as text",
    cells: fourth({ [RESULT]: "04-Jan" }),
    kind: "looksLikeDate",
    row: FOURTH,
    column: "Result",
    offered: ["Result: -1"],
  },
  {
    name: "a date for a whole entry",
    cells: [
      ["Board", "NS", "EW", "Result"],
      [1, 1, 2, 45748],
    ],
    kind: "looksLikeDate",
    row: 2,
    column: "Result",
  },
  {
    name: "a date for a pair",
    cells: fifth({ [EW]: 45748 }),
    kind: "dateInColumn",
    row: FIFTH,
    column: "EW",
    offered: ["EW: 11"],
  },
  {
    name: "a date for a board",
    cells: fifth({ [BOARD]: 45748 }),
    kind: "dateInColumn",
    row: FIFTH,
    column: "Board",
    offered: ["Board: 5"],
    also: ["boardShort"],
  },
  // Scores
  {
    name: "paper and contract",
    cells: paper([1, 1, 2, "2S", "N", "+1", 170]),
    kind: "paperDiffers",
    row: 2,
    column: "Paper score",
    offered: ["Paper score: 140", "Result: +2"],
  },
  {
    name: "a plus for the other side (O12)",
    cells: paper([1, 1, 2, "2S", "N", "+1", -170]),
    kind: "scoreForOtherSide",
    row: 2,
    column: "Paper score",
    offered: ["Paper score: 140", "Result: +2, Paper score: 170", "By: E, Result: +2", "By: W, Result: +2"],
  },
  {
    name: "the wrong declarer (O18)",
    cells: paper([1, 1, 2, "3NT", "E", "-1", -50]),
    kind: "scoreForOtherSide",
    row: 2,
    column: "Paper score",
    offered: ["Paper score: 50", "By: N", "By: S"],
  },
  {
    name: "the other column",
    cells: two([1, 1, 2, "4S", "N", "=", "", 420]),
    kind: "scoreForOtherSide",
    row: 2,
    column: "NS score",
    offered: ["NS score: 420, EW score: blank", "By: E", "By: W"],
  },
  {
    name: "a file's score (O39)",
    cells: two([1, 1, 2, "4S", "N", "-2", "", 300]),
    kind: "fileScoreDiffers",
    row: 2,
    column: "NS score",
    offered: ["EW score: 100", "Contract: 4SX", "Result: -6"],
  },
  {
    name: "another board's vulnerability (O27)",
    cells: paper([1, 1, 2, "4S", "N", "=", 620]),
    kind: "scoreOtherVulnerability",
    row: 2,
    column: "Paper score",
    offered: ["Paper score: 420"],
  },
  {
    name: "a double left out",
    cells: paper([1, 1, 2, "4S", "N", "-1", -100]),
    kind: "paperDiffers",
    row: 2,
    column: "Paper score",
    offered: ["Paper score: -50", "Contract: 4SX", "Result: -2", "Contract: 5S, Result: -2"],
  },
  {
    name: "a game for the wrong side",
    cells: scores(420, 420, -420, 450),
    kind: "scoreMirrored",
    row: 4,
    column: "Score",
    offered: ["Score: 420"],
  },
  // Results without a sign
  {
    name: "made 4",
    cells: fourth({ [RESULT]: 4 }),
    kind: "unsignedResult",
    row: FOURTH,
    column: "Result",
    offered: ["Result: =", "Result: -4", "Result: -6"],
  },
  {
    name: "+1 that Excel made 1",
    cells: fourth({ [RESULT]: 1 }),
    kind: "unsignedResult",
    row: FOURTH,
    column: "Result",
    offered: ["Result: +1", "Result: -1", "Result: -9"],
  },
  {
    name: "made 3 in one cell",
    cells: [
      ["Board", "NS", "EW", "Result"],
      [1, 1, 2, "3NTN3"],
    ],
    kind: "unsignedResult",
    row: 2,
    column: "Result",
    offered: ["Result: 3NTN=", "Result: 3NTN+3", "Result: 3NTN-3", "Result: 3NTN-6"],
  },
  {
    name: "a column of made",
    cells: results(
      [1, 1, 2, "4S", "N", 4],
      [1, 3, 4, "4S", "N", 5],
      [1, 5, 6, "3NT", "N", 4],
      [1, 7, 8, "4S", "N", "-1"],
    ),
    kind: "unsignedResults",
    row: 1,
    column: "Result",
    offered: ["Setting Results as: Over book"],
  },
  {
    name: "a column of overtricks",
    cells: results(
      [1, 1, 2, "4S", "N", 1],
      [1, 3, 4, "4S", "N", 1],
      [1, 5, 6, "4S", "N", 2],
      [1, 7, 8, "4S", "N", "="],
    ),
    kind: "unsignedResults",
    row: 1,
    column: "Result",
    offered: ["Setting Results as: Relative"],
  },
  {
    name: "made 2 of four",
    cells: results([1, 1, 2, "4S", "N", 2]),
    settings: [["Results as", "Over book"]],
    kind: "unsignedResult",
    row: 2,
    column: "Result",
    offered: ["Result: +2", "Result: -2"],
  },
  // The same strain both ways (O19)
  {
    name: "one strain both ways",
    cells: fourth({ [BY]: "W" }),
    kind: "strainBothWays",
    row: FOURTH,
    column: "By",
    offered: ["By: S", "Swap N-S and E-W on this row, by S"],
  },
  {
    name: "the other side's suit",
    cells: OTHER_SUIT,
    kind: "strainBothWays",
    row: 8,
    column: "By",
    offered: ["Contract: 4H", "By: N", "Swap N-S and E-W on this row, by N"],
  },
  // Pairs
  {
    name: "a row twice",
    cells: [...night, night[8]],
    kind: "rowTwice",
    row: night.length + 1,
    column: "Board",
    offered: ["Clear this row"],
  },
  {
    name: "a row twice with two results",
    cells: [...night, changed(night, [5, 3], { [RESULT]: "-2" })[FIFTH - 1]],
    kind: "rowTwice",
    row: night.length + 1,
    column: "Board",
    offered: [`Clear row ${night.length + 1}`, `Clear row ${FIFTH}`],
  },
  {
    name: "a list taken in twice",
    cells: [...night, ...night.slice(1)],
    kind: "rowsTwice",
    row: night.length + 1,
    column: "Board",
    offered: [`Clear these ${night.length - 1} rows`],
  },
  {
    name: "an E-W pair twice on a board",
    cells: fifth({ [EW]: 9 }),
    kind: "playsTwice",
    row: FIFTH,
    column: "EW",
    offered: ["EW: 11"],
  },
  {
    name: "an N-S pair twice on a board",
    cells: fifth({ [NS]: 4 }),
    kind: "playsTwice",
    row: FIFTH,
    column: "NS",
    offered: ["NS: 3"],
  },
  {
    name: "both pairs twice on a board",
    cells: fifth({ [BOARD]: 8 }),
    kind: "playsTwice",
    row: FIFTH,
    column: "Board",
    offered: ["Board: 5"],
    also: ["boardShort"],
  },
  {
    name: "a pair against itself",
    cells: fifth({ [EW]: 3 }),
    kind: "pairAgainstItself",
    row: FIFTH,
    column: "NS",
    offered: ["EW: 11"],
  },
  {
    name: "numbers of each direction in one list",
    cells: ownNumbers(night),
    kind: "manyPlayTwice",
    row: 6,
    column: "NS",
    offered: ["Setting Numbers: Each direction its own"],
  },
  {
    name: "a pair met again",
    cells: metAgain(),
    kind: "meetsAgain",
    row: rowOf(metAgain(), 20, 1) + 1,
    column: "EW",
    also: ["boardShort"],
  },
  {
    name: "the wrong way round",
    cells: fifth({ [NS]: 11, [EW]: 3 }),
    kind: "otherWayRound",
    row: FIFTH,
    column: "NS",
    offered: ["Swap N-S and E-W on this row"],
  },
  {
    name: "two rankings of pairs that change",
    cells: results(
      ...[1, 2, 3].flatMap((board) => [
        [board, board, 4, "2S", "N", "="],
        [board, 4 - (board % 3) - 1, board, "2S", "N", "="],
      ]),
    ),
    settings: [["Winners", 2]],
    kind: "directionsChange",
    row: 1,
    column: "NS",
    also: ["playsTwice", "pairAgainstItself", "rowTwice", "manyPlayTwice"],
  },
  {
    name: "a number that nobody has",
    cells: fifth({ [EW]: 111 }),
    kind: "strayPair",
    row: FIFTH,
    column: "EW",
    offered: ["EW: 11"],
  },
  {
    name: "a number without a name",
    cells: fifth({ [EW]: 111 }),
    names: [["Pair", "Name 1"], ...Array.from({ length: 14 }, (_, i) => [i + 1, `Player ${i}`])],
    kind: "unknownPair",
    row: FIFTH,
    column: "EW",
    offered: ["EW: 11"],
  },
  // Boards
  {
    name: "a board that hardly occurs",
    cells: fifth({ [BOARD]: 77 }),
    kind: "strayBoard",
    row: FIFTH,
    column: "Board",
    offered: ["Board: 5"],
    also: ["boardShort"],
  },
  {
    name: "all of a board under a number out of range",
    cells: night.map((row) => (row[BOARD] === 21 ? [71, ...row.slice(1)] : row)),
    kind: "strayBoard",
    row: night.findIndex(([board]) => board === 21) + 1,
    column: "Board",
  },
  {
    name: "a line that is missing",
    cells: night.filter((_, i) => i !== FIFTH - 1),
    kind: "boardShort",
    row: rowOf(night, 5, 2) + 1,
    column: "Board",
  },
  {
    name: "a board that is missing",
    cells: night.filter(([board]) => board !== 5),
    kind: "boardGap",
    row: night.findIndex(([board]) => board === 6) + 1 - 7,
    column: "Board",
  },
  {
    name: "a board's vulnerability",
    cells: vulnerable,
    kind: "vulnerabilityDiffers",
    row: 6,
    column: "Vul",
    offered: ["Vul: EW"],
  },
  // The source's own points
  {
    name: "equal scores with different points",
    cells: [
      ["Board", "NS", "EW", "Score", "NS MP"],
      [1, 1, 7, 420, 3],
      [1, 2, 8, 420, 4],
      [1, 3, 9, 420, 3],
      [1, 4, 10, -50, 0],
    ],
    kind: "pointsDiffer",
    row: 3,
    column: "NS MP",
  },
  { name: "percentages of one more result", cells: PERCENTS, kind: "rowMissing", row: 2, column: "NS %" },
  // Missing
  {
    name: "a result to come",
    cells: fifth({ [CONTRACT]: "", [BY]: "", [RESULT]: "" }),
    kind: "resultsMissing",
    row: FIFTH,
    column: "Result",
  },
  {
    name: "a result to be decided",
    cells: fifth({ [CONTRACT]: "TD", [BY]: "", [RESULT]: "" }),
    kind: "resultPending",
    row: FIFTH,
    column: "Result",
  },
  {
    name: "an empty night",
    cells: night.map((row, i) => (i ? [...row.slice(0, 3), "", "", ""] : row)),
    kind: "nothingEntered",
    row: 1,
    column: "Result",
  },
  { name: "no rows", cells: [HEADING], kind: "noResults", row: 1, column: "Result" },
  // The range
  {
    name: "a heading twice",
    cells: [
      [...HEADING, "Result"],
      [1, 1, 2, "4S", "N", "=", "+1"],
    ],
    kind: "twoColumns",
    row: 1,
  },
];

/** E-W pairs numbered from 1 as well. */
function ownNumbers(cells: Night): Night {
  return cells.map((row, i) => (i ? row.map((cell, column) => (column === EW ? Number(cell) - 7 : cell)) : row));
}

/** Pair 1 plays its seventh round against 8, as its first: on one board its row says so. */
function metAgain(): Night {
  const sits = rowOf(night, 20, 1);
  const others = night.filter((row, i) => i === sits || !(row[BOARD] === 20 && row[EW] === 8));
  return others.map((row) => (row === night[sits] ? [20, 1, 8, ...row.slice(3)] : row));
}
