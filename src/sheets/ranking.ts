/** The ranking sheet: one formula. */
import { rankingCells, rankingHeading, rankingHeadingUnder } from "../results/ranking";
import type { ScoredSession } from "../results/session";
import { isTeamScoring, SCORINGS } from "../results/settings";
import type { EventDetails, Settings } from "../results/types";
import { eventTitle } from "./eventTitle";
import { rankingCall } from "./functionNames";
import { otherFormats } from "./figureFormats";
import { columnName, decimalFormat, emptyPlan, reach, spillFormats } from "./look";
import type { Area, ColumnPlan, ConditionalPlan, SheetPlan, TableNames } from "./plan";
import { widthFor } from "./columnWidth";
import { legible } from "./print/livePages";
import { HEADING_ROW, PROVISIONAL, withStatus } from "./status";

const FORMATS: Record<string, Omit<ColumnPlan, "column">> = {
  Place: { width: 9, align: "left" },
  Section: { width: 9, align: "center" },
  Pair: { width: 8, align: "center" },
  Player: { width: 8, align: "center" },
  Team: { width: 8, align: "center" },
  Direction: { width: 11, align: "center" },
  Names: { align: "left" },
  Stratum: { width: 9, align: "center" },
  "Carry-over": { width: 13, align: "right" },
  Handicap: { width: 11, align: "right" },
  Penalty: { width: 10, align: "right" },
  Played: { width: 9, align: "center" },
  Won: { width: 9, align: "center" },
  Drawn: { width: 9, align: "center" },
  Lost: { width: 9, align: "center" },
  Matches: { width: 11, align: "center" },
  VPs: { width: 9, align: "right" },
  MP: { width: 10, align: "right" },
  IMPs: { width: 10, align: "right" },
  Points: { width: 10, align: "right" },
  "Scratch %": { width: 11, align: "right" },
  "%": { width: 9, align: "right" },
  "Per board": { width: 11, align: "right" },
  Boards: { width: 9, align: "center" },
};

const LEAST_NAMES = 42;

const WITH_DECIMALS = ["MP", "IMPs", "VPs", "Scratch %", "%", "Per board"];

/** The headings under which figures begin, whatever is scored. */
const FIRST_FIGURES = ["Carry-over", "Handicap", "Penalty", "Matches", "Points", "Played", ...WITH_DECIMALS];

/** As many as the table of teams can have: other settings bring other columns, and so do handicaps and penalties. */
const MOST_COLUMNS = 14;

/** Of the setting Scoring, which may be changed. */
const pairScorings = SCORINGS.filter((scoring) => !isTeamScoring({ Scoring: scoring }));

/** What the table has if the setting becomes that of teams. */
function teamHeadings({ lines, named }: ScoredSession): string[] {
  const sections = lines.some(({ line }) => line.section !== "") ? ["Section"] : [];
  return ["Place", ...sections, "Team", ...(named ? ["Names"] : []), "Played", "Won", "Drawn", "Lost", "IMPs", "VPs"];
}

/** @param session what is there now: it says which columns the ranking will have, and may have under another scoring. */
export function rankingPlan(
  session: ScoredSession,
  event: EventDetails,
  options: { names: TableNames; prefix: string },
): SheetPlan {
  const headings = rankingHeading(session).map(String);
  const numberFormat = decimalFormat(session.settings);
  const spill = { row: HEADING_ROW, column: 0, rows: reach(session.standings.length), columns: headings.length };
  const title = event.name ? eventTitle(event) : ["Ranking", eventTitle(event)].filter(Boolean).join(", ");
  const people = session.standings.map(({ contestant }) => contestant?.names.join(" & "));
  const possible = [...pairScorings.map((scoring) => rankingHeadingUnder(scoring, session)), teamHeadings(session)];
  const longest = possible.reduce((most, one) => (one.length > most.length ? one : most), headings);
  const columns = longest.map((otherwise, column): ColumnPlan => {
    const heading = headings[column] ?? otherwise;
    const widths = [headings, ...possible].map((one) => FORMATS[one[column]]?.width ?? 0);
    return {
      column,
      ...FORMATS[heading],
      width: heading === "Names" ? widthFor(LEAST_NAMES, people) : Math.max(...widths),
      ...(WITH_DECIMALS.includes(headings[column]) ? { numberFormat } : {}),
    };
  });
  const cells = rankingCells(session, []);
  const said = Array.isArray(cells) ? cells[0].filter(Boolean).join("  ") : "";
  const printedColumns = columns.slice(0, headings.length);
  return {
    ...emptyPlan("Ranking"),
    ...withStatus(title, rankingCall(options), said, printedColumns),
    columns,
    conditionals: [
      PROVISIONAL,
      ...spillFormats(
        spill,
        ["Place"],
        headings.findIndex((heading) => heading === "Pair" || heading === "Player"),
        MOST_COLUMNS - headings.length,
      ),
      ...figuresUnderOther({ ...spill, columns: MOST_COLUMNS }, headings, columns, session.settings),
    ],
    freeze: { rows: HEADING_ROW + 1, columns: 0 },
    print: { orientation: legible("portrait", printedColumns), titleRows: HEADING_ROW + 1, columns: headings.length },
  };
}

/**
 * The formats of figures where the setting Scoring becomes another, or that of teams: each cell's by the heading of its
 * column. The table of teams has its own formats, which it keeps.
 */
export function figuresUnderOther(
  area: Area,
  headings: readonly string[],
  columns: readonly ColumnPlan[],
  settings: Settings,
): ConditionalPlan[] {
  const first = headings.findIndex((heading) => FIRST_FIGURES.includes(heading));
  const row = area.row + 1;
  const ofPairs = `COUNTIF($A$${row}:$C$${row},"Team")=0`;
  const stays = headings.includes("Team");
  const all = Array.from({ length: area.columns - first }, (_, i) => first + i);
  const alike = all.reduce<number[][]>((runs, column) => {
    const run = runs.at(-1);
    if (run && columns[run[0]]?.numberFormat === columns[column]?.numberFormat) run.push(column);
    else runs.push([column]);
    return runs;
  }, []);
  return alike.flatMap((run) => {
    const part = { ...area, column: run[0], columns: run.length };
    const heading = `${columnName(run[0])}$${row}`;
    const named = WITH_DECIMALS.filter((name) => name !== "IMPs").map((name) => `${heading}="${name}"`);
    const inDecimals = `OR(${[...named, `AND(${heading}="IMPs",${ofPairs})`].join(",")})`;
    const only = (condition: string): string => (stays ? `=AND(${ofPairs},${condition})` : `=${condition}`);
    return otherFormats(part, columns[run[0]]?.numberFormat, [
      { formula: only(inDecimals), numberFormat: decimalFormat(settings) },
      { formula: only(`NOT(${inDecimals})`), numberFormat: "General" },
    ]);
  });
}
