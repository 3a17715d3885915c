/** The top of each list of a ranking, as people read it out. */
import { numberLabel } from "../results/askedPair";
import { decimals, onScale, pointsHeading, shown } from "../results/figures";
import { isIndividual } from "../results/pairs";
import { ranking, type RankedPair, type RankingBlock } from "../results/ranking";
import type { ScoredSession } from "../results/session";
import { scoringUnit } from "../results/settings";
import type { ScoredTeams } from "../results/teams/scoreTeams";
import { teamRanking } from "../results/teams/tableCells";

export interface Leader {
  place: string;
  who: "Pair" | "Player" | "Team";
  /** As people call it: "7", "A7", "The Aces". */
  id: string;
  names: string;
  /** What the place goes by, with its unit: "62.50 %", "35 IMPs". */
  figure: string;
}

export interface Leaders {
  /** "NS", "EW", a section, or both; "" for the one list of all. */
  list: string;
  pairs: Leader[];
}

const BEST = 3;

/** The best three of each list that has any. */
export function pairLeaders(session: ScoredSession): Leaders[] {
  return ranking(session)
    .map((block) => leadersOf(block, session))
    .filter(({ pairs }) => pairs.length > 0);
}

function leadersOf({ section, direction, pairs }: RankingBlock, session: ScoredSession): Leaders {
  const who = session.lines.some(({ line }) => isIndividual(line)) ? "Player" : "Pair";
  return {
    list: [section, direction].filter(Boolean).join(" "),
    pairs: pairs
      .filter(({ place }) => place !== "")
      .slice(0, BEST)
      .map(({ place, standing, final }) => ({
        place,
        who,
        id: numberLabel(standing.pair),
        names: standing.contestant?.names.join(" & ") ?? "",
        figure: figureOf(final, session),
      })),
  };
}

function figureOf({ vps, average, points }: RankedPair["final"], { settings }: ScoredSession): string {
  if (vps) return `${shown(vps, settings)} VPs`;
  return scoringUnit(settings) === "MP"
    ? `${shown(average, settings).toFixed(decimals(settings))} %`
    : `${shown(onScale(points, settings), settings)} ${pointsHeading(settings)}`;
}

/** The best three teams of each section that is ranked apart. */
export function teamLeaders(scored: ScoredTeams): Leaders[] {
  const lists = teamRanking(scored);
  return lists
    .map((list): Leaders => ({
      list: lists.length > 1 ? (list[0]?.team.section ?? "") : "",
      pairs: list
        .filter(({ place }) => place !== "")
        .slice(0, BEST)
        .map(({ place, team, contestant, total }) => ({
          place,
          who: "Team",
          id: team.label,
          names: contestant?.names.join(" & ") ?? "",
          figure: total ? `${shown(total, scored.settings)} ${scored.rankedOn}` : "",
        })),
    }))
    .filter(({ pairs }) => pairs.length > 0);
}
