/** Team matches by slips: the table of results is a row for each match, with both teams' IMPs. */
import { expand, type Movement, type TableRow } from "../../movements/movement";
import { groups } from "../../results/groups";
import { readSlips } from "../../results/teams/readSlips";
import { scoreTeams, type ScoredTeams } from "../../results/teams/scoreTeams";
import type { Contestant, EventDetails, Settings } from "../../results/types";
import { BAND, emptyPlan, headingStyle, numberOrText, reach, TABLE_STYLE } from "../look";
import type { Cell, ColumnPlan, SheetPlan } from "../plan";
import { namesPlan } from "../names";
import { eventTitle } from "../ranking";
import type { Session, SessionOptions } from "../session";
import { settingsPlan } from "../settings";
import { matchesPlan, teamRankingPlan } from "../teams";

const COLUMNS: readonly (Omit<ColumnPlan, "column"> & { heading: string })[] = [
  { heading: "Round", width: 9, align: "center" },
  { heading: "Table", width: 9, align: "center" },
  { heading: "Team", width: 10, align: "center" },
  { heading: "Opponent", width: 12, align: "center" },
  { heading: "IMPs", width: 9, align: "right" },
  { heading: "Opp IMPs", width: 11, align: "right" },
  { heading: "VP adj", width: 9, align: "right" },
  { heading: "Opp VP adj", width: 12, align: "right" },
];

export const SLIP_HEADINGS = COLUMNS.map(({ heading }) => heading);

/** What stands as opponent of a team that has none. */
export const BYE = "Bye";

/** The heading, then a row for each match of each round; those that are to be drawn are blank but for round and table. */
export function slipCells(movement: Movement): Cell[][] {
  const rounds = groups(expand(movement), ({ round }) => round);
  const hasByes = movement.kind === "swissTeams" && movement.layout.contestants % 2 === 1;
  const rows = rounds.flatMap((round) => [
    ...matchesOf(round),
    // In a round that is still to be drawn a row is kept for the bye.
    ...(hasByes && round[0].status === "toDraw" ? [[round[0].round, "", ...blanks(6)]] : []),
  ]);
  return [SLIP_HEADINGS, ...rows];
}

const blanks = (count: number): Cell[] => Array<Cell>(count).fill("");

/** The two tables of a match make one row, by the lower of them. */
function matchesOf(rows: readonly TableRow[]): Cell[][] {
  const seen = new Set<string>();
  return rows.flatMap(({ round, table, ns, ew, status }): Cell[][] => {
    if (status === "sitsOut") return [[round, "", numberOrText(ns), BYE, ...blanks(4)]];
    if (status === "toDraw") return (table ?? 0) % 2 === 1 ? [[round, table ?? "", ...blanks(6)]] : [];
    if (seen.has(`${ew} ${ns}`)) return [];
    seen.add(`${ns} ${ew}`);
    return [[round, table ?? "", numberOrText(ns), numberOrText(ew), ...blanks(4)]];
  });
}

/** Results as slips, Ranking, Matches, Names and Settings. */
export function slipSheets(cells: Cell[][], session: Session, options: Omit<SessionOptions, "entry">): SheetPlan[] {
  const { lines, contestants, settings, event } = session;
  const { results, names, settings: settingsTable } = options.names;
  const scored = scoredSlips(cells, settings, contestants);
  return [
    slipsPlan(cells, results, event),
    teamRankingPlan(scored, event, options),
    matchesPlan(scored, event, options),
    namesPlan(lines, contestants, settings, names, options.members),
    settingsPlan(settings, event, 1, settingsTable),
  ];
}

/** The table of slips alone: the matches with their VPs have a sheet of their own. */
function slipsPlan(cells: Cell[][], table: string, event: EventDetails): SheetPlan {
  const area = { row: 1, column: 0, rows: reach(cells.length), columns: COLUMNS.length };
  const header = eventTitle(event);
  return {
    ...emptyPlan("Results"),
    columns: COLUMNS.map(({ width, align }, column) => ({ column, width, align })),
    blocks: [{ row: 0, column: 0, cells }],
    tables: [
      {
        name: table,
        area: { row: 0, column: 0, rows: cells.length, columns: COLUMNS.length },
        style: TABLE_STYLE,
        banded: false,
      },
    ],
    styles: [headingStyle(0, 0, COLUMNS.length)],
    conditionals: [
      { area, formula: '=AND($A2<>"",$A2<>$A3)', style: { border: "bottom" } },
      { area, formula: '=AND($A2<>"",MOD($A2,2)=0)', style: { fill: BAND } },
    ],
    freeze: { rows: 1, columns: 4 },
    print: { orientation: "portrait", titleRows: 1, ...(header ? { header } : {}) },
    select: { row: 1, column: 4 },
  };
}

/** The event as its slips say it. */
function scoredSlips(cells: Cell[][], settings: Settings, contestants: readonly Contestant[]): ScoredTeams {
  const event = readSlips(cells, settings);
  if (!event) throw new Error("Our own table of slips has no heading of slips.");
  return scoreTeams(event, settings, contestants, undefined, true);
}
