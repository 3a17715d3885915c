/** All texts of the pane, ready for translation. */

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const strings = {
  oldEngine:
    'This computer\'s browser engine is too old for the pane. The formulas, such as =BRIDGESCORE("4S",10), work all the same. For the pane, install Microsoft Edge WebView2, or use Excel on the web.',
  notInExcel: "Opened outside Excel: only the calculator works here.",
  pages: { new: "New", import: "Import", calculator: "Calculator", workbook: "Workbook" },
  working: "Working …",
  cancel: "Cancel",
  progress: (done: number, total: number) => `${Math.round((100 * done) / Math.max(1, total))} % written`,
  wrote: (count: number) => `Written: ${many(count, "sheet")}.`,
  unexpected: (what: string) => `Something went wrong that should not: ${what}. Nothing was written.`,

  entry: {
    label: "How will results be typed?",
    Columns: "In columns: 4S | X | E | +1",
    "One cell": "In one cell: 4SXE+1",
    Scores: "As scores: -690",
  },

  newPage: {
    what: "What do you need?",
    night: "A whole session",
    traveller: "One board",
    boards: "Boards",
    results: "Results a board",
    board: "Board number",
    rankings: "Rankings",
    oneRanking: "One for all pairs",
    twoRankings: "N-S and E-W apart",
    create: "Write the sheets",
    createOne: "Write the traveller",
    after: "Type the results into the white table; scores, matchpoints and the ranking follow as you type.",
    wholeNumber: (label: string, least: number, most: number) =>
      `${label}: write a whole number from ${least} to ${most}.`,
  },

  importPage: {
    file: "Result file",
    choose: "Choose a file …",
    drop: "or drop it here: Bridgemate (.bws), CSV or text",
    paste: "Or paste a table",
    pasteHint: "Copy it with its headings: Board, NS, EW, Contract, By, Result …",
    read: "Read the pasted table",
    selection: "Read the selected cells",
    sample: "Try the sample session",
    sampleName: "Sample session",
    nothing: "There is nothing to read yet: paste a table with its headings first.",
  },

  review: {
    back: "Back",
    heading: "Review",
    nothingWritten: "Nothing has been written yet.",
    counts: (lines: number, boards: number) => `${many(lines, "result")} on ${many(boards, "board")}`,
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
    perBoard: (least: number, most: number) =>
      least === most ? `${least} results on each board.` : `${least} to ${most} results a board.`,
    findings: "To look at",
    unread: "Not understood",
    unreadHelp: "These lines are written as they are, without a score, for you to correct in the sheet.",
    recorded: "Nothing chosen: as recorded.",
    more: (count: number) => `Show ${count} more`,
    ranking: "Ranking so far",
    scale: "Matchpoints for a win",
    scale2: "2 (Europe)",
    scale1: "1 (ACBL)",
    winners: "Rankings",
    write: "Write 5 sheets",
    writeHelp: "Results, Ranking, Travellers, Names and Settings: new sheets, nothing of yours is changed.",
    place: (place: string, pair: string, percent: string | number) => `${place} Pair ${pair}: ${percent} %`,
  },

  calculator: {
    contract: "Contract and result",
    hint: "4S=, 3NTX-2, 2H+1",
    level: "Level",
    strain: "Strain",
    doubled: "Doubled",
    result: "Result",
    vulnerable: "Vulnerable",
    undoubled: "no",
    total: "Score",
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

  explain: {
    blank: (address: string) => `${address} is blank.`,
    notOurs: (address: string) => `${address} holds no formula of Traveller.`,
    value: (address: string, value: string) => `${address} holds ${value}: typed, not worked out.`,
    notComplete: "Contract or result are still blank, so the cell stays blank.",
    part: (name: string, what: string) => `Part of ${name}: ${what}`,
    cannot: (reason: string) => `It cannot be scored. ${reason}`,
  },
};
