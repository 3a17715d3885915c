/** The ranking sheet: one formula. */
import { rankingHeading, rankingHeadingUnder } from "../results/ranking";
import type { ScoredSession } from "../results/session";
import { isTeamScoring, SCORINGS } from "../results/settings";
import type { EventDetails } from "../results/types";
import { allOf, call } from "./functionNames";
import { decimalFormat, emptyPlan, reach, spillFormats } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { widthFor } from "./columnWidth";
import { legible } from "./print/livePages";
import { HEADING_ROW, PROVISIONAL, withStatus } from "./status";

const FORMATS: Record<string, Omit<ColumnPlan, "column">> = {
  Place: { width: 9, align: "left" },
  Section: { width: 9, align: "center" },
  Pair: { width: 8, align: "center" },
  Player: { width: 8, align: "center" },
  Direction: { width: 11, align: "center" },
  Names: { align: "left" },
  Stratum: { width: 9, align: "center" },
  "Carry-over": { width: 11, align: "right" },
  Handicap: { width: 11, align: "right" },
  Penalty: { width: 10, align: "right" },
  Matches: { width: 10, align: "center" },
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

const WITH_DECIMALS = ["MP", "IMPs", "Points", "VPs", "Scratch %", "%", "Per board"];

/** Scratch %, Matches, VPs and the like come with other settings or with a handicap. */
const SPARE_COLUMNS = 4;

/** Of the setting Scoring, which may be changed: teams have another sheet. */
const pairScorings = SCORINGS.filter((scoring) => !isTeamScoring({ Scoring: scoring }));

/** @param session what is there now: it says which columns the ranking will have, and may have under another scoring. */
export function rankingPlan(
  session: ScoredSession,
  event: EventDetails,
  options: { names: TableNames; prefix: string },
): SheetPlan {
  const { names, prefix } = options;
  const headings = rankingHeading(session).map(String);
  const numberFormat = decimalFormat(session.settings);
  const spill = { row: HEADING_ROW, column: 0, rows: reach(session.standings.length), columns: headings.length };
  const formula = call(prefix, "RANKING", allOf(names.results), allOf(names.settings), allOf(names.names));
  const title = event.name ? eventTitle(event) : ["Ranking", eventTitle(event)].filter(Boolean).join(", ");
  const people = session.standings.map(({ contestant }) => contestant?.names.join(" & "));
  const possible = pairScorings.map((scoring) => rankingHeadingUnder(scoring, session));
  const longest = possible.reduce((most, one) => (one.length > most.length ? one : most), headings);
  const columns = longest.map((otherwise, column): ColumnPlan => {
    const heading = headings[column] ?? otherwise;
    const widths = [headings, ...possible].map((one) => FORMATS[one[column]]?.width ?? 0);
    return {
      column,
      ...FORMATS[heading],
      width: heading === "Names" ? widthFor(LEAST_NAMES, people) : Math.max(...widths),
      ...(WITH_DECIMALS.includes(heading) ? { numberFormat } : {}),
    };
  });
  const printedColumns = columns.slice(0, headings.length);
  return {
    ...emptyPlan("Ranking"),
    ...withStatus(title, formula),
    columns,
    conditionals: [
      PROVISIONAL,
      ...spillFormats(
        spill,
        ["Place"],
        headings.findIndex((heading) => heading === "Pair" || heading === "Player"),
        SPARE_COLUMNS,
      ),
    ],
    freeze: { rows: HEADING_ROW + 1, columns: 0 },
    print: { orientation: legible("portrait", printedColumns), titleRows: HEADING_ROW + 1, columns: headings.length },
  };
}

/** "Tuesday Pairs, Riverside BC, 2026-11-30", or "" where nothing is known. */
export function eventTitle({ name, club, date }: EventDetails): string {
  return [name, club, date].filter(Boolean).join(", ");
}
