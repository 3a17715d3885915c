/** How figures came about, in words that a player can be shown; ready for translation. */
import type { Side } from "../scoring/types";
import { many } from "./strings";

const SIDES: Record<Side, string> = { NS: "N-S", EW: "E-W" };

const ofTop = (top?: string): string => (top === undefined ? "" : ` of ${top}`);

/** "1 result", "3 results", "0.6 results": the figure as it is shown. */
const results = (count: string): string => `${count} ${count === "1" ? "result" : "results"}`;

/** "1 IMP", "3.6 IMPs". */
const imps = (figure: string): string => `${figure} ${figure === "1" || figure === "-1" ? "IMP" : "IMPs"}`;

/** ", on board 5 beside 8 other results". */
const beside = (others: number, board: string): string => {
  const where = board ? ` on board ${board}` : "";
  return others ? `,${where} beside ${many(others, "other result")}` : where;
};

/** "0.5 (board 3) - 6 (board 4)". */
const summed = (parts: readonly { figure: string; of: string }[]): string =>
  parts
    .map(({ figure, of }, i) => {
      const minus = i > 0 && figure.startsWith("-");
      return `${i === 0 ? "" : minus ? " - " : " + "}${minus ? figure.slice(1) : figure} (${of})`;
    })
    .join("");

const UNITS = { MP: "matchpoints", IMPs: "IMPs", Points: "points" } as const;

/** A part of a weighted result: "60 % of 9.7". */
interface Part {
  percent: string;
  figure: string;
}

const weighed = (parts: readonly Part[]): string =>
  parts.map(({ percent, figure }) => `${percent} % of ${figure}`).join(" + ");

