/** Number formats that follow the setting Scoring, which may be changed when a sheet is there: they go by its headings. */
import { onScale, shown } from "../results/figures";
import { scoringUnit, setting } from "../results/settings";
import type { ScoredLine } from "../results/session";
import type { Settings } from "../results/types";
import { columnName, decimalFormat } from "./look";
import type { Area, ConditionalPlan } from "./plan";

/** As many digits as there are. */
const AS_IT_IS = "General";

/** Cells whose heading makes `formula` true. */
export interface FigureCase {
  formula: string;
  numberFormat: string;
}

/** Of cells that were given one format: the cases in which they need another. At most one case is true at a time. */
export function otherFormats(area: Area, given: string | undefined, cases: readonly FigureCase[]): ConditionalPlan[] {
  return cases
    .filter(({ numberFormat }) => numberFormat !== (given ?? AS_IT_IS))
    .map(({ formula, numberFormat }) => ({ area, formula, style: { numberFormat } }));
}

/**
 * Both sides' points of one result. Matchpoints are whole numbers on the scale of 2, unless a board has fewer results or
 * an average; on the scale of 1 they are halves, and must stand in line.
 */
export function pointsFormat(settings: Settings, scored: readonly ScoredLine[] = []): string | undefined {
  if (setting(settings, "Scoring") === "Cross-IMPs") return decimalFormat(settings);
  const isHalved = scoringUnit(settings) === "MP" && setting(settings, "Matchpoint scale") === 1;
  const isFraction = (share: ScoredLine["ns"]): boolean =>
    share !== undefined && !Number.isInteger(shown(onScale(share.points, settings), settings));
  const isBroken = isHalved || scored.some(({ ns, ew }) => isFraction(ns) || isFraction(ew));
  // One decimal, and room for those that some figures have more.
  return isBroken ? decimalFormat(settings).replace(/(?<=\.0)0+$/, (more) => "?".repeat(more.length)) : undefined;
}

/** What the column after both sides' points holds: percentages, or what IMPs were reckoned from. */
export function basisFormat(settings: Settings): string {
  return scoringUnit(settings) === "MP" ? decimalFormat(settings) : AS_IT_IS;
}

/**
 * The formats of points and of what follows them, under any other scoring.
 *
 * @param points the cells of both sides' points
 * @param basis those of what follows them, their headings in row `heading`
 */
export function scoringFormats(
  points: Area,
  basis: Area,
  heading: number,
  settings: Settings,
  scored: readonly ScoredLine[] = [],
): ConditionalPlan[] {
  const [own, first] = [points, basis].map(({ column }) => `$${columnName(column)}$${heading + 1}`);
  const [inPercent, inFractions] = [`RIGHT(${first},1)="%"`, `${own}&${first}="NS IMPsNS total"`];
  const decimals = decimalFormat(settings);
  const isMatchpointed = scoringUnit(settings) === "MP";
  const isCross = setting(settings, "Scoring") === "Cross-IMPs";
  // What is scored now says nothing of points of another kind.
  const format = (Scoring: string, isNow: boolean): string =>
    pointsFormat({ ...settings, Scoring }, isNow ? scored : []) ?? AS_IT_IS;
  return [
    ...otherFormats(points, pointsFormat(settings, scored), [
      { formula: `=${inPercent}`, numberFormat: format("Matchpoints", isMatchpointed) },
      { formula: `=${inFractions}`, numberFormat: decimals },
      {
        formula: `=NOT(OR(${inPercent},${inFractions}))`,
        numberFormat: format("Butler", !isMatchpointed && !isCross),
      },
    ]),
    ...otherFormats(basis, basisFormat(settings), [
      { formula: `=${inPercent}`, numberFormat: decimals },
      { formula: `=NOT(${inPercent})`, numberFormat: AS_IT_IS },
    ]),
  ];
}
