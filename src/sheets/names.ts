/** The names table: who the pairs are. */
import { comparePairs, contestantFinder, pairOf, type Pair } from "../results/pairs";
import type { Contestant, ResultLine, Settings } from "../results/types";
import { emptyPlan, headingStyle, numberOrText, TABLE_STYLE } from "./look";
import type { Cell, SheetPlan } from "./plan";

interface NameColumn {
  heading: string;
  width: number;
  text?: boolean;
  align?: "center";
  cell: (pair: Pair, contestant: Contestant | undefined) => Cell;
  optional?: (pair: Pair, contestant: Contestant | undefined) => boolean;
}

const COLUMNS: readonly NameColumn[] = [
  { heading: "Pair", width: 8, align: "center", cell: ({ id }) => numberOrText(id) },
  {
    heading: "Section",
    width: 9,
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
  { heading: "Name 1", width: 26, text: true, cell: (_, contestant) => contestant?.names[0] ?? "" },
  { heading: "Name 2", width: 26, text: true, cell: (_, contestant) => contestant?.names[1] ?? "" },
  ...[0, 1].map((i): NameColumn => ({
    heading: `No. ${i + 1}`,
    width: 12,
    text: true,
    cell: (_, contestant) => contestant?.numbers?.[i] ?? "",
    optional: (_, contestant) => Boolean(contestant?.numbers?.length),
  })),
  { heading: "Penalty", width: 10, cell: (_, contestant) => contestant?.penalty ?? "" },
];

/** A row for each pair of the lines, with what is known of it; one blank row where no pair is known yet. */
export function namesPlan(
  lines: readonly ResultLine[],
  contestants: readonly Contestant[],
  settings: Settings,
  table: string,
): SheetPlan {
  const listed = contestantFinder(contestants);
  const pairs = pairsOf(lines, settings).map((pair) => ({ pair, contestant: listed(pair) }));
  const columns = COLUMNS.filter(
    ({ optional }) => !optional || pairs.some(({ pair, contestant }) => optional(pair, contestant)),
  );
  const rows = pairs.map(({ pair, contestant }) => columns.map(({ cell }) => cell(pair, contestant)));
  const cells: Cell[][] = [columns.map(({ heading }) => heading), ...(rows.length ? rows : [columns.map(() => "")])];
  return {
    ...emptyPlan("Names"),
    columns: columns.map(({ width, text, align }, column) => ({
      column,
      width,
      ...(text ? { numberFormat: "@" } : {}),
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
  };
}

function pairsOf(lines: readonly ResultLine[], settings: Settings): Pair[] {
  const found = new Map<string, Pair>();
  for (const line of lines) {
    for (const side of ["NS", "EW"] as const) {
      const pair = pairOf(line, side, settings);
      if (pair) found.set(pair.key, pair);
    }
  }
  const order = (pair: Pair): string => pair.direction ?? "";
  return [...found.values()].sort((a, b) => order(b).localeCompare(order(a)) || comparePairs(a, b));
}
