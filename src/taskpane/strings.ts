/** All texts of the pane, ready for translation. */
import type { OptionalColumn } from "../sheets";

/** "1 sheet", "3 sheets". */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const strings = {
  oldEngine:
    'This computer\'s browser engine is too old for the pane. The formulas, such as =BRIDGESCORE("4S",10), work all the same. For the pane, on Windows install Microsoft Edge WebView2, on a Mac update macOS (Safari 17.4 or later), or use Excel on the web.',
  paneNotLoaded:
    "The pane did not load; the formulas work all the same. Check the internet connection, then open the pane again.",
  partNotLoaded: "A part of the pane did not load. Check the internet connection, then try again.",
  notInExcel: "Opened outside Excel: the calculator works and files can be looked at, but nothing can be written.",
  lacks: {
    sharedRuntime:
      "This Excel cannot run Traveller's formulas: they stay at #NAME?. Update Excel to Microsoft 365, or to Excel 2021 or later, or use Excel on the web.",
    excelApi:
      "This Excel is older than Excel 2021, and may refuse some of what the pane does, such as to add a column to the results; what it refuses is said. Update Excel, or use Excel on the web.",
  },
  byHand:
    "Excel is set to calculate by hand: press F9 to see the scores after each change, or choose Formulas, Calculation Options, Automatic.",
  title: "Traveller",
  pages: {
    new: "New",
    import: "Import",
    check: "Check",
    results: "Results",
    calculator: "Calculator",
    functions: "Functions",
    workbook: "Workbook",
  },
  checkNext: "Check the results",
  working: "Working …",
  cancel: "Cancel",
  progress: (done: number, total: number) => `${Math.round((100 * done) / Math.max(1, total))} % written`,
  wrote: (count: number) => `Written: ${many(count, "sheet")}.`,
  unfinished: (sheets: readonly string[]) =>
    `The last write into this workbook did not come to its end: ${sheets.join(", ")} may be half-made. Delete ${sheets.length === 1 ? "it" : "them"}, then write again.`,
  unfinishedChange: (tables: readonly string[], copy: readonly string[]) =>
    `The last change of ${tables.join(", ")} did not come to its end: look whether all is there, or import again.${copy.length ? ` What was there before stands on the sheet ${copy.join(", ")}.` : ""}`,
  unexpected: (what: string) =>
    `A fault of Traveller's own: ${what}. Look whether new sheets were written, then try again.`,

  entry: {
    label: "How will results be typed?",
    Columns: "In columns: 4S | X | E | +1",
    "One cell": "In one cell: 4SXE+1",
    Scores: "As scores: -690",
  },

  moreColumns: {
    label: "More columns",
    chosen: (headings: readonly string[]) => `More columns: ${headings.join(", ")}`,
    help: "Each can be added later too, on the page Results.",
    columns: {
      Lead: "Lead",
      "Paper score": "Paper score, compared with ours",
      Field: "Field, of a fouled board",
      Adjust: "Adjust, for rulings",
      "TD note": "TD note, a footnote",
    } satisfies Record<OptionalColumn, string>,
  },

  winners: {
    label: "Rankings",
    one: "One for all pairs",
    two: "N-S and E-W apart",
  },

  newPage: {
    what: "What do you need?",
    night: "A whole session",
    movement: "A session with its movement",
    last: "A session as the last one was",
    traveller: "One board",
    boards: "Boards",
    results: "Results a board",
    board: "Board number",
    create: "Write the sheets",
    createOne: "Write the traveller",
    after: "Type the results into the white table; scores, matchpoints and the ranking follow as you type.",
    wholeNumber: (label: string, least: number, most: number) =>
      `${label}: write a whole number from ${least} to ${most}.`,
  },

  importPage: {
    file: "Result files",
    choose: "Choose files …",
    drop: "or drop them here: Bridgemate (.bws), USEBIO, PBN, saved web pages, CSV or text. Several files make one session.",
    notReadable: (name: string) =>
      `"${name}" cannot be opened: another program, such as Bridgemate's, may hold it. Copy it, then choose the copy. If it is a folder, choose the files in it.`,
    paste: "Or paste a table",
    pasteHint: "Copy it with its headings: Board, NS, EW, Contract, By, Result …",
    read: "Read the pasted table",
    selection: "Read the selected cells",
    sample: "Try the sample session",
    nothing: "There is nothing to read yet: paste a table with its headings first.",
    reading: (part: number) => `${Math.round(100 * part)} % read`,
  },

  sample: { name: "sample session", event: "Thursday pairs (invented)" },

  review: {
    back: "Back",
    heading: (source: string) => `Review: ${source}`,
    nothingWritten: "Nothing has been written yet.",
    counts: (results: number, boards: number, [least, most]: readonly [number, number]) =>
      `${many(results, "result")} on ${many(boards, "board")}, ${least === most ? least : `${least} to ${most}`} a board`,
    status: {
      played: (n: number) => `${n} played`,
      passed: (n: number) => `${n} passed out`,
      awarded: (n: number) => `${n} adjusted`,
      expected: (n: number) => `${n} still to come`,
      pending: (n: number) => `${n} undecided`,
      notPlayed: (n: number) => `${n} not played`,
      sitOut: (n: number) => many(n, "sit-out"),
      unread: (n: number) => `${n} not understood`,
    },
    entrants: ({ who, count, named }: { who: string; count: number; named: number }) => {
      if (named === 0) return `${many(count, who)}, no names: type them into the sheet of names.`;
      return named === count ? `${many(count, who)}, all with names.` : `${many(count, who)}, ${named} with names.`;
    },
    findings: "To look at",
    unread: "Not understood",
    unreadHelp: "These lines are written as they are, without a score, for you to correct in the sheet.",
    whichHolds: "Which holds?",
    recorded: (label: string) => `Until you choose: ${label}.`,
    more: (count: number, rest: number) =>
      count === rest ? `Show ${rest} more like these` : `Show ${count} more of ${rest} like these`,
    settings: "Settings",
    settingsHelp: "These and all others can be changed later, in the sheet of settings.",
    language: "Contracts are written in",
    resultsAs: "A result without a sign",
    resultsAsChoices: [
      { value: "Tricks", label: "counts all tricks: 10" },
      { value: "Relative", label: "counts from the contract: 1 is one over" },
      { value: "Over book", label: "counts over six: 4 is ten tricks" },
    ],
    scoringBy: "Scoring",
    scorings: [
      { value: "Matchpoints", label: "Matchpoints" },
      { value: "Butler", label: "IMPs against a datum (Butler)" },
      { value: "Cross-IMPs", label: "IMPs against all others (cross-IMPs)" },
      { value: "Total points", label: "Total points" },
      { value: "Swiss pairs", label: "Swiss pairs (victory points)" },
      { value: "Teams", label: "Teams" },
      { value: "Swiss teams", label: "Swiss teams" },
      { value: "Board-a-match", label: "Teams: board-a-match" },
    ],
    scale: "Matchpoints for a win",
    scales: [
      { value: "2", label: "2, and 1 for a tie (Europe)" },
      { value: "1", label: "1, and ½ for a tie (ACBL)" },
    ],
    numbers: "Pair numbers",
    numbersChoices: [
      { value: "One list", label: "7 N-S and 7 E-W are the same pair" },
      { value: "Each direction its own", label: "7 N-S and 7 E-W are two pairs" },
    ],
    ranking: "Top of the ranking",
    scoring: "The ranking is being worked out …",
    noRanking: "Nobody has a score yet.",
    leaderHeadings: { place: "Place", who: "Who", figure: "Score" },
    leader: (who: string, id: string, names: string) => (names ? `${id}  ${names}` : `${who} ${id}`),
    write: "Write 5 sheets",
    writeHelp:
      "New sheets in this workbook: Results, Ranking, Travellers, Names and Settings. Where a name is taken, a number stands behind it. Nothing of yours is changed.",
    after: (results: string) => `Correct a result in ${results}, and everything follows.`,
  },

  calculator: {
    contract: "Contract and result",
    hint: "4S=, 3NTX-2, 2H+1",
    level: "Level",
    strain: "Strain",
    doubled: "Doubled",
    result: "Result",
    vulnerable: "Vulnerable",
    strains: { C: "clubs", D: "diamonds", H: "hearts", S: "spades", N: "NT, notrump" },
    doubles: ["no", "X", "XX"],
    over: (tricks: number) => (tricks === 0 ? "just made" : tricks > 0 ? `${tricks} over` : `${-tricks} down`),
    total: "Score",
    passedOut: "Passed out",
    noScore: "That is no played contract: it has no score of its own.",
    insert: "Put the formula into a cell",
    inserted: (address: string) => `The formula stands in ${address}, the cell that was selected.`,
    empty: "Type a contract with its result, or press the buttons.",
    noResult: "Now the result: =, +1, -1 …",
  },

  workbook: {
    explain: "Explain this cell",
    explainHelp: "Select a cell with one of our formulas, then press.",
    repair: "Repair formulas",
    repairHelp: "Excel may leave formulas at #NAME? when it opens a workbook before the add-in is there.",
    repaired: (count: number, of: number) =>
      of === 0
        ? "There are no formulas of Traveller in this workbook."
        : count === 0
          ? `All ${of} formulas are sound: nothing to repair.`
          : `Repaired ${count} of ${many(of, "formula")}.`,
    freeze: "Freeze a copy",
    freezeHelp: "Copies of the sheets with values instead of formulas, for people without the add-in.",
    frozen: (count: number) =>
      count === 0 ? "There are no formulas of Traveller to freeze." : `Frozen: ${many(count, "copy", "copies")}.`,
    version: (version: string) => `Traveller ${version}. Nothing leaves this computer.`,
  },
};
