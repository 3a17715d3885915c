/** Pairs written the wrong way round: N-S under EW and E-W under NS. */
import { pairOf, type Pair } from "../pairs";
import { groups } from "../groups";
import { isTeamScoring, setting } from "../settings";
import { onBoards, type Checked, type CheckedRow } from "./checked";
import { swapPairs } from "./correction";
import { finding, type CheckFinding } from "./finding";
import type { Meetings } from "./meetings";

/** Where more pairs than this change direction, an arrow switch or the movement means it. */
const FEWEST_CHANGING = 0.25;
/** Of a pair's boards, at most so many the other way. */
const SELDOM = 0.2;

/**
 * A row is the other way round where the same pairs sit otherwise on the rest of their round's boards; or where
 * hardly a pair changes direction, and both of this row's do.
 */
export function checkDirections(checked: Checked, meetings: Meetings): CheckFinding[] {
  const { settings } = checked;
  if (isTeamScoring(settings) || setting(settings, "Numbers") === "Each direction its own") return [];
  const rows = onBoards(checked.rows).filter(({ line }) => line.ns && line.ew && line.ns !== line.ew);
  const sat = seatsOf(rows, checked);
  const changing = [...sat.values()].filter(({ ns, ew }) => ns > 0 && ew > 0).length;
  const few = changing < sat.size * FEWEST_CHANGING;
  const turned = new Map<CheckedRow, string>();
  for (const row of inMeetings(meetings)) turned.set(row.row, row.boards);
  if (few) for (const row of rows) if (isAgainstHabit(row, sat, checked) && !turned.has(row)) turned.set(row, "");
  if (setting(settings, "Winners") === 2 && changing > 0 && !few) {
    return [
      finding(checked, "wrong", "directionsChange", checked.headingRow, "ns", { read: `${changing} of ${sat.size}` }),
    ];
  }
  return [...turned].map(([row, boards]) =>
    finding(checked, "odd", "otherWayRound", row.row, "ns", {
      read: `${row.line.ns} and ${row.line.ew}`,
      about: boards ? [boards] : [],
      corrections: swapPairs(checked, row.row),
    }),
  );
}

interface Sat {
  ns: number;
  ew: number;
}

function seatsOf(rows: readonly CheckedRow[], { settings }: Checked): Map<string, Sat> {
  const sat = new Map<string, Sat>();
  for (const { line } of rows) {
    for (const side of ["NS", "EW"] as const) {
      const { key } = pairOf(line, side, settings) as Pair;
      const count = sat.get(key) ?? { ns: 0, ew: 0 };
      count[side === "NS" ? "ns" : "ew"]++;
      sat.set(key, count);
    }
  }
  return sat;
}

function isAgainstHabit({ line }: CheckedRow, sat: ReadonlyMap<string, Sat>, { settings }: Checked): boolean {
  const share = (side: "NS" | "EW"): number => {
    const { key } = pairOf(line, side, settings) as Pair;
    const { ns, ew } = sat.get(key) as Sat;
    return (side === "NS" ? ns : ew) / (ns + ew);
  };
  return share("NS") <= SELDOM && share("EW") <= SELDOM;
}

/** Within one meeting, the rows that sit as fewer of its rows do. Half and half says nothing. */
function inMeetings({ all, size }: Meetings): { row: CheckedRow; boards: string }[] {
  return all.flatMap(({ rows, boards }) => {
    if (!size || boards[boards.length - 1] - boards[0] >= size) return [];
    const ways = groups(rows, ({ line }) => line.ns).sort((a, b) => b.length - a.length);
    const [usual, turned] = ways;
    if (!turned || turned.length === usual.length) return [];
    return turned.map((row) => ({ row, boards: usual.map(({ line }) => line.board).join(", ") }));
  });
}
