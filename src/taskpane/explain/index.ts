/** How a cell's figure came about, in words that a player can be shown: one explanation for each function. */
import type { Asked, Explanation } from "./asked";
import { explainBoard } from "./boards";
import { explainImpTable, explainScoreTable, explainUndertrickTable, explainVpTable } from "./charts";
import { explainChicago, explainRubber } from "./deals";
import { explainBoardAMatch, explainImps } from "./imps";
import { explainNeuberg } from "./neuberg";
import { explainPlaces } from "./places";
import { explainRanking } from "./ranking";
import { explainResults } from "./results";
import { explainBreakdown, explainNsScore, explainScore } from "./scores";
import { explainButler, explainCrossImps, explainDatum, explainMatchpoints } from "./scoreRange";
import { explainTeams } from "./teams";
import { explainTraveller } from "./traveller";
import { explainPercentVps, explainVps } from "./victoryPoints";

const EXPLANATIONS: Partial<Record<string, Explanation>> = {
  BAM: explainBoardAMatch,
  BOARDDEALER: explainBoard,
  BOARDVUL: explainBoard,
  BRIDGESCORE: explainScore,
  BUTLER: explainButler,
  BUTLERDATUM: explainDatum,
  CHICAGO: explainChicago,
  CROSSIMPS: explainCrossImps,
  IMPS: explainImps,
  IMPTABLE: explainImpTable,
  MATCHPOINTS: explainMatchpoints,
  NEUBERG: explainNeuberg,
  NSSCORE: explainNsScore,
  PERCENTVPS: explainPercentVps,
  PLACES: explainPlaces,
  RANKING: explainRanking,
  RUBBER: explainRubber,
  SCOREBREAKDOWN: explainBreakdown,
  SCORERESULTS: explainResults,
  SCORETABLE: explainScoreTable,
  TEAMRESULTS: explainTeams,
  TRAVELLER: explainTraveller,
  UNDERTRICKTABLE: explainUndertrickTable,
  VPS: explainVps,
  VPTABLE: explainVpTable,
};

/** Lines of words about one cell of a function's answer; none for a function that is not explained. */
export function explain(name: string, asked: Asked): string[] {
  return EXPLANATIONS[name]?.(asked) ?? [];
}
