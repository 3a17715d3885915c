/** The TotalScoreTable: places, who it is, totals. */
import { averageHeading, onScale, shown } from "../../results/figures";
import { isPlaced, ranking } from "../../results/ranking";
import { isTeamScoring, scoringUnit, setting } from "../../results/settings";
import { teamRanking } from "../../results/teams/tableCells";
import { contestantOf } from "../../results/teams/team";
import type { Contestant } from "../../results/types";
import type { Outgoing } from "../out/outgoing";
import { unlisted } from "../out/unlisted";
import { makeTable, type PbnCell, type PbnColumn } from "./makePbn";
import { joinNames } from "./people";

interface Total {
  place?: string;
  id: string;
  section: string;
  direction?: "NS" | "EW";
  contestant?: Contestant;
  total?: number;
  percent?: number;
  boards?: number;
}

interface TotalColumn extends PbnColumn {
  /** Stands where anybody has it; always where this is missing. */
  optional?: boolean;
  cell: (total: Total) => PbnCell | undefined;
}

/** @param isPublic whether members' numbers, and who is listed and did not play, are left out */
export function makeTotals(out: Outgoing, isPublic: boolean): string[] {
  const { ranked, others } = isTeamScoring(out.session.settings) ? ofTeams(out) : ofPairs(out);
  const totals = isPublic ? ranked : [...ranked, ...others];
  if (totals.length === 0) return [];
  const numbers = isPublic ? 0 : Math.max(...totals.map(({ contestant }) => contestant?.numbers?.length ?? 0));
  const columns = columnsOf(out, numbers).filter(
    ({ optional, cell }) => !optional || totals.some((total) => cell(total) !== undefined),
  );
  return makeTable(
    "TotalScoreTable",
    columns,
    totals.map((total) => columns.map(({ cell }) => cell(total) ?? null)),
  );
}

function columnsOf({ session: { settings } }: Outgoing, numbers: number): TotalColumn[] {
  const points = scoringUnit(settings) === "MP" ? "TotalMP" : "TotalIMP";
  const extra = (name: string, cell: TotalColumn["cell"]): TotalColumn => ({ name, align: "R", optional: true, cell });
  return [
    { name: "Rank", align: "R", cell: ({ place }) => place || undefined },
    { name: isTeamScoring(settings) ? "TeamId" : "PairId", align: "R", cell: ({ id }) => id },
    extra("Section", ({ section }) => section || undefined),
    extra("Direction", ({ direction }) => direction),
    { name: "Names", align: "L", cell: ({ contestant }) => joinNames(contestant?.names ?? []) || undefined },
    ...Array.from({ length: numbers }, (_, i) =>
      extra(`MemberID${i + 1}`, ({ contestant }) => contestant?.numbers?.[i] || undefined),
    ),
    { name: points, align: "R", cell: ({ total }) => total },
    extra("TotalPercentage", ({ percent }) => percent),
    extra("NrBoards", ({ boards }) => boards),
    extra("Stratum", ({ contestant }) => contestant?.stratum),
    extra("Handicap", ({ contestant }) => contestant?.handicap || undefined),
    extra("CarryOver", ({ contestant }) => contestant?.carryOver || undefined),
    // What is added; a penalty is below 0.
    extra("Adjustment", ({ contestant }) => (contestant?.penalty ? 0 - contestant.penalty : undefined)),
  ];
}

interface Totals {
  ranked: Total[];
  /** Who is listed and has not played. */
  others: Total[];
}

function ofPairs(out: Outgoing): Totals {
  const { session } = out;
  const { settings } = session;
  const directed = session.winners === 2 || setting(settings, "Numbers") === "Each direction its own";
  const ranked = ranking(session)
    .flatMap((block) => block.pairs)
    .map(({ place, standing, final }): Total => {
      const { pair, direction, contestant, boards } = standing;
      const known = { id: pair.id, section: pair.section, ...(contestant ? { contestant } : {}), boards, place };
      const sits = directed ? { direction: pair.direction ?? direction } : {};
      if (!isPlaced(standing)) return { ...known, ...sits };
      const total = shown(final.vps ?? onScale(final.points, settings), settings);
      const percent = boards > 0 && averageHeading(settings) === "%" ? { percent: shown(final.average, settings) } : {};
      return { ...known, ...sits, total, ...percent };
    });
  return { ranked, others: unlisted(out).map(named) };
}

function ofTeams({ teams, contestants }: Outgoing): Totals {
  if (!teams) return { ranked: [], others: [] };
  const others = contestants.filter((one) => !teams.standings.some(({ team }) => contestantOf(team, [one])));
  const ranked = teamRanking(teams)
    .flat()
    .map(({ team, place, total, contestant }): Total => ({
      id: team.id,
      section: team.section,
      place,
      ...(contestant ? { contestant } : {}),
      ...(total ? { total: shown(total, teams.settings) } : {}),
    }));
  return { ranked, others: others.map(named) };
}

function named(contestant: Contestant): Total {
  const { id, section, direction } = contestant;
  return { id, section, contestant, ...(direction ? { direction } : {}) };
}