export const explainStrings = {
  heading: (address: string, formula: string) => `${address}: ${formula}`,
  blank: (address: string) => `${address} is blank.`,
  notOurs: (address: string) => `${address} holds no formula of Traveller.`,
  value: (address: string, value: string) => `${address} holds ${value}: typed, not worked out.`,
  notComplete: "Something is still blank, so the cell stays blank.",
  part: (name: string, what: string) => `Part of what ${name} gives: ${what}`,
  blankPart: (name: string) => `${name} leaves this cell blank.`,
  blanksAsZero: "Excel hands the blank cells over as 0, which is a pass-out here: they are counted.",
  notReadable: "One of its arguments is worked out by another formula, which cannot be followed from here.",
  condition: "The formula around it keeps the cell blank.",
  cannot: (reason: string) => `It cannot be scored. ${reason}`,
  noPartner: "The ranges have different sizes: this cell has no partner.",
  errorCame: (error: string) => `The error ${error} came in from a cell that it reads.`,
  errors: {
    "#NAME?":
      "Excel does not know the function. Press Repair formulas; if that does not help, the add-in is not loaded.",
    "#SPILL!": "Something stands where the answer wants to spill. Clear the cells below and to the right.",
    "#BUSY!": "Excel is still working it out. Wait a moment, then press again.",
    "#CONNECT!": "The add-in was not reached. Press Repair formulas.",
  } as Partial<Record<string, string>>,

  score: {
    passedOut: "Passed out: 0 to both sides.",
    noScore: (entry: string) => `${entry}: no score of its own.`,
    contract: (contract: string, result: string, tricks: number, vulnerable: boolean) =>
      `${contract} ${result}: ${many(tricks, "trick")}, declarer ${vulnerable ? "" : "not "}vulnerable.`,
    item: (label: string, points: number) => `${label}: ${points}`,
    together: (score: number) => `Together ${score} (Law 77).`,
    nsScore: (declarer: string, side: Side, score: number) =>
      `${declarer} plays for ${SIDES[side]}, so N-S's score is ${score}.`,
    written: (score: number) => `The score was entered without a contract: N-S ${score}.`,
    paperCounts: (score: number) => `The paper's score counts: N-S ${score}.`,
    assigned: (entry: string) => `The director's ruling counts: ${entry}.`,
  },

  board: (board: number, dealer: string, vulnerable: string, same?: number) =>
    `Board ${board}: dealer ${dealer}, vulnerable ${vulnerable}${same ? `, as on board ${same}: it goes round in 16` : ""} (Law 2).`,
  sideVulnerable: (side: Side, vulnerable: boolean) =>
    `${SIDES[side]} ${vulnerable ? "are vulnerable: V" : "are not vulnerable: NV"}.`,

  imps: {
    difference: (ours: string, theirs: string, difference: string) => `${ours} less ${theirs} is ${difference}.`,
    band: ({ from, to }: { from: number; to?: number }, won: number) =>
      `A difference from ${from} ${to === undefined ? "upwards" : `to ${to}`} is ${many(Math.abs(won), "IMP")}${won < 0 ? ", lost" : ""} (Law 78B).`,
    part: (share: string, ours: string, theirs: string, difference: string, won: string) =>
      `${share} %: ${ours} less ${theirs} is ${difference}, ${imps(won)}`,
    weighed: (parts: readonly Part[], sum: string) => `${weighed(parts)} = ${imps(sum)}`,
  },

  boardAMatch: (side: Side, ours: number, theirs: number, points: string) =>
    ours === theirs
      ? `${SIDES[side]} have ${ours} at both tables, a tie: ${points}`
      : `${SIDES[side]} have ${ours} here and ${theirs} at the other table, so the board is ${ours > theirs ? "won" : "lost"}, by however much: ${points}`,

  compare: {
    own: (side: Side, score: number, others: number, board: string) =>
      `${SIDES[side]}'s score is ${score}${beside(others, board)}.`,
    ownWeighted: (side: Side, entry: string, others: number, board: string) =>
      `${SIDES[side]}'s score is weighted (${entry})${beside(others, board)}.`,
    compared: (results: number) => `Results that are compared on the board: ${results}`,
    alone: "There is no other result to compare with, so the cell stays blank.",
    notCompared: "It is no result that can be compared: the cell stays blank.",
    averageHere: "An adjusted score that is no result: it takes its part of the board, and nobody is compared with it.",
    noValueYet: "It has no value until the other results are there.",
  },

  matchpoints: {
    beats: (beats: string, won: string, ties: string, tied: string, points: string, top: string) =>
      `Beats ${beats} (${won}) + ties ${ties} (${tied}) = ${points} of ${top}`,
    part: (percent: string, score: number, words: string) =>
      `${percent} % as ${score}: ${words[0].toLowerCase()}${words.slice(1)}`,
    weighed: (parts: readonly Part[], points: string, top: string) => `${weighed(parts)} = ${points} of ${top}`,
    neuberg: (about: { points: string; half: string; actual: number; expected: number; result: string; top: string }) =>
      `Neuberg, for ${about.actual} results where a full board has ${about.expected}: (${about.points} + ${about.half}) × ${about.expected}/${about.actual} - ${about.half} = ${about.result} of ${about.top}`,
    rounded: (decimals: number, points: string, top: string) =>
      `Rounded to ${many(decimals, "decimal")}: ${points} of ${top}`,
    proRata: (points: string, actual: number, expected: number, result: string, top: string) =>
      `In proportion, for ${actual} results where a full board has ${expected}: ${points} × ${expected - 1}/${actual - 1} = ${result} of ${top}`,
    aloneInField: "Nobody else played this form of the board: 60 % to both sides.",
    smallField: (actual: number, points: string, middle: string, percent: string) =>
      `Only ${actual} results are of this form of the board: 60 % for the middle, 5 % for each matchpoint: 60 + 5 × (${points} - ${middle}) = ${percent} %`,
    percentOf: (percent: string, top: string, points: string) => `${percent} % of ${top} = ${points} of ${top}`,
    percent: (points: string, top: string, percent: string) => `${points} of ${top} = ${percent} %`,
  },

  award: {
    percent: (percent: string) => `Adjusted to ${percent} %.`,
    points: (points: string, top?: string) => `Awarded: ${points}${ofTop(top)}`,
    imps: (figure: string) => `Awarded: ${imps(figure)}`,
    average: "AVE is 50 %.",
    plus: (own: boolean) => (own ? "AVE+ is 60 %, or the pair's own percentage where that is more." : "AVE+ is 60 %."),
    minus: (own: boolean) => (own ? "AVE- is 40 %, or the pair's own percentage where that is less." : "AVE- is 40 %."),
    own: (pair: string, own: string, percent: string) =>
      `Pair ${pair} has ${own} % on its other boards, so it gets ${percent} %.`,
    noOwn: (pair: string, percent: string) => `Pair ${pair} has no other boards, so it gets ${percent} %.`,
    mean: (percent: string) => `The table has the mean of both: ${percent} %.`,
    averageImps: (entry: string, figure: string) => `${entry} on a board: ${imps(figure)}`,
    percentImps: (percent: string, plus: string, figure: string) =>
      `60 % is worth ${plus} IMPs, so ${percent} % is (${percent} - 50) × ${plus}/10 = ${imps(figure)}`,
    timesComparisons: (figure: string, comparisons: string, total: string) =>
      `${figure} × ${comparisons} comparisons, for totals are not divided = ${imps(total)}`,
  },

  butler: {
    leftOut: (lowest: string, highest: string) =>
      `Left out of the datum: ${lowest} at the bottom, ${highest} at the top.`,
    times: (score: number, times: string) => (times === "1" ? `${score}` : `${score} (${times} times)`),
    mean: (count: string, points: string, mean: string) => `Mean of ${results(count)}: ${points} / ${count} = ${mean}`,
    median: (count: number, median: string) => `The middle of ${many(count, "result")}: ${median}`,
    factored: (actual: number, expected: number) =>
      `The board has ${actual} of ${expected} results, so each weighs ${expected}/${actual} before any is left out.`,
    datum: (datum: string, even: boolean) =>
      `To the nearest ten (fives ${even ? "to the even ten" : "away from zero"}), the datum is ${datum}`,
    against: (score: number, datum: string, difference: string, won: string, capped: boolean) =>
      `${score} less the datum ${datum} is ${difference}${capped ? ", no more than the cap" : ""}: ${imps(won)}`,
    part: (percent: string, words: string) => `${percent} %: ${words}`,
    weighed: (parts: readonly Part[], sum: string) => `${weighed(parts)} = ${imps(sum)}`,
    noResults: "There are no scores yet, so the cell stays blank.",
  },

  crossImps: {
    part: (percent: string, score: number) => `${percent} % as ${score}:`,
    against: (score: number, times: string, difference: string, won: string, capped: boolean) =>
      `Against ${score}${times === "1" ? "" : ` (${results(times)})`}: ${difference}${capped ? ", no more than the cap" : ""}, ${imps(won)}${times === "1" ? "" : " each"}`,
    together: (total: string) => `Together: ${imps(total)}`,
    weighed: (parts: readonly Part[], sum: string) => `${weighed(parts)} = ${imps(sum)}`,
    weight: (actual: number, expected: number, total: string, weight: string, result: string) =>
      `${actual} results where a full board has ${expected}: ${total} × ${weight} = ${imps(result)}`,
    divided: (by: number, what: "comparisons" | "results", total: string, result: string) =>
      `Divided by ${by} ${what}: ${total} / ${by} = ${imps(result)}`,
  },

  totalPoints: {
    score: (score: string) => `At total points the score itself counts: ${score}`,
    weighed: (parts: readonly Part[], sum: string) => `${weighed(parts)} = ${sum}`,
  },

  otherTableScore: (score: string) => `N-S's score at the other table: ${score}`,
  otherTable: (own: string, other: string, difference: string, won: string) =>
    `${own} here, ${other} at the other table: ${own} less ${other} is ${difference}: ${imps(won)}`,

  shown: (figure: string) => `Shown as ${figure}`,
  neuberg: {
    about: (points: string, actual: number, top: string) =>
      `${points} of ${top} matchpoints among ${many(actual, "result")}.`,
  },

  victoryPoints: {
    margin: (margin: string, boards: number, scale: string) =>
      `A margin of ${imps(margin)} over ${many(boards, "board")}, scale ${scale}.`,
    marginOwn: (margin: string) => `A margin of ${imps(margin)} on the scale in the range.`,
    percent: (percent: string, boards: number, scale: string) =>
      `${percent} % over ${many(boards, "board")}, scale ${scale}.`,
    percentOwn: (percent: string) => `${percent} % on the scale in the range.`,
    counted: (percent: string) => `It counts with two decimals: ${percent} %.`,
    published: (imps: string, winner: string, loser: string) =>
      `Published for ${imps} IMPs won: ${winner} to the winner, ${loser} to the loser.`,
    between: (lower: string, lowerVps: string, upper: string, upperVps: string) =>
      `The scale has ${lowerVps} for ${lower} IMPs won and ${upperVps} for ${upper}; between them it goes in proportion.`,
    band: (unit: "IMPs" | "%", from: string, to: string | undefined, winner: string, loser?: string) =>
      `From ${from} ${to === undefined ? `${unit} upwards` : `to ${to} ${unit}`}: ${winner}${loser === undefined ? "" : ` to the winner, ${loser} to the loser`}.`,
    belowAll: (unit: "IMPs" | "%", from: string, vps: string) =>
      `The scale begins at ${from} ${unit}; all below has what that has: ${vps}.`,
    otherSide: (vps: string) => `The other side, with the opposite margin, has ${vps}.`,
    vps: (vps: string) => `Victory points: ${vps}`,
  },

  places: {
    place: (place: string, of: number, ahead: number, equal: number) =>
      `${ahead === 0 ? "None" : ahead} of ${many(of, "value")} ${ahead === 1 ? "is" : "are"} ahead${equal > 1 ? `, and ${equal} are equal and share the place` : ""}: place ${place}`,
  },

  charts: {
    made: (contract: string, doubled: string, column: string, points: string) =>
      `${contract}${doubled}, ${column}: ${points} to declarer's side (Law 77).`,
    impossible: (contract: string) => `${contract} cannot make so many tricks: there are 13.`,
    down: (tricks: string, column: string, points: string) =>
      `Down ${tricks}, ${column}: ${points} to the defenders, in any strain (Law 77).`,
    doubled: { Contract: "", Doubled: " doubled", Redoubled: " redoubled" } as Record<string, string>,
    whole: {
      SCORETABLE: "What each contract scores when it is made, not vulnerable (NV) and vulnerable (V) (Law 77).",
      UNDERTRICKTABLE: "What the defenders score for each trick that a contract goes down (Law 77).",
      IMPTABLE: "Which differences between two scores are worth how many IMPs (Law 78B).",
      VPTABLE: "The scale as it is printed: the winner's margin, and what both sides get.",
    },
    vpRow: (from: string, to: string, percent: boolean) => {
      const unit = percent ? "%" : "IMPs";
      if (to === "") return `A margin of ${from} ${unit} or more`;
      return from === to ? `A margin of ${from} ${unit}` : `A margin from ${from} to ${to} ${unit}`;
    },
    vps: (row: string, winner: string, loser: string) =>
      loser === "" ? `${row} is worth ${winner}.` : `${row} gives the winner ${winner}, the loser ${loser}.`,
  },

  deals: {
    entry: (points: string, side: string, what: string) => `${points} to ${side}. ${what}`,
    what: (what: string) => `${what}.`,
    line: "The line: part-scores stand below it, everything else above.",
    game: (side: string) => `A game for ${side}: a line is drawn, and both sides' part-scores begin anew.`,
    total: (label: string, side: string, sum: string, points: string) => `${label} of ${side}: ${sum} = ${points}`,
    noPoints: (label: string, side: string) => `${label} of ${side}: nothing yet = 0`,
    chicagoDeal: (deal: string, dealer: string, vulnerable: string, played: string) =>
      `Deal ${deal}: dealer ${dealer}, vulnerable ${vulnerable}${played ? `; ${played}` : ""}.`,
    played: (contract: string, by: string, result: string) => (by ? `${contract} by ${by}, ${result}` : contract),
    items: (items: string) => `${items}.`,
    together: (side: string, points: string) => `Together, for ${side}: ${points}`,
    carried: (side: string, points: string) =>
      `${side} carries ${points} below the line: 100 make a game, and then both sides begin anew.`,
  },

  line: {
    of: (board: number, ns: string, ew: string) => `Board ${board}, ${ns || "?"} against ${ew || "?"}.`,
    open: {
      expected: "The result is still to come, so the cells stay blank.",
      pending: "The result is still to be decided, so the cells stay blank.",
      notPlayed: "The board was not played here: it counts for nobody.",
      sitOut: "A sit-out: it counts for nobody.",
      unread: "The line is not understood, so it does not count:",
    } as Partial<Record<string, string>>,
    notCounted: "The line does not count:",
    nothingWrong: "Nothing is wrong with the line.",
    blankRow: "The row is blank, and so is what stands beside it.",
  },

  ranking: {
    pair: (kind: "Pair" | "Player", id: string, names: string) => `${kind} ${id}${names ? `, ${names}` : ""}`,
    boards: (
      boards: readonly { board: number; points: string }[],
      unit: keyof typeof UNITS,
      total: string,
      top?: string,
    ) =>
      `${UNITS[unit][0].toUpperCase()}${UNITS[unit].slice(1)} of ${many(boards.length, "board")}: ${summed(boards.map(({ board, points }) => ({ figure: points, of: `board ${board}` })))} = ${total}${ofTop(top)}`,
    noBoards: "None of its boards is scored yet: it has no place.",
    rounded: (total: string) => `Rounded to two decimals: ${total}`,
    broughtUp: (played: number, all: number, total: string, top: string | undefined, rounded: boolean) =>
      `Brought up from ${many(played, "board")} to ${all}, × ${all}/${played}${rounded ? ", rounded to two decimals" : ""}: ${total}${ofTop(top)}`,
    extras: (
      total: string,
      extras: readonly { what: "carryOver" | "penalty" | "handicap"; points: string }[],
      sum: string,
    ) => `${total}${extras.map(({ what, points }) => ` ${EXTRAS[what]} ${points}`).join("")} = ${sum}`,
    percent: (points: string, top: string, percent: string) => `${points} of ${top} = ${percent} %`,
    handicap: (percent: string, handicap: string, sum: string) => `${percent} % + handicap ${handicap} = ${sum} %`,
    perBoard: (points: string, boards: string, average: string) => `${points} / ${boards} boards = ${average} a board`,
    matches: (matches: number, vps: string) =>
      `Victory points of ${many(matches, "finished match", "finished matches")}: ${vps}`,
    rankedOn: (what: string, figure: string) => `Places go by ${what}: ${figure}`,
    figures: { percent: "the percentage", points: "the total", perBoard: "the points a board", vps: "victory points" },
    printed: "Ties are decided on the figure as it is printed.",
    match: (round: number, opponent: string | undefined, percent: number | undefined, vps: string) =>
      percent === undefined
        ? `Round ${round}, a bye: ${vps} VPs`
        : `Round ${round}${opponent === undefined ? "" : ` against ${opponent}`}: ${percent} % is worth ${vps} VPs`,
    place: (kind: "pair" | "player" | "team", place: string, of: number, ahead: number, equal: readonly string[]) =>
      `${ahead === 0 ? `No ${kind}` : many(ahead, kind)} of ${of} ${ahead > 1 ? "are" : "is"} better${equal.length ? `; equal with ${equal.join(", ")}` : ""}: place ${place}`,
  },

  status: {
    final: "Final: each result is entered and understood. The ranking changes only if somebody corrects something.",
    provisional: "PROVISIONAL: the places may still change, for something is missing or not understood.",
    open: (board: number, ns: string, ew: string) =>
      `board ${board}${ns || ew ? `, ${ns || "?"} against ${ew || "?"}` : ""}`,
    waiting: (results: readonly string[], more: number) =>
      `Still to come: ${results.join("; ")}${more > 0 ? `; and ${more} more` : ""}`,
    of: (address: string, formula: string) => `${address} shows how far the ranking below is: ${formula}`,
  },

  teams: {
    team: (id: string, names: string) => `Team ${id}${names ? `, ${names}` : ""}`,
    none: "It has no finished match yet: it has no place.",
    match: (where: string, won: string, lost: string, unit: "IMPs" | "Points") =>
      `${where}: ${won}-${lost} ${unit === "IMPs" ? "IMPs" : "points"}`,
    round: (round: number | undefined, opponent: string) =>
      `${round === undefined ? "Against" : `Round ${round} against`} ${opponent}`,
    margin: (margin: string) => `, margin ${margin}`,
    worth: (boards: number, scale: string, vps: string) =>
      `, over ${many(boards, "board")} on the scale ${scale} ${vps} VPs`,
    given: (director: string, total: string) =>
      `, director's ${director.startsWith("-") ? "" : "+"}${director}: ${total}`,
    toCome: (where: string, lacks: string) => `${where}: still to come${lacks ? `, it lacks ${lacks}` : ""}`,
    ruled: (where: string, state: "void" | "awarded", points: string) =>
      `${where}: ${state === "void" ? "cancelled" : "awarded by the director"}, ${points}`,
    bye: (round: number | undefined, points: string | undefined) =>
      `${round === undefined ? "A bye" : `Round ${round}, a bye`}: ${points ?? "Bye VPs is not set"}`,
    margins: (sum: string) => `The margins together: ${sum}`,
    ownScale: "given",
    total: (
      what: string,
      points: readonly string[],
      extras: readonly { what: "carryOver" | "penalty"; points: string }[],
      sum: string,
    ) =>
      `${what} of ${many(points.length, "match or bye", "matches and byes")}: ${[...points.map((one, i) => (i === 0 ? one : one.startsWith("-") ? `- ${one.slice(1)}` : `+ ${one}`)), ...extras.map((extra) => `${EXTRAS[extra.what]} ${extra.points}`)].join(" ")} = ${sum}`,
    counts: (played: number, won: number, drawn: number, lost: number) =>
      `Played ${played}: won ${won}, drawn ${drawn}, lost ${lost}`,
    noOtherTable: (board: number, ns: string, ew: string) =>
      `Scoring is that of teams: it is compared with the other table of its match, and board ${board} has no row where ${ew} sits N-S against ${ns} E-W. Is it a session of pairs? Then set Scoring to Matchpoints or the like.`,
    otherTableOpen: "The other table of its match has no result yet.",
  },

  allUnderstood: "Everything in its ranges is understood.",
  moreProblems: (count: number) => `And ${count} more: see the Notes beside the results.`,
};

const EXTRAS = { carryOver: "+ carry-over", penalty: "- penalty", handicap: "+ handicap" } as const;
