/** What each side got, where a file tells neither a contract nor a score: an adjusted score in all but name. */
import { parseSpecial } from "../notation/entry";
import { numberOf } from "../notation/text";
import type { Award, ResultLine } from "../results/types";
import { fillLine, isPlaceholder, type Report, type Written } from "./writtenResult";

/** Percentages, IMPs or matchpoints, as the file has them of both sides. */
export function awardOf({ file = {} }: ResultLine, unit: "MP" | "IMP"): ResultLine["award"] {
  const { nsPoints, ewPoints, nsPercent, ewPercent } = file;
  const both = (kind: "percent" | "imps" | "points", ns?: number, ew?: number): { ns: Award; ew: Award } | undefined =>
    ns === undefined || ew === undefined ? undefined : { ns: { kind, value: ns }, ew: { kind, value: ew } };
  const percent = [nsPercent, ewPercent].every((value) => value === undefined || (value >= 0 && value <= 100));
  return unit === "IMP"
    ? both("imps", nsPoints, ewPoints)
    : (percent && both("percent", nsPercent, ewPercent)) || both("points", nsPoints, ewPoints);
}

interface Told {
  unit: "MP" | "IMP";
  /** Does the file have a word for a pass-out? Then a 0 without a contract is none. */
  namesPasses: boolean;
}

/** Fills a line from what was written; where only its points tell what each side got, from these. */
export function fillWithPoints(line: ResultLine, written: Written, { unit, namesPasses }: Told, report: Report): void {
  const award = isAdjusted(written, namesPasses) ? awardOf(line, unit) : undefined;
  if (!award) return fillLine(line, written, report);
  // A contract beside it stays.
  if (written.contract) fillLine(line, { ...written, score: "" }, report);
  awardByPoints(line, award, report);
}

/** Some write an adjusted score as nothing, as 0, or as a word of their own ("Adj"). */
function isAdjusted({ contract, score, ownEntry }: Written, namesPasses: boolean): boolean {
  if (ownEntry) return false;
  const isBlank = score === "" || isPlaceholder(score);
  const isWord = !isBlank && !/\d/.test(score) && !parseSpecial(score)?.ok;
  if (contract) return isWord;
  return isBlank || isWord || (numberOf(score) === 0 && namesPasses);
}

/** Takes the points for the award, and says so. */
export function awardByPoints(line: ResultLine, award: NonNullable<ResultLine["award"]>, report: Report): void {
  Object.assign(line, { status: "awarded", award });
  report("onlyPoints", told(line));
}

function told({ file = {} }: ResultLine): string {
  const { nsPoints, ewPoints, nsPercent, ewPercent } = file;
  return nsPercent === undefined ? `${nsPoints}-${ewPoints}` : `${nsPercent} %-${ewPercent} %`;
}
