/** Pair numbers that nobody has: not among the names, or on one board where all others play many. */
import { contestantFinder, pairOf } from "../pairs";
import { setting } from "../settings";
import { entrants, onBoards, type Checked, type CheckedRow } from "./checked";
import { write } from "./correction";
import { median } from "./counts";
import { finding, type CheckFinding } from "./finding";
import { usualOpponent, type Meetings } from "./meetings";

/** Names are a list to hold numbers against where they know most of them. */
const KNOWN = 0.75;
/** A number is astray with at most so many boards, where others have so many times more. */
const ASTRAY = 2;
const TIMES = 4;
/** In a short session a pair may well play one round only. */
const LEAST_BOARDS = 8;

export function checkNumbers(checked: Checked, meetings: Meetings): CheckFinding[] {
  const rows = onBoards(checked.rows);
  const usual = median([...meetings.rowsOf.values()].map(({ length }) => length)) ?? 0;
  const named = namedKeys(checked, rows);
  return rows.flatMap((row) =>
    entrants(row, checked.settings).flatMap(({ key, id, field }): CheckFinding[] => {
      const count = (meetings.rowsOf.get(key) as CheckedRow[]).length;
      const isUnknown = named !== undefined && !named.has(key);
      const isAstray = named === undefined && count <= ASTRAY && usual >= Math.max(LEAST_BOARDS, count * TIMES);
      if (!isUnknown && !isAstray) return [];
      const meant = field === "ns" || field === "ew" ? usualOpponent(meetings, row, field) : undefined;
      return [
        finding(checked, "odd", isUnknown ? "unknownPair" : "strayPair", row.row, field, {
          read: id,
          about: [String(count), String(usual)],
          corrections: meant ? write(checked, row.row, { [field]: meant }) : [],
        }),
      ];
    }),
  );
}

/** The pairs that the names know; undefined where there are no names, or they are another night's. */
function namedKeys({ contestants, settings }: Checked, rows: readonly CheckedRow[]): ReadonlySet<string> | undefined {
  const named = contestants.filter(({ names }) => names.length > 0);
  if (named.length === 0 || setting(settings, "Scoring") === "Individual") return undefined;
  const pairs = new Map(
    rows.flatMap(({ line }) =>
      (["NS", "EW"] as const).flatMap((side) => {
        const pair = pairOf(line, side, settings);
        return pair ? [[pair.key, pair] as const] : [];
      }),
    ),
  );
  const known = [...pairs.values()].filter(contestantFinder(named));
  return known.length >= pairs.size * KNOWN ? new Set(known.map(({ key }) => key)) : undefined;
}
