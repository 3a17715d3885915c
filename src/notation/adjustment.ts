/**
 * The director's ruling on a board (Law 12C) as scorers write it: an adjusted score (`A6040`, `AVE+/AVE-`), an assigned
 * result (`4SN-1`), a split (`NS 4SN-1 / EW 4SN=`), a weighting (`60% 4SN=, 40% 4SN-1`). North-South always first.
 */
import { isLegalScore } from "../scoring/legalScores";
import { SEATS, type Seat } from "../scoring/types";
import { parseAward, type Award } from "./award";
import { makeEntry, parseContract, resultExample, type PlayedContract, type Reader } from "./contract";
import { parseSpecial, type Special } from "./entry";
import { LANGUAGES, type LanguageCode } from "./languages";
import { read, unread, type Reading, type Unread } from "./problem";
import { BOOK } from "./result";
import { parseScore } from "./score";
import { compact, numberOf, plain } from "./text";
import { sideLetters, type Tongue } from "./words";

/** One result of a ruling: what would have been played, or N-S's score for it; `weight` above 0, up to 1. */
export interface AssignedResult {
  result: Required<PlayedContract> | { score: number };
  weight: number;
}

/** How the row's other cells help: who declared there is likely to be meant in a ruling without declarer. */
export interface RulingReader extends Reader {
  declarer?: Seat;
}

export type SideRuling = Award | { kind: "results"; of: AssignedResult[] };

export type Adjustment = Special | { kind: "ruling"; ns: SideRuling; ew: SideRuling };

const WEIGHT = "(\\d{1,3}(?:[.,]\\d{1,2})?) ?%";
const WEIGHTED = new RegExp(`${WEIGHT} ?(?:\\*|x |of )? ?([^%]*?) ?(?:[;,/]|and)? ?(?=${WEIGHT}|$)`, "gi");

/**
 * Reads what stands in an Adjust cell. Weights are percentages that sum to 100; a score without a contract is N-S's
 * view.
 *
 * parseAdjustment("60% 4SN=, 40% 4SN-1")
 */
export function parseAdjustment(text: string, reader: RulingReader = {}): Reading<Adjustment> {
  const special = parseSpecial(text, reader);
  if (special) return special;
  const split = splitPattern(reader.language).exec(plain(text));
  if (split) return splitRuling(split[1], split[2], text, reader);
  const both = parseResults(text, reader);
  return both.ok ? read({ kind: "ruling", ns: both.value, ew: both.value }) : both;
}

const splitPatterns = new Map<string, RegExp>();

/** Each side's own, under its name in English or in the language: `EW`, `E-W`, `EO`, `Est-Ouest`. */
function splitPattern(language: LanguageCode = "en"): RegExp {
  const known = splitPatterns.get(language);
  if (known) return known;
  const [ns, ew] = (["NS", "EW"] as const).map((side) => {
    const words = [...LANGUAGES[language].sides[side], ...LANGUAGES.en.sides[side]];
    return `(?:${words.map((word) => [...word].join("[ -]*")).join("|")})`;
  });
  const pattern = new RegExp(`^${ns} ?:? ?(.+?) ?[/;,|]? ?${ew} ?:? ?(.+)$`, "iu");
  splitPatterns.set(language, pattern);
  return pattern;
}

function splitRuling(first: string, second: string, whole: string, reader: RulingReader): Reading<Adjustment> {
  const ns = parseSide(first, whole, reader);
  if (!ns.ok) return ns;
  const ew = parseSide(second, whole, reader);
  return ew.ok ? read({ kind: "ruling", ns: ns.value, ew: ew.value }) : ew;
}

/** What one side gets: a percentage, an average, IMPs, or results. */
function parseSide(text: string, whole: string, reader: RulingReader): Reading<SideRuling> {
  const percent = /^(?:A(\d{1,3}(?:[.,]\d+)?)%?|(\d{1,3}(?:[.,]\d+)?)%)$/.exec(compact(text));
  if (percent) {
    const value = Number((percent[1] ?? percent[2]).replace(",", "."));
    return value <= 100 ? read({ kind: "percent", value }) : notAnAdjustment(whole, reader);
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
function parseResults(text: string, reader: RulingReader): Reading<Results> {
  const found = parseWeighted(text, reader);
  const parted = text.replace(/(\d),(?=\d{1,3} ?%)/g, "$1, ");
  if (found.ok || parted === text) return found;
  const other = parseWeighted(parted, reader);
  return other.ok ? other : found;
}

function parseWeighted(text: string, reader: RulingReader): Reading<Results> {
  const parts = [...plain(text).matchAll(WEIGHTED)];
  if (!text.includes("%")) return one(text, text, 1, reader);
  const between = parts.map(([part]) => part).join("");
  if (compact(between) !== compact(text)) return notAnAdjustment(text, reader);
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
  reader: RulingReader,
): Reading<{ kind: "results"; of: AssignedResult[] }> {
  const result = assigned(text, whole, reader);
  return result.ok ? read({ kind: "results", of: [{ result: result.value, weight }] }) : result;
}

/** A score up to 100 without a sign may be meant as a percentage: it is not guessed. */
function assigned(text: string, whole: string, reader: RulingReader): Reading<AssignedResult["result"]> {
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
  if (!contract.ok) return notAssigned(contract, whole, reader);
  const { contract: bid, declarer, tricks } = contract.value;
  if (declarer && tricks !== undefined) return read({ contract: bid, declarer, tricks });
  return halfAssigned(contract.value, reader);
}

/** A result without its declarer or its tricks, and the whole ones that may be meant: the row's own declarer is likely. */
function halfAssigned({ contract, declarer, tricks }: PlayedContract, reader: RulingReader): Unread {
  const written = (part: Omit<PlayedContract, "contract">): string => makeEntry({ contract, ...part }, reader);
  const likely = declarer ?? reader.declarer;
  if (tricks === undefined) {
    const needed = BOOK + contract.level;
    const whole = [needed, needed - 1].map((taken) => written({ declarer: likely ?? "N", tricks: taken }));
    return unread("rulingWithoutResult", written({ declarer }), whole);
  }
  const seats = likely ? [likely] : SEATS;
  return unread(
    "rulingWithoutDeclarer",
    written({ tricks }),
    seats.map((seat) => written({ declarer: seat, tricks })),
  );
}

/** `6040` without its A: no contract makes such a score. */
const PERCENTS = /^(\d\d)(\d\d)$/;

const isAnyScore = (score: number): boolean => isLegalScore(score, "None") || isLegalScore(score, "Both");

/** What is no contract either is no adjustment; a contract with a fault in it says its own. */
function notAssigned(problem: Unread, whole: string, reader: RulingReader): Unread {
  return problem.kind === "notAContract" ? notAnAdjustment(whole, reader) : problem;
}

function notAnAdjustment(text: string, tongue: Tongue): Unread {
  const { language = "en" } = tongue;
  return unread("notAnAdjustment", text, language === "en" ? undefined : rulingExamples(tongue));
}

/** A result, a weighting and a split, as this language writes them. */
function rulingExamples(tongue: Tongue): string[] {
  const { language = "en" } = tongue;
  const fails = resultExample(tongue);
  const makes = fails.replace("-1", "=");
  const [ns, ew] = (["NS", "EW"] as const).map((side) => sideLetters(side, language));
  return [fails, `60% ${makes}, 40% ${fails}`, `${ns} ${fails} / ${ew} ${makes}`];
}
