/** The names table: who the pairs are. */
import { comparePairs, compareSections, contestantFinder, isIndividual, seated, type Pair } from "../results/pairs";
import { isTeamScoring } from "../results/settings";
import type { Contestant, ResultLine, Settings } from "../results/types";
import { withMembers, type Member } from "../results/members";
import { widthFor } from "./columnWidth";
import { columnName, emptyPlan, headingStyle, numberOrText, TABLE_STYLE } from "./look";
import { handicapFormula, nameFormula, stratumFormula } from "./members";
import type { Cell, SheetPlan } from "./plan";

interface NameColumn {
  heading: string;
  width: number;
  /** A column of formulas cannot be text. */
  text?: boolean;
  align?: "center";
  cell: (pair: Pair, contestant: Contestant | undefined) => Cell;
  optional?: (pair: Pair, contestant: Contestant | undefined) => boolean;
  /** Stands wherever there is a list of members; what the session does not know, this finds there. */
  member?: (numberCells: readonly string[]) => Cell;
}

const PLACE: readonly NameColumn[] = [
  {
    heading: "Section",
    width: 11,
    align: "center",
    cell: ({ section }) => section,
    optional: ({ section }) => section !== "",
  },
  {
    heading: "Direction",
    width: 11,
    align: "center",
    cell: ({ direction }) => direction ?? "",
    optional: ({ direction }) => direction !== undefined,
  },
];

/** For so many people in a pair or team. */
const people = (count: number): NameColumn[] => [
  ...Array.from({ length: count }, (_, i): NameColumn => ({
    heading: `Name ${i + 1}`,
    width: 26,
    text: true,
    cell: (_pair, contestant) => contestant?.names[i] ?? "",
    member: (numberCells) => nameFormula(numberCells[i]),
  })),
  ...Array.from({ length: count }, (_, i): NameColumn => ({
    heading: `No. ${i + 1}`,
    width: 12,
    text: true,
    cell: (_pair, contestant) => contestant?.numbers?.[i] ?? "",
    optional: (_pair, contestant) => Boolean(contestant?.numbers?.length),
    member: () => "",
  })),
];

const FIGURES: readonly NameColumn[] = [
  {
    heading: "Stratum",
    width: 10,
    align: "center",
    cell: (_, contestant) => (contestant?.stratum === undefined ? "" : numberOrText(contestant.stratum)),
    optional: (_, contestant) => Boolean(contestant?.stratum),
    member: ([first, second]) => stratumFormula([first, second]),
  },
  {
    heading: "Handicap",
    width: 11,
    cell: (_, contestant) => contestant?.handicap ?? "",
    optional: (_, contestant) => Boolean(contestant?.handicap),
    member: ([first, second]) => handicapFormula([first, second]),
  },
  {
    heading: "Carry-over",
    width: 12,
    cell: (_, contestant) => contestant?.carryOver ?? "",
    optional: (_, contestant) => Boolean(contestant?.carryOver),
  },
  { heading: "Penalty", width: 10, cell: (_, contestant) => contestant?.penalty ?? "" },
];

const PAIR = 2;
const TEAM = 4;

/** Whom the table lists, and how many people each of them is; more where somebody has more names. */
function columnsFor(
  lines: readonly ResultLine[],
  settings: Settings,
  listed: readonly (Contestant | undefined)[],
): NameColumn[] {
  const individual = lines.length > 0 && lines.every(isIndividual);
  const heading = individual ? "Player" : isTeamScoring(settings) ? "Team" : "Pair";
  const usual = individual ? 1 : heading === "Team" ? TEAM : PAIR;
  const count = Math.max(usual, ...listed.map((contestant) => contestant?.names.length ?? 0));
  const id: NameColumn = { heading, width: 8, align: "center", cell: (pair) => numberOrText(pair.id) };
  // What is worked out from two members says nothing of a team or of one player.
  const figures = usual === PAIR ? FIGURES : FIGURES.map((column) => ({ ...column, member: undefined }));
  return [id, ...PLACE, ...people(count), ...figures];
}

