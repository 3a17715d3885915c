/** The kinds of problem, and one English sentence for each: what was read, why it cannot be, what would be understood. */

import type { PaneProblemKind } from "./paneMessages";

/** What a sentence is made of. */
export interface Said {
  /** What was read, as it was written. */
  read: string;
  /** The column's heading, where there is one. */
  column?: string;
  /** What would be understood, best first. */
  likely?: string[];
  /** What it is measured by: other rows, what is usual; which, the sentence of its kind says. */
  about?: readonly string[];
}

/** The same with nothing left out: a list that is not there is empty. */
type Told = Required<Omit<Said, "column">> & Pick<Said, "column">;

export type Sentence = (told: Told) => string;

export const or = (likely: readonly string[]): string => likely.join(" or ");
/** "N, E, S or W". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : or([words.slice(0, -1).join(", "), ...words.slice(-1)]);
/** What is usual, where no better is known. */
const likelyOr = (likely: readonly string[], usual: readonly string[]): string =>
  listed(likely.length ? likely : usual);

const STRAINS = ["C", "D", "H", "S", "NT"];
const SEATS = ["N", "E", "S", "W"];

const inRound = (round: string | undefined): string => (round ? ` in round ${round}` : "");

function between(least: string, most: string): string {
  if (least === most) return `of ${least}`;
  if (!least) return `under ${most}`;
  return most ? `between ${least} and ${most}` : `over ${least}`;
}

