/** What only the pane says: of files and imports, of a second import, of late changes and draws. */
import { or, type Sentence } from "./messages";

export const PANE_SENTENCES = {
  // Ranges and tables
  noHeadings: ({ read }) =>
    `No header row found (first cells: ${read}), and without one it is not certain what the columns hold: put headings above them, such as Board, NS, EW, Contract, By, Tricks, NS score.`,
  slipsPasted: ({ read }) =>
    `The headings (${read}) are those of results of matches, not of boards: they are typed on slips. Make the session of teams in New with "A slip a match: IMPs of both", and copy them into the sheet that it writes.`,
  columnsNotRead: ({ read }) => `Not read: ${read}.`,
  moreFields: ({ read, likely: [width, separator], about: [more] = [] }) =>
    `The line has ${read} fields${more ? ` (and ${more} more ${more === "1" ? "goes" : "go"} on)` : ""}, the heading ${width}: what stands beyond is not read.${separator ? ` A ${separator} within a field, such as a ruling's, needs quotes around that field.` : ""}`,
  boardNotFound: ({ read }) =>
    `The table read has no column "${read}", and without it its rows cannot be read: name the column that has it "${read}" and read the table again.`,
  noTricksScore: ({ read, likely: [score, vulnerable] = [] }) =>
    `${read} has no tricks written, and no number of tricks scores ${score} (N-S's view, vulnerable: ${vulnerable}): write the tricks taken, or mend the contract, its declarer or the score.`,
  tooLarge: ({ read }) => `${read} is more than can be read at once.`,
  readingStopped: ({ read }) => `Stopped: nothing of ${read} was read.`,
  // Files
  emptyFile: ({ read }) => `${read} is empty.`,
  excelWorkbook: ({ read }) =>
    `This is ${read}: open it in Excel, select the results with their headings, and import the selection.`,
  notAResultFile: ({ read }) =>
    `This is ${read}: a Bridgemate file (.bws), a saved web page, a CSV file or pasted text would be read.`,
  notReadHere: ({ read }) =>
    `This is ${read}, which this version does not read: a Bridgemate file (.bws), USEBIO, PBN, a saved web page, a CSV file or pasted text would be.`,
  damagedDatabase: ({ read }) =>
    `${read} is a database that cannot be read: it is damaged, has a password, or is still open in another program. Copy it, then choose the copy.`,
  readerNotLoaded: ({ read }) =>
    `${read} could not be read, for its reader did not load: check the internet connection and choose the file again.`,
  otherDatabase: ({ read }) => `${read} is an Access database, but not Bridgemate's: it has no table ReceivedData.`,
  emptyRecord: ({ read }) => `The record (${read}) has neither a contract nor a remark that says why.`,
  erasedRecord: ({ read }) => `Erased at the table, left out: ${read}.`,
  replacedRecord: ({ read, likely }) => `Entered again, the later record holds: ${read}; now ${or(likely)}.`,
  switchedSeats: ({ read, likely }) =>
    `The terminal has pair ${read}, but that seat is the other pair's. They may have sat the other way round: ${or(likely)}.`,
  wrongDirection: ({ likely }) => `The terminal says that the pairs sat in the wrong direction: ${or(likely)}?`,
  remark: ({ read }) => `The record has a remark that is not understood: "${read}".`,
  notAsPlanned: ({ read, likely }) =>
    `${read} results are not in the movement of the file (first: ${or(likely)}): what is missing cannot be told from it.`,
  decidedOneWinner: ({ read, likely }) =>
    `One ranking: ${read} pairs sit N-S and E-W, such as ${or(likely)} (Winners 1).`,
  fewChangeDirection: ({ read }) =>
    `Only ${read} pairs change direction: if the sides were mixed up here, put them right and set Winners to 2.`,
  decidedTwoWinners: () => `Two rankings: no pair changes direction (Winners 2).`,
  decidedOwnNumbers: ({ read }) =>
    `Number ${read} sits on both sides of one board: N-S and E-W have their own numbers and rankings (Numbers: Each direction its own).`,
  decidedLanguage: ({ read, likely: [code, ...shownBy] }) =>
    `Contracts are read in ${read} (Language ${code}), as shown by ${shownBy.join(", ")}.`,
  decidedColumns: ({ read, likely }) =>
    `There are no headings: the columns were taken for ${read}${likely.length ? `; not read: column ${or(likely)}` : ""}.`,
  decidedTeams: ({ read }) =>
    `Matches of teams: each of the ${read} results has its other table, where the same two meet the other way round.`,
  decidedScale: ({ read }) => `Matchpoints ${read} for each result beaten, as in the source's own points.`,
  individualEvent: ({ read }) =>
    `${read} is an individual event: every player has a place of their own (Scoring: Individual).`,
  // Web pages
  noResultTable: ({ read }) =>
    `${read} is a web page without a table of results (with headings such as NS, EW, Contract, By, Tricks, Score). If it shows one, save the page once it is there, or select the table and paste it.`,
  resultsElsewhere: ({ read, likely }) =>
    `${read} fetches its results while it is shown: choose ${or(likely)} instead, which stands beside it.`,
  numberedByName: ({ read }) =>
    `People are named without numbers: ${read} were numbered in the order in which they come.`,
  boardFromFileName: ({ read }) => `The page does not say which board it is: ${read} was taken from the file's name.`,
  ownPage: () =>
    "A page that was written by this program: the session is taken as the page carries it, not from its tables, so a change made in them by hand does not count.",
  hiddenRows: ({ read }) => `Rows of the table are hidden on the page (${read}): they were left out.`,
  twoNames: ({ read, likely }) => `Pair ${read} here, is ${or(likely)} further up: those names stay.`,
  otherNames: ({ read, likely }) => `Pair ${read} here, is ${or(likely)} in an earlier file: those names stay.`,
  carriedLead: ({ read, likely }) =>
    `The teams had ${read} IMPs before: the lead of ${or(likely)} stands under Carry-over in the names, plus and minus.`,
  neverTried: ({ read }) =>
    `This reader was written from the description of ${read} files and tried on no real one: look at the results closely.`,
  jsonBroken: ({ read }) =>
    `The data of ${read} cannot be read: the file was cut off or changed. Save the page again, complete.`,
  // USEBIO and PBN
  scoreInstead: ({ read, likely }) =>
    `"${read}" is not understood here: the score beside it, ${or(likely)}, counts instead.`,
  emptyResult: ({ read }) =>
    `The result has neither a contract nor a score${read ? ` ("${read}")` : ""}: it counts for nobody.`,
  onlyPoints: ({ read }) =>
    `Neither a contract nor a score stands here, only what each side got (${read}): it was taken for an adjusted score.`,
  sameResultTwice: ({ read, likely }) => `Here twice, counts once: ${read} (first: ${or(likely)}).`,
  resultTwice: ({ read, likely }) =>
    `Here twice, with another result (first: ${or(likely)}): ${read}. Take one of them out.`,
  phantomPair: ({ read, likely }) => `Pair ${read} is called "${or(likely)}": whoever meets it sits out.`,
  fileVulnerability: ({ read, likely }) =>
    `${read} is vulnerable in the file, ${or(likely)} by the board's number (Law 2). The file counts.`,
  unknownScoring: ({ read }) =>
    `The file's way of scoring, "${read}", is not among ours: choose one under Scoring in the settings.`,
  decidedByFile: ({ read }) => `As the file says: ${read}.`,
  decidedByFigures: ({ read, likely }) => `${read}: so ${or(likely)} of the file itself come out.`,
  scalesAlike: ({ read, likely }) =>
    `The scale ${or(likely)} gives the same figures here as ${read}: set VP scale if it is the one that was played.`,
  figuresOfItsOwn: ({ read }) =>
    `Under no settings here do the file's own figures come out (${read}): it scores in a way of its own.`,
  filePointsDiffer: ({ read, likely }) => `The points of the file differ from ours on ${read}, ours ${or(likely)}.`,
  fileTotalDiffers: ({ read, likely }) => `The total of the file differs from ours: ${read}, ours ${or(likely)}.`,
  adjustmentTaken: ({ read, likely }) =>
    `${or(likely)} has an adjustment of ${read} in the file: it stands under Penalty in the names.`,
  sessionLeftOut: ({ read }) =>
    `The file holds several sessions: among several files only its first one counts, without ${read}. Import it alone to choose.`,
  severalSessions: ({ read, likely }) =>
    `The file holds several sessions. This is ${read}; instead of it you can choose ${or(likely)}.`,
  matchWithoutBoards: ({ read }) =>
    `The match ${read} has no boards in the file: write it on a slip (Round, Team, Opponent, IMPs, Opp IMPs).`,
  noTableDirection: ({ read }) =>
    `It is not said which team sits N-S here (${read}): the tables were taken in order, the first team N-S at the first.`,
  xmlSlips: ({ read, likely }) =>
    `The file breaks the rules of XML in ${read} (here first): ${or(likely)} may lack a letter.`,
  xmlBroken: ({ read }) =>
    `${read} cannot be read from here on: a tag is closed in the wrong place, or the file was cut off. What stands before it was read.`,
  dealsOnly: ({ read, likely }) =>
    `${read} holds deals (${or(likely)}) but no results: import the results too, and the deals can be shown with them.`,
  dealNotRead: ({ read }) => `The deal "${read}" has not four hands of 13 different cards: it was left out.`,
  dealTwice: ({ read }) => `Board ${read} has another deal here: the first one stays.`,
  noDealBoard: () => `A deal without a board number: it was left out.`,
  scoresWithoutPairs: ({ read, likely }) =>
    `Board ${read} has ${or(likely)} without pair numbers: they show how often each score came, and rank nobody.`,
  tableRow: ({ read, likely }) => `The row "${read}" does not fit its table: ${or(likely)} columns are announced.`,
  notATag: ({ read }) => `"${read}" looks like a tag of PBN and is none: it was passed over.`,
  notInherited: ({ read }) => `${read} may not be copied from an earlier game by "#": write it out.`,
  manyScores: ({ read }) => `A score in the file counts for ${read} results, but names one pair on each side.`,
  declarerByScore: ({ read, likely: [side, seat] = [] }) =>
    `No declarer stands here: by the score (${read}) it was ${side}, so ${seat} was taken, which scores the same.`,
  leadsNotRead: ({ read }) =>
    `It is not certain which card these leads are: ${read}. They stay as they are written, and other programs do not get them.`,
  tricksByScore: ({ read }) => `${read} without tricks: the score beside the contract says how many they were.`,
  declaringSide: ({ read, likely }) =>
    `The record names declarer's side only (${read}): ${or(likely)} was taken, the score is the same.`,
  // A second import of the night
  editedInSheet: ({ read, likely }) =>
    `You changed it since the last import: ${read}. The file still says ${or(likely)}.`,
  changedInBoth: ({ read, likely }) =>
    `Changed in your sheet and in the file since the last import: your sheet says ${read}, the file ${or(likely)}.`,
  sheetDiffers: ({ read, likely }) => `Your sheet says ${read}, the file ${or(likely)}.`,
  takenOut: ({ likely }) => `You took this row out. The file has it still: ${or(likely)}.`,
  takenOutChanged: ({ likely }) => `You took this row out. The file has it with a change since: ${or(likely)}.`,
  // Movements
  sectionsNumbered: ({ read, likely }) =>
    `Section ${read} gives N-S and E-W numbers of their own, section ${or(likely)} does not: choose the first E-W number so that both do the same.`,
  sectionsRanked: ({ read, likely }) =>
    `Section ${read} would have two rankings (N-S and E-W), section ${or(likely)} one: switch rounds in ${read}, or choose movements that agree.`,
  sectionsMatches: ({ read }) => `Matches would have ${read} boards: choose the same number for all sections.`,
  // Late changes, and the draw
  noBoardRows: () => "These results are neither board by board nor slips of matches: nothing can be changed in them.",
  slipsAreWhole: () =>
    "A slip is a whole match: leave the board out of the IMPs that are written on it, there is nothing else to change.",
  lateIndividual: ({ read }) =>
    `Partners change here, and four must sit at each table: ${read} can be replaced by somebody else, but neither come nor go.`,
  notAPairNumber: ({ read }) => `"${read}" is not a pair's number: write a whole number from 1.`,
  pairPlays: ({ read, likely }) => `${read} plays already: take a number that is none of ${likely.join(", ")}.`,
  noSeatFree: ({ read }) =>
    `There is no seat for ${read}: nobody sits out at a table. Build the session anew with one pair more.`,
  noByeFree: ({ read }) =>
    `There is no match for ${read}: no team has a bye that is still to come. Build the session anew with one team more.`,
  sectionUnclear: ({ read, likely }) => `In which section is ${read}? Write ${or(likely)}.`,
  seatsUnclear: ({ read }) =>
    `Two seats are free in one round, so it is not clear where ${read} sits: fill in its rows in the sheet.`,
  nothingLeft: ({ read, likely }) => `${read}: nothing is left to play from round ${or(likely)} on.`,
  nothingToDrop: ({ read }) => `Every result of board ${read} is entered: to cancel one, write NP under Adjust.`,
  samePair: ({ read }) => `${read} cannot change places with itself.`,
  cannotSwap: ({ read }) => `${read} have numbers of different directions or sections, so they cannot change places.`,
  notToDraw: ({ read }) => `Round ${read} has results already: it is not drawn again.`,
  notInDraw: ({ read, likely }) => `"${read}" is not in this draw: it has ${likely.join(", ")}.`,
  nobodyToDraw: () => "There is nobody to draw: fewer than two take part.",
  allHaveMet: ({ read }) => `All ${read} have met each other: no round is left to draw.`,
  noSwiss: ({ read }) => `Rounds are drawn in Swiss events; here Scoring is ${read}.`,
  severalSections: ({ read }) => `The results have sections (${read}): draw each in a workbook of its own.`,
} satisfies Record<string, Sentence>;

export type PaneProblemKind = keyof typeof PANE_SENTENCES;