/**
 * A row for each pair of the lines, with what is known of it; blank ones where no pair is known yet.
 *
 * @param members the list of members, where the workbook has one: numbers that are typed find their names in it
 * @param blankRows how many are ready where no pair is known yet
 */
export function namesPlan(
  lines: readonly ResultLine[],
  contestants: readonly Contestant[],
  settings: Settings,
  table: string,
  members?: readonly Member[],
  blankRows = 1,
): SheetPlan {
  const listed = contestantFinder(members ? withMembers(contestants, members) : contestants);
  const pairs = pairsOf(lines, settings).map((pair) => ({ pair, contestant: listed(pair) }));
  const columns = columnsFor(
    lines,
    settings,
    pairs.map(({ contestant }) => contestant),
  ).filter(
    (column) =>
      !column.optional ||
      isForMembers(column, members) ||
      pairs.some(({ pair, contestant }) => column.optional?.(pair, contestant)),
  );
  const rows: Cell[][] = pairs.length
    ? pairs.map(({ pair, contestant }) => columns.map(({ cell }) => cell(pair, contestant)))
    : Array.from({ length: blankRows }, () => columns.map(() => ""));
  if (members) rows.forEach((row, i) => lookUp(row, i + 1, columns, members));
  const cells: Cell[][] = [columns.map(({ heading }) => heading), ...rows];
  const formulas = columns.map((_, column) => rows.some((row) => typeof row[column] === "object"));
  return {
    ...emptyPlan("Names"),
    columns: columns.map(({ width, text, align }, column) => ({
      column,
      width: widthFor(width, text ? rows.map((row) => textIn(row[column])) : []),
      ...(text && !formulas[column] ? { numberFormat: "@" } : {}),
      ...(align ? { align } : {}),
    })),
    blocks: [{ row: 0, column: 0, cells }],
    tables: [
      {
        name: table,
        area: { row: 0, column: 0, rows: cells.length, columns: columns.length },
        style: TABLE_STYLE,
        banded: true,
      },
    ],
    styles: [headingStyle(0, 0, columns.length)],
    freeze: { rows: 1, columns: 0 },
    print: { orientation: "portrait", titleRows: 1 },
  };
}

/** What a formula finds among the members is not known here. */
const textIn = (cell: Cell): Cell => (typeof cell === "object" ? null : cell);

/** Numbers always; stratum and handicap where a member has one. */
function isForMembers({ heading, member }: NameColumn, members: readonly Member[] | undefined): boolean {
  if (!members || !member) return false;
  if (heading === "Stratum") return members.some(({ stratum }) => stratum !== undefined);
  return heading !== "Handicap" || members.some(({ handicap }) => handicap !== undefined);
}

/** Puts formulas into what is blank and the list of members may know. */
function lookUp(row: Cell[], sheetRow: number, columns: readonly NameColumn[], members: readonly Member[]): void {
  const numberCells = columns.flatMap(({ heading }, i) =>
    heading.startsWith("No. ") ? [`${columnName(i)}${sheetRow + 1}`] : [],
  );
  columns.forEach((column, i) => {
    if (row[i] === "" && column.member && isForMembers(column, members)) row[i] = column.member(numberCells);
  });
}

/** Each pair of the lines as a contestant, with what is known of it. */
export function contestantsOf(
  lines: readonly ResultLine[],
  contestants: readonly Contestant[],
  settings: Settings,
): Contestant[] {
  const listed = contestantFinder(contestants);
  return pairsOf(lines, settings).map((pair) => {
    const { id, section, direction } = pair;
    return { names: [], ...listed(pair), id, section, ...(direction ? { direction } : {}) };
  });
}

function pairsOf(lines: readonly ResultLine[], settings: Settings): Pair[] {
  const found = new Map<string, Pair>();
  for (const line of lines) {
    for (const side of ["NS", "EW"] as const) {
      for (const pair of seated(line, side, settings)) found.set(pair.key, pair);
    }
  }
  const order = (pair: Pair): string => pair.direction ?? "";
  return [...found.values()].sort(
    (a, b) => compareSections(a, b) || order(b).localeCompare(order(a)) || comparePairs(a, b),
  );
}