const SENTENCES = {
  // Contracts and results
  notAContract: ({ read, likely }) =>
    `"${read}" is not a contract: write level and strain, then X or XX, declarer and result if wanted, such as ${likelyOr(likely, ["4S", "3NTX", "2HE+1"])}.`,
  noStrain: ({ read, likely }) =>
    `"${read}" has no strain: after the level comes ${likelyOr(likely, STRAINS)}, such as 4${likely[3] ?? "S"}.`,
  twoReadings: ({ read, likely }) =>
    `"${read}" may be ${or(likely)}, and nothing in its column tells which: write the suit as a symbol or a word.`,
  otherLanguage: ({ read, likely }) =>
    `"${read}" is not understood in this language; it may be ${or(likely)}: if so, set Language.`,
  notADouble: ({ read }) => `"${read}" is not a double: leave it blank, or write X or XX.`,
  notASeat: ({ read, likely }) => `"${read}" is not a declarer: write ${likelyOr(likely, SEATS)}.`,
  notAResult: ({ read }) => `"${read}" is not a result: write the tricks taken (0 to 13), or =, +1, -2.`,
  tooManyTricks: ({ read }) => `${read} tricks cannot be: there are 13.`,
  tooManyOvertricks: ({ read }) => `"${read}" is more than 13 tricks in all.`,
  tooManyUndertricks: ({ read }) => `"${read}" is more down than the contract has tricks.`,
  notMade: ({ read }) => `"${read}" stands under Made but does not make the contract.`,
  ambiguousMade: ({ read, likely }) => `Made "${read}" may be 7 over book or 7 tricks: write ${or(likely)}.`,
  looksLikeDate: ({ read }) => `${read} looks like a date: format the column as Text and type the result again.`,
  zeroResult: () => `0: just made, or not entered? Write = for just made, or the tricks taken.`,
  zeroScore: () => `0: passed out, or not entered? Write PASS for a pass-out.`,
  noResult: ({ read }) => `${read} has no result yet: write the tricks taken, or =, +1, -2.`,
  noContract: ({ read }) => `A result ("${read}") without a contract.`,
  noDeclarer: ({ read, likely }) => `${read} has no declarer: write ${likelyOr(likely, SEATS)}.`,
  twoDoubles: ({ read, likely }) => `"${read}" says two different things about the double: ${or(likely)}?`,
  twoDeclarers: ({ read, likely }) => `"${read}" names two declarers: ${or(likely)}?`,
  twoResults: ({ read, likely }) => `"${read}" gives two different results: ${or(likely)}?`,
  dash: ({ read, likely }) => `"${read}" may be a pass-out or a board not played: write ${or(likely)}.`,
  oneSidedAward: ({ read, likely }) => `"${read}" says what one side gets only: write ${or(likely)}.`,
  notAnAdjustment: ({
    read,
    likely: [result = "4SN-1", weighting = "60% 4SN=, 40% 4SN-1", split = "NS 4SN-1 / EW 4SN="],
  }) =>
    `"${read}" is not an adjusted score: write A6040 (N-S first), AVE+/AVE-, a result such as ${result}, a weighting such as ${weighting}, or a split such as ${split}.`,
  rulingWithoutDeclarer: ({ read, likely }) =>
    `The ruling's "${read}" has no declarer: write the seat too, such as ${listed(likely)}.`,
  rulingWithoutResult: ({ read, likely }) =>
    `The ruling's "${read}" has no result: write the tricks too, such as ${listed(likely)}.`,
  weightsNotWhole: ({ read, likely }) =>
    `The weights in "${read}" must be above 0 and sum to 100 %, not ${or(likely)}.`,
  notWeighted: ({ read }) =>
    `"${read}" is not a weighted result: write each share with its score, such as 60% 620, 40% -100.`,
  percentOrScore: ({ read, likely }) => `"${read}" may be a percentage or a score: write ${or(likely)}.`,
  impsAtMatchpoints: ({ read }) =>
    `"${read}" awards IMPs, but the scoring is by matchpoints: write percentages such as A6040, or AVE+/AVE-.`,
  matchpointsAtImps: ({ read }) =>
    `"${read}" awards matchpoints, but the scoring is in IMPs: write IMPs such as +3/-3 IMPs, or AVE+/AVE-.`,
  noValueAtTotalPoints: ({ read, likely: [result = "4SN-1"] }) =>
    `"${read}" has no value at total points: write a result such as ${result}, or a score such as -50.`,
  cellError: ({ read }) => `The cell holds the error ${read}.`,
  // Scores, boards, pairs
  notAScore: ({ read }) => `"${read}" is not a score: scores are multiples of 10 from -7600 to 7600, N-S's view.`,
  impossibleScore: ({ read, likely }) =>
    `No result scores ${read} here (vulnerable: ${or(likely)}). It is counted as written.`,
  twoScores: ({ read }) => `Both sides have a score ("${read}"): only one side can score on a board.`,
  magicAverage: ({ read }) => `${read} was read as an average (8000 and more stand for one): write AVE instead.`,
  averageNumber: ({ read }) => `${read} is not a score: for an average write AVE.`,
  notABoard: ({ read }) => `"${read}" is not a board number: write a whole number from 1.`,
  noBoard: () => `The line has no board number.`,
  notVulnerability: ({ read }) =>
    `"${read}" is not a vulnerability: write None, NS, EW or Both, or V or NV for one side.`,
  whoseVulnerability: ({ read }) => `"${read}" says which side is vulnerable, not whether declarer is: write V or NV.`,
  notASide: ({ read }) => `"${read}" is not a side: write NS or EW.`,
  notAnOption: ({ read, likely }) => `"${read}" is not understood here: ${or(likely)} would be.`,
  expectedTooFew: ({ read, likely }) => `${read} results are expected, but ${or(likely)} are here.`,
  notACount: ({ read }) => `"${read}" is not a number of results: write a whole number from 2 to 100000.`,
  nothingToCompare: () => `One result alone has nothing to compare with.`,
  aboveTop: ({ read, likely }) => `${read} matchpoints cannot be: ${likely[0]} results give 0 to ${likely[1]}.`,
  notDecimals: ({ read }) => `"${read}" is not a number of decimals: write 0 to 9, or leave it out.`,
  needsSession: ({ read }) =>
    `"${read}" depends on the pair's whole session: RANKING and SCORERESULTS score it, a board alone cannot.`,
  notANumber: ({ read }) => `"${read}" is not a number.`,
  pairAgainstItself: ({ read }) =>
    `Pair ${read} meets itself: if N-S and E-W each have their own pair ${read}, set Numbers to "Each direction its own".`,
  noPair: ({ read }) => `The result "${read}" lacks a pair number on one side.`,
  paperDiffers: ({ read, likely }) =>
    `The paper says ${read}, the contract ${or(likely)}: set If they differ, or correct one of them.`,
  // Rubber bridge and Chicago
  notADeal: ({ read }) => `"${read}" is not a deal: write a contract such as 4S with its result, or PASS.`,
  noDealContract: ({ read }) => `"${read}" stands without a contract: write it with its result, or PASS.`,
  noDealSide: ({ read }) => `${read} has no side: write We or They, NS or EW, or declarer's seat.`,
  notADealSide: ({ read }) => `"${read}" is not a side: write We or They, NS or EW, or declarer's seat N, E, S or W.`,
  twoDealSides: ({ read, likely }) => `${read} is given to both sides: ${or(likely)}?`,
  seatOrWe: ({ read }) =>
    `"${read}" may be either side, for other rows say We and They: write the sides in one way throughout.`,
  notHonours: ({ read }) =>
    `"${read}" is not for honours: write 100 or 150, and in front who held them unless declarer's side did, such as They 100.`,
  honoursAtNotrump: ({ read }) => `"${read}": at notrump only four aces in one hand count, which is 150.`,
  honoursNotCounted: () => `Honours do not count in the duplicate style.`,
  honoursPassedOut: ({ read }) => `"${read}": a deal passed out has no honours.`,
  // Victory points
  notAVpScale: ({ read, likely }) =>
    `"${read}" is not a scale: write ${or(likely)}, or give a range of two columns, least margin and VPs.`,
  notBoardsPlayed: ({ read }) =>
    read === ""
      ? `The number of boards is missing: write how many the match had, a whole number from 1.`
      : `"${read}" is not a number of boards: write how many the match had, a whole number from 1.`,
  boardsOffScale: ({ read, likely }) => `The scale ${likely[0]} is for ${likely[1]} boards, not for ${read}.`,
  notAPercentage: ({ read }) => `"${read}" is not a percentage: write 0 to 100, such as 56.23.`,
  ownScaleColumns: ({ read }) =>
    `A scale of your own has two columns, least margin and VPs, but this range has ${read}.`,
  ownScaleEmpty: () => `The scale's range is empty: each row is a least margin and its VPs, such as 3 and 12.`,
  ownScaleHalfRow: ({ read, likely }) =>
    `The scale's ${or(likely)} has only ${read}: each row is a least margin and its VPs, such as 3 and 12.`,
  ownScaleText: ({ read, likely }) =>
    `"${read}" in the scale's ${or(likely)} is not a number: each row is a least margin and its VPs, such as 3 and 12.`,
  ownScaleTwice: ({ read, likely }) =>
    `The scale has the least margin ${read} twice, in rows ${likely.join(" and ")}: leave one of them out.`,
  ownScaleFalls: ({ read, likely }) =>
    `The scale falls in its ${likely[0]}: ${read} VPs from ${likely[1]}, but a smaller margin has ${likely[2]}.`,
  ownScaleStart: ({ read, likely }) =>
    `The scale starts at ${read}: its least margin must be ${or(likely)}, a draw; or lower, where it has rows for the loser too.`,
  ownScaleOverPool: ({ read, likely }) =>
    `The scale gives ${read} VPs, but with ${likely[0]} for a draw the two sides share ${likely[1]}: add rows below the draw with what the loser gets.`,
  // Ranges and tables
  sizesDiffer: ({ read }) => `The ranges have different sizes: ${read}.`,
  noHeader: ({ read }) =>
    `No header row found (first cells: ${read}): take the headings in too, such as Results[#All], with at least Board and a contract, result or score.`,
  noColumn: ({ read }) =>
    `The table has no column "${read}", and without it its rows cannot be read: add it, or undo its deletion.`,
  columnNotFound: ({ read }) =>
    `The table read has no column "${read}". Where a row does not say it elsewhere, enter it in the sheet, or name the column that has it "${read}" and read the table again.`,
  noResultColumn: ({ read }) =>
    `The headings (${read}) have no column for what happened: add Contract, By and Result, or NS score.`,
  noNamesHeader: ({ read }) =>
    `No header row found in the names (first cells: ${read}): take the headings in too, such as Names[#All], with Pair and Name 1.`,
  noPairNumber: ({ read }) => `${read} has no pair number.`,
  headingsInOtherLanguage: ({ read, likely }) =>
    `The headings are ${read}, the contracts are read as English: set Language to ${or(likely)}.`,
  twoColumns: ({ read, likely }) => `Two columns say the same: "${read}" and "${or(likely)}". Rename or remove one.`,
  tooManyLines: ({ read, likely }) =>
    `${read} lines are more than are read at once: give the part that holds results, at most ${or(likely)} lines.`,
  // Files
  noResults: ({ read }) => `${read} holds no results.`,
  fileScoreDiffers: ({ read, likely }) =>
    `The score written is ${read}, the contract scores ${or(likely)}. The contract counts.`,
  // USEBIO and PBN
  totalsRow: ({ read }) => `A row of totals ("${read}") is no result, and is not taken.`,
  // Team matches
  useTeamResults: ({ read }) => `Scoring is ${read}: TEAMRESULTS scores and ranks teams, not this function.`,
  noTeamsHeader: ({ read }) =>
    `No header row found (first cells: ${read}): take the headings in too, such as Results[#All]: Board, NS, EW and a result, or on slips Team, Opponent, IMPs and Opp IMPs.`,
  noTeam: ({ read }) => `The line (${read}) lacks a team.`,
  noOpponent: ({ read }) => `Team ${read} has IMPs, but no opponent.`,
  teamAgainstItself: ({ read }) => `Team ${read} meets itself: one of the two numbers is wrong.`,
  teamSatTwice: ({ read, likely }) =>
    `Team ${read} sits N-S at both tables of board ${or(likely)}: at one of them NS and EW are the wrong way round.`,
  tooManyTables: ({ read, likely }) =>
    `Board ${or(likely)} has ${read} results in one match: only two tables are compared.`,
  fieldsDiffer: ({ read }) =>
    `The two tables played different boards (${read}): give the board's score under Adjust, or NP to cancel it.`,
  awardsDiffer: ({ read }) =>
    `The two tables' adjusted scores give one team different IMPs (${read}): adjust the board at one table only.`,
  notATeamsAward: ({ read, likely }) => `"${read}" is not an adjusted score here: write ${or(likely)}.`,
  halfSlip: ({ read }) => `The match ${read} has one team's IMPs only.`,
  zeroMatch: ({ read }) => `${read} is 0-0, which is taken for not entered yet: write a draw without IMPs as text, '0.`,
  notARound: ({ read }) => `"${read}" is not a round: write a whole number from 1.`,
  noBoardCount: ({ read }) => `How many boards had ${read}? Fill in Boards, or set Boards a match.`,
  moreBoards: ({ read, likely }) =>
    `${read} has more boards than Boards a match says (${or(likely)}), whose scale counts.`,
  matchTwice: ({ read }) => `${read} is here twice, and counts once.`,
  matchTwiceDiffers: ({ read, likely }) =>
    `${read} is here twice, with different figures (${or(likely)}), and does not count until they agree. Teams that meet again need a Round.`,
  matchVoid: ({ read }) =>
    `All boards of ${read} are cancelled: neither team gets anything. What the director gives goes under Carry-over in the names.`,
  pairByeNotSet: ({ read, about: [round] }) =>
    `Pair ${read} has a bye${inRound(round)}: set Bye VPs to what it gets, or to None.`,
  noRounds: ({ read }) =>
    `${read} are ranked match by match, and each round is a match: the results need a column Round with its number.`,
  rowsWithoutRound: ({ read }) =>
    `${read} ${read === "1" ? "result has" : "results have"} no number under Round, the first one here: no match counts them.`,
  individualOfPairs: ({ read }) =>
    `Scoring is ${read}, but the results are of pairs (NS and EW): they are scored as pairs. Players stand under North, East, South and West.`,
  pairsOfPlayers: ({ read }) =>
    `Scoring is ${read}, but the results name four single players a table: they are ranked as players. Set Scoring to Individual.`,
  noPercentScale: ({ read, likely }) => `The scale ${or(likely)} has no column for ${read} boards a match.`,
  byeNotSet: ({ read, about: [round] }) =>
    `Team ${read} has a bye${inRound(round)}: set Bye VPs to what it gets, or to None.`,
  noBoardLines: () => `Slips have no boards to show: Table or Matches would be understood, or results board by board.`,
  // Movements
  unknownMovement: ({ read, likely }) => `"${read}" is not a movement here: ${listed(likely)} would be.`,
  notTables: ({ read }) => `"${read}" is not a number of tables: write one such as 8, or 8.5 for a half table.`,
  tablesNotOffered: ({ read, likely }) => `${read} is not offered: it is for ${or(likely)}.`,
  roundsNotOffered: ({ read, likely }) => `"${read}" rounds cannot be: ${or(likely)}.`,
  notBoardsARound: ({ read, likely }) => `"${read}" is not a number of boards a round: write ${or(likely)}.`,
  notMissing: ({ read, likely }) => `"${read}" is not a pair that may be missing: ${or(likely)} would be.`,
  missingNotHere: ({ read, likely }) => `Pair "${read}" cannot be missing: ${or(likely)}.`,
  notSwitched: ({ read, likely }) => `"${read}" is not a number of rounds to switch: write ${or(likely)}.`,
  switchNotHere: ({ read, likely }) => `"${read}" rounds cannot be switched: ${or(likely)} has no arrow switch.`,
  switchOwnNumbers: ({ likely }) =>
    `Where rounds are switched, N-S and E-W must not have the same numbers: let E-W begin with ${or(likely)}, or leave numbering out.`,
  notNumbering: ({ read, likely }) => `"${read}" cannot be the first E-W pair's number: write ${or(likely)}.`,
  numberingNotHere: ({ read, likely }) => `"${read}" cannot number E-W: ${or(likely)} has one list of numbers.`,
  drawnTwice: ({ read }) => `${read} stands in the standings twice: nothing is drawn until it is there once.`,
  rematch: ({ read }) => `${read} meet again: there is no draw in which all opponents are new.`,
  secondBye: ({ read }) => `${read} has a second bye: everybody has had one.`,
  // Names that are typed or pasted
  notListed: ({ read, likely }) => `There is no ${read} in this movement: the numbers are ${or(likely)}.`,
  listedTwice: ({ read, likely }) => `${read} has names already (${or(likely)}): the line was passed over.`,
  tooManyNames: ({ read, likely }) => `"${read}" has more than ${or(likely)}: write one line for each.`,
  noneLeft: ({ read, likely }) => `"${read}" is one line too many: there are ${or(likely)}.`,
  notAMember: ({ read }) => `Number ${read} is not in the list of members: it is kept without a name.`,
  personTwice: ({ read, likely }) => `${read} stands in two places: ${or(likely)}.`,
  // Settings
  unknownSetting: ({ read, likely }) => `The setting "${read}" is not known${likely.length ? `: ${or(likely)}?` : "."}`,
  unknownSettingValue: ({ read, likely, column }) => `The setting ${column} cannot be "${read}": it is ${or(likely)}.`,
  unknownBoard: ({ read }) => `No board ${read} in these results.`,
  noSuchPair: ({ read, likely }) =>
    `No pair or player ${read} in these results: ${likely.length ? `${or(likely)} would be one` : "none has a number yet"}.`,
  severalPairs: ({ read, likely }) => `"${read}" is more than one here: write ${or(likely)}.`,
  noCrossTable: () =>
    `Players who change partners have no cross-table of pairs: SCORECARD shows with and against whom each of them played.`,
  unknownShow: ({ read, likely }) => `Nothing to show for "${read}": ${or(likely)} would be.`,
  // What is odd beside the other results
  dateInColumn: ({ read, column }) =>
    `${read} looks like a date under ${column}: format the column as Text and type it again.`,
  scoreForOtherSide: ({ read, about: [entry, score] }) =>
    `The score written is ${read} for N-S, but ${entry} scores ${score}: the score or declarer is on the wrong side.`,
  scoreOtherVulnerability: ({ read, about: [entry, score, vulnerable] }) =>
    `The score written is ${read}, as if declarer were ${vulnerable === "V" ? "vulnerable" : "not vulnerable"}: on this board ${entry} scores ${score}. Was it another board?`,
  scoreMirrored: ({ read, about: [count, opposite] }) =>
    `${read}, where ${count} others have ${opposite}: is the sign right?`,
  unsignedResult: ({ read, about: [contract, down] }) =>
    `${contract} with "${read}" is down ${down} as it is read: write the result with its sign.`,
  unsignedResults: ({ read, about: [first] }) =>
    `${read} results without a sign would be down five or more (first: ${first}): if they count over book, or Excel turned +1 into 1, set Results as.`,
  strainBothWays: ({ read, about: [side, tricks, all] }) =>
    `${read}, but ${side} took ${tricks} tricks in the same strain: ${all} in all is too many.`,
  rowTwice: ({ read, about: [board, place] }) => `Board ${board}, ${read}, stands in ${place} too.`,
  rowsTwice: ({ read, about: [place] }) =>
    `${read} rows repeat earlier ones (the first that of ${place}): was the same list taken in twice?`,
  playsTwice: ({ read, about: [board, place] }) => `On board ${board} twice: ${read}, in ${place} too.`,
  playsBoardTwice: ({ read, about: [board, count] }) =>
    `${read} plays board ${board} twice${Number(count) > 1 ? `, the first of ${count} such cases` : ""}: use Check.`,
  manyPlayTwice: ({ read, about: [board] }) =>
    `${read} times somebody plays a board twice (first: board ${board}): is a Section missing, or do N-S and E-W have their own numbers?`,
  meetsAgain: ({ read, about: [board, others] }) =>
    `${read} meet on board ${board} again, and met on board ${others}: is a number wrong?`,
  otherWayRound: ({ read, about: [boards] }) =>
    `${read} sit the other way round than on ${boards ? `board ${boards}` : "their other boards"}.`,
  directionsChange: ({ read }) =>
    `Winners is 2, but ${read} pairs change direction: two rankings need pairs that stay N-S or E-W.`,
  unknownPair: ({ read }) => `${read} is not among the names.`,
  strayPair: ({ read, about: [count, usual] }) =>
    `${read} has ${count} of the boards, where others have ${usual}: is the number right?`,
  strayBoard: ({ read, about: [count, usual] }) =>
    `Board ${read} has ${count} of ${usual} results: is the number right?`,
  boardShort: ({ read, about: [count, usual, pairs] }) =>
    `Board ${read} has ${count} rows, the others ${usual}${pairs ? `; without it: ${pairs}` : ""}.`,
  boardLong: ({ read, about: [count, usual] }) => `Board ${read} has ${count} rows, the others ${usual}.`,
  boardGap: ({ read, about: [before, after] }) => `Board ${read} is missing between ${before} and ${after}.`,
  vulnerabilityDiffers: ({ read, about: [board, law] }) =>
    `"${read}" on board ${board}, where its number says ${law}: was it another board?`,
  pointsDiffer: ({ read, about: [score, other, place] }) =>
    `${read} for ${score}, but ${other} for the same score in ${place}: is the score right?`,
  rowMissing: ({ read, about: [heading, count, least, most] }) =>
    `${heading} on board ${read} comes from ${Number(count) + 1} results, but ${count} are here: one ${between(least, most)} is missing.`,
  resultsMissing: ({ read, about: [count, pairs] }) =>
    `Board ${read}: ${count} ${count === "1" ? "result is" : "results are"} missing${pairs ? ` (${pairs})` : ""}.`,
  resultPending: ({ read }) => `Still to be decided: ${read}.`,
  nothingEntered: ({ read }) => `No result is entered yet: ${read} rows wait.`,
} satisfies Record<string, Sentence>;

