/**
 * The director's ruling on a board (Law 12C) as scorers write it: an adjusted score (`A6040`, `AVE+/AVE-`), an assigned
 * result (`4SN-1`), a split (`NS 4SN-1 / EW 4SN=`), a weighting (`60% 4SN=, 40% 4SN-1`). North-South always first.
 */
import { isLegalScore } from "../scoring/legalScores";
import { parseAward, type Award } from "./award";
import { makeContract, parseContract, type PlayedContract, type Reader } from "./contract";
import { parseSpecial, type Special } from "./entry";
import { read, unread, type Reading, type Unread } from "./problem";
import { parseScore } from "./score";
import { compact, numberOf, plain } from "./text";
import { seatLetters } from "./words";

/** One result of a ruling: what would have been played, or N-S's score for it; `weight` above 0, up to 1. */
export interface AssignedResult {
  result: Required<PlayedContract> | { score: number };
  weight: number;
}

export type SideRuling = Award | { kind: "results"; of: AssignedResult[] };

export type Adjustment = Special | { kind: "ruling"; ns: SideRuling; ew: SideRuling };

/** Each side's own, under its name. */
const SPLIT = /^N ?-? ?S ?:? ?(.+?) ?[/;,|]? ?E ?-? ?W ?:? ?(.+)$/i;
const WEIGHT = "(\\d{1,3}(?:[.,]\\d{1,2})?) ?%";
const WEIGHTED = new RegExp(`${WEIGHT} ?(?:\\*|x |of )? ?([^%]*?) ?(?:[;,/]|and)? ?(?=${WEIGHT}|$)`, "gi");

/**
 * Reads what stands in an Adjust cell. Weights are percentages that sum to 100; a score without a contract is N-S's
 * view.
 *
 * parseAdjustment("60% 4SN=, 40% 4SN-1")
 */
export function parseAdjustment(text: string, reader: Reader = {}): Reading<Adjustment> {
  const special = parseSpecial(text, reader);
  if (special) return special;
  const split = SPLIT.exec(plain(text));
  if (split) return splitRuling(split[1], split[2], text, reader);
  const both = parseResults(text, reader);
  return both.ok ? read({ kind: "ruling", ns: both.value, ew: both.value }) : both;
}

function splitRuling(first: string, second: string, whole: string, reader: Reader): Reading<Adjustment> {
  const ns = parseSide(first, whole, reader);
  if (!ns.ok) return ns;
  const ew = parseSide(second, whole, reader);
  return ew.ok ? read({ kind: "ruling", ns: ns.value, ew: ew.value }) : ew;
}

/** What one side gets: a percentage, an average, IMPs, or results. */
function parseSide(text: string, whole: string, reader: Reader): Reading<SideRuling> {
  const percent = /^(?:A(\d{1,3}(?:[.,]\d+)?)%?|(\d{1,3}(?:[.,]\d+)?)%)$/.exec(compact(text));
  if (percent) {
    const value = Number((percent[1] ?? percent[2]).replace(",", "."));
    return value <= 100 ? read({ kind: "percent", value }) : unread("notAnAdjustment", whole);
  }
  const average = parseAward(text, reader.language);
  if (average?.ok) return read(average.value.ns);
  const points = /^([+-]?\d+(?:[.,]\d+)?)(IMPS?|MPS?)$/.exec(compact(text));
  if (points) {
    const value = Number(points[1].replace(",", ".")) + 0;
    return read({ kind: points[2].startsWith("I") ? "imps" : "points", value });
  }
  return parseResults(text, reader);
}

type Results = Extract<SideRuling, { kind: "results" }>;

/** A comma between a digit and a weight may be a decimal's, or stand between two results: the weights must sum to 100. */
function parseResults(text: string, reader: Reader): Reading<Results> {
  const found = parseWeighted(text, reader);
  const parted = text.replace(/(\d),(?=\d{1,3} ?%)/g, "$1, ");
  if (found.ok || parted === text) return found;
  const other = parseWeighted(parted, reader);
  return other.ok ? other : found;
}

function parseWeighted(text: string, reader: Reader): Reading<Results> {
  const parts = [...plain(text).matchAll(WEIGHTED)];
  if (!text.includes("%")) return one(text, text, 1, reader);
  const between = parts.map(([part]) => part).join("");
  if (compact(between) !== compact(text)) return unread("notAnAdjustment", text);
  const of: AssignedResult[] = [];
  for (const [, percent, what] of parts) {
    const part = one(what, text, weightOf(percent), reader);
    if (!part.ok) return part;
    of.push(...part.value.of);
  }
  const hundredths = of.reduce((sum, { weight }) => sum + Math.round(weight * 10_000), 0);
  if (of.some(({ weight }) => weight <= 0) || hundredths !== 10_000) {
    return unread("weightsNotWhole", text, [`${hundredths / 100} %`]);
  }
  return read({ kind: "results", of });
}

/** A weight to four decimals: 99.99 % is 0.9999, which a division by 100 misses. */
function weightOf(percent: string): number {
  return Math.round(Number(percent.replace(",", ".")) * 100) / 10_000;
}

function one(
  text: string,
  whole: string,
  weight: number,
  reader: Reader,
): Reading<{ kind: "results"; of: AssignedResult[] }> {
  const result = assigned(text, whole, reader);
  return result.ok ? read({ kind: "results", of: [{ result: result.value, weight }] }) : result;
}

/** A score up to 100 without a sign may be meant as a percentage: it is not guessed. */
function assigned(text: string, whole: string, reader: Reader): Reading<AssignedResult["result"]> {
  const special = parseSpecial(text, reader);
  if (special?.ok && special.value.kind === "passed") return read({ score: 0 });
  const number = numberOf(text);
  if (number !== undefined) {
    const signed = /^[+-]/.test(plain(text)) || number > 100 || text !== whole;
    if (!signed) return unread("percentOrScore", whole, [`${number}-${100 - number}`, `+${number}`]);
    const percents = PERCENTS.exec(plain(whole));
    if (percents && !isAnyScore(number))
      return unread("percentOrScore", whole, [percents.slice(1).join("-"), `+${number}`]);
    const score = parseScore(text);
    return score.ok ? read({ score: score.value }) : score;
  }
  const contract = parseContract(text, reader);
  if (!contract.ok) return notAssigned(contract, whole);
  const { contract: bid, declarer, tricks } = contract.value;
  const { language = "en" } = reader;
  if (tricks === undefined) return unread("noResult", makeContract(bid, false, language));
  if (!declarer) return unread("noDeclarer", makeContract(bid, false, language), seatLetters(language));
  return read({ contract: bid, declarer, tricks });
}

/** `6040` without its A: no contract makes such a score. */
const PERCENTS = /^(\d\d)(\d\d)$/;

const isAnyScore = (score: number): boolean => isLegalScore(score, "None") || isLegalScore(score, "Both");

/** What is no contract either is no adjustment; a contract with a fault in it says its own. */
function notAssigned(problem: Unread, whole: string): Unread {
  return problem.kind === "notAContract" ? unread("notAnAdjustment", whole) : problem;
}
