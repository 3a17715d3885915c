/** Team matches by slips: the table of results is a row for each match, with both teams' IMPs. */
import { expand, type Movement, type TableRow } from "../../movements/movement";
import { groups } from "../../results/groups";
import { readSlips } from "../../results/teams/readSlips";
import { scoreTeams, type ScoredTeams } from "../../results/teams/scoreTeams";
import type { Contestant, EventDetails, Settings } from "../../results/types";
import { BAND, emptyPlan, headingStyle, numberOrText, reach, TABLE_STYLE } from "../look";
import type { Cell, ColumnPlan, SheetPlan } from "../plan";
import { namesPlan } from "../names";
import { eventTitle } from "../eventTitle";
import type { Session, SessionOptions } from "../session";
import type { SectionWish } from "./build";
import { settingsPlan } from "../settings";
import { matchesPlan, teamRankingPlan } from "../teams";

const COLUMNS: readonly (Omit<ColumnPlan, "column"> & { heading: string })[] = [
  { heading: "Round", width: 9, align: "center" },
  { heading: "Section", width: 11, align: "center" },
  { heading: "Table", width: 9, align: "center" },
  { heading: "Team", width: 10, align: "center" },
  { heading: "Opponent", width: 13, align: "center" },
  { heading: "IMPs", width: 9, align: "right" },
  { heading: "Opp IMPs", width: 13, align: "right" },
  { heading: "VP adj", width: 10, align: "right" },
  { heading: "Opp VP adj", width: 15, align: "right" },
];

const HEADINGS = COLUMNS.map(({ heading }) => heading);

/** What stands as opponent of a team that has none. */
export const BYE = "Bye";

/** A match, or a row that waits for one, before anything of it is entered. */
export interface Slip {
  section: string;
  round: Cell;
  /** Of its two tables the lower. */
  table: Cell;
  team: Cell;
  opponent: Cell;
}

/** A heading and a row for each slip; sections have a column where there are any. */
export function slipTable(slips: readonly Slip[]): Cell[][] {
  const hasSections = slips.some(({ section }) => section !== "");
  const cells = [
    HEADINGS,
    ...slips.map(({ round, section, table, team, opponent }) => [
      ...[round, section, table, team, opponent],
      ...Array<Cell>(FIGURES).fill(""),
    ]),
  ];
  return hasSections ? cells : cells.map(([round, , ...others]) => [round, ...others]);
}

/** Columns that are entered. */
const FIGURES = 4;

/** The slips of all matches, section by section; those that are to be drawn are blank but for round and table. */
export function slipCells(sections: readonly SectionWish[]): Cell[][] {
  return slipTable(
    sections.flatMap(({ section, movement }) => slipsOf(movement).map((slip) => ({ ...slip, section }))),
  );
}

type OneSection = Omit<Slip, "section">;

function slipsOf(movement: Movement): OneSection[] {
  const rounds = groups(expand(movement), ({ round }) => round);
  const hasByes = movement.kind === "swissTeams" && movement.layout.contestants % 2 === 1;
  return rounds.flatMap((round) => [
    ...matchesOf(round),
    // In a round that is still to be drawn a row is kept for the bye.
    ...(hasByes && round[0].status === "toDraw" ? [blankSlip(round[0].round)] : []),
  ]);
}

const blankSlip = (round: number, table: Cell = ""): OneSection => ({ round, table, team: "", opponent: "" });

/** The two tables of a match make one row, by the lower of them. */
function matchesOf(rows: readonly TableRow[]): OneSection[] {
  const seen = new Set<string>();
  return rows.flatMap(({ round, table = "", ns, ew, status }): OneSection[] => {
    if (status === "sitsOut") return [{ round, table: "", team: numberOrText(ns), opponent: BYE }];
    if (status === "toDraw") return Number(table) % 2 === 1 ? [blankSlip(round, table)] : [];
    if (seen.has(`${ew} ${ns}`)) return [];
    seen.add(`${ns} ${ew}`);
    return [{ round, table, team: numberOrText(ns), opponent: numberOrText(ew) }];
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
  const columns = COLUMNS.filter(({ heading }) => cells[0].includes(heading));
  const area = { row: 1, column: 0, rows: reach(cells.length), columns: columns.length };
  const header = eventTitle(event);
  return {
    ...emptyPlan("Results"),
    columns: columns.map(({ width, align }, column) => ({ column, width, align })),
    blocks: [{ row: 0, column: 0, cells }],
    tables: [
      {
        name: table,
        area: { row: 0, column: 0, rows: cells.length, columns: columns.length },
        style: TABLE_STYLE,
        banded: false,
      },
    ],
    styles: [headingStyle(0, 0, columns.length)],
    conditionals: [
      { area, formula: '=AND($A2<>"",$A2<>$A3)', style: { border: "bottom" } },
      { area, formula: '=AND($A2<>"",MOD($A2,2)=0)', style: { fill: BAND } },
    ],
    freeze: { rows: 1, columns: columns.length - FIGURES },
    print: { orientation: "portrait", titleRows: 1, ...(header ? { header } : {}) },
    select: { row: 1, column: columns.length - FIGURES },
  };
}

/** The event as its slips say it. */
function scoredSlips(cells: Cell[][], settings: Settings, contestants: readonly Contestant[]): ScoredTeams {
  const event = readSlips(cells, settings);
  if (!event) throw new Error("Our own table of slips has no heading of slips.");
  return scoreTeams(event, settings, contestants, undefined, true);
}
