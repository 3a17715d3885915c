/** Every function of ours that a workbook may hold; a test holds the list against functions.json. */
export const FUNCTIONS = [
  "BAM",
  "BOARDDEALER",
  "BOARDVUL",
  "BRIDGESCORE",
  "BRIDGEVERSION",
  "IMPS",
  "IMPTABLE",
  "MATCHPOINTS",
  "NSSCORE",
  "PLACES",
  "RANKING",
  "SCOREBREAKDOWN",
  "SCORERESULTS",
  "SCORETABLE",
  "TRAVELLER",
  "UNDERTRICKTABLE",
];