export type ProblemKind = keyof typeof SENTENCES | PaneProblemKind;

/** What the formulas may have to say, and what the pane adds: Excel loads the formulas at its every start. */
const sentences: Partial<Record<ProblemKind, Sentence>> = { ...SENTENCES };

export function addSentences(more: Record<PaneProblemKind, Sentence>): void {
  Object.assign(sentences, more);
}

type Problematic = Said & { kind: ProblemKind };

const said = ({ kind, read, column, likely = [], about = [] }: Problematic): string =>
  (sentences[kind] as Sentence)({ read, column, likely, about });

/** The sentence alone: for a cell that shows its own place. */
export function sentence(problem: Problematic): string {
  const text = said(problem);
  return isOurs(problem.read) ? text[0].toUpperCase() + text.slice(1) : text;
}

/** Words of ours, such as "round 2, 1 v 3", may begin a sentence; a file's name or an entry stays as it is written. */
const isOurs = (read: string): boolean => /^\p{Ll}+[ ,]/u.test(read) && !/\.\w{1,6}$/.test(read);

/** The sentence with its place in front: for lists. A file of which it speaks as a whole is named once. */
export function placedSentence(problem: Problematic & { at: string }): string {
  return problem.at === problem.read ? sentence(problem) : `${problem.at}: ${said(problem)}`;
}

/** When all checks are through: the answer that everyone waits for. */
export function nothingOdd(results: number): string {
  return `Nothing odd: ${results} ${results === 1 ? "result" : "results"} checked.`;
}

/** What a correction does, in a few words: for a button, and for a cell. */
export const correctionLabels = {
  write: (cells: readonly { heading: string; text: string }[]): string =>
    cells.map(({ heading, text }) => `${heading}: ${text || "blank"}`).join(", "),
  writeIn: (row: number, cells: readonly { heading: string; text: string }[]): string =>
    `Row ${row}, ${cells.map(({ heading, text }) => `${heading}: ${text}`).join(", ")}`,
  set: (name: string, value: string): string => `Setting ${name}: ${value}`,
  swap: (): string => "Swap N-S and E-W on this row",
  swapCards: (declarer: string): string => `Swap N-S and E-W on this row, by ${declarer}`,
  clear: (): string => "Clear this row",
  clearOf: (row: number): string => `Clear row ${row}`,
  clearRows: (count: number): string => `Clear these ${count} rows`,
};
