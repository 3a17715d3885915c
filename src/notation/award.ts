/** Adjusted scores (Law 12) as scorers write them: `A6040`, `60-40`, `AVE+`, `A+/A-`. North-South always first. */
import { fraction, fromDecimal, multiply, toNumber } from "../scoring/fraction";
import { LANGUAGES, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { compact } from "./text";

/**
 * One side's adjusted score. `percent` is 0 to 100; `points` are matchpoints; `scores` are N-S's, each with its weight
 * above 0, together 1: one for an assigned score, several for a weighted one, two different lists for a split score.
 */
export type Award =
  | { kind: "percent" | "imps" | "points"; value: number }
  | { kind: "average"; sign: "" | "+" | "-" }
  | { kind: "scores"; of: { score: number; weight: number }[] };

/** What both sides of a table get; they need not sum to 100 %. */
export interface Awards {
  ns: Award;
  ew: Award;
}

const NUMBER = "(100|\\d{2}(?:[.,]\\d+)?)";
/** `A6040`, `A60-40`, `60-40`, `60/40`, `60%-40%`, `60%40%`: four bare digits alone are no award. */
const PERCENT_PAIR = new RegExp(`^(?:A${NUMBER}%?[-/:]?|${NUMBER}(?:%?[-/:]|%))${NUMBER}%?$`);
/** All to one side: `100-0`, `0/100`. */
const ALL_OR_NOTHING = /^A?(?:(100)%?[-/:]0%?|0%?[-/:]100%?)$/;
/** `+3/-3 IMPs`, `7,5/4.5 MP`. */
const POINTS_PAIR = /^([+-]?\d+(?:[.,]\d+)?)\/([+-]?\d+(?:[.,]\d+)?)(IMPS?|MPS?)$/;
const ONE_PERCENT = new RegExp(`^(?:A${NUMBER}%?|${NUMBER}%)$`);

/**
 * The awards that a text means, undefined where it is none. One average alone is for both sides; one percentage alone
 * has two readings and is refused with both.
 *
 * parseAward("A6040") // N-S 60 %, E-W 40 %
 */
export function parseAward(text: string, language: LanguageCode = "en"): Reading<Awards> | undefined {
  const entry = compact(text);
  const pair = PERCENT_PAIR.exec(entry);
  if (pair) return read({ ns: percent(pair[1] ?? pair[2]), ew: percent(pair[3]) });
  const all = ALL_OR_NOTHING.exec(entry);
  if (all) return read({ ns: percent(all[1] ?? "0"), ew: percent(all[1] ? "0" : "100") });
  const one = ONE_PERCENT.exec(entry);
  if (one) return unread("oneSidedAward", text, onePercentReadings(Number((one[1] ?? one[2]).replace(",", "."))));
  const points = POINTS_PAIR.exec(entry);
  if (points) return read({ ns: inPoints(points[1], points[3]), ew: inPoints(points[2], points[3]) });
  return parseAverages(entry, LANGUAGES[language].average);
}

/** `A==`, `A+=`, `A-+` (BBO): average, average plus and minus, North-South first. */
const ONLINE = /^A([+=-])([+=-])$/;

function average(sign: string): Award {
  return { kind: "average", sign: sign === "+" || sign === "-" ? sign : "" };
}

function inPoints(digits: string, unit: string): Award {
  return { kind: unit.startsWith("I") ? "imps" : "points", value: Number(digits.replace(",", ".")) + 0 };
}

function parseAverages(entry: string, words: readonly string[]): Reading<Awards> | undefined {
  const online = ONLINE.exec(entry);
  if (online) return read({ ns: average(online[1]), ew: average(online[2]) });
  const match = averagePattern(words).exec(entry);
  if (!match) return undefined;
  const first = match[1] as "" | "+" | "-";
  const second = (match[2] ?? match[1]) as "" | "+" | "-";
  return read({ ns: { kind: "average", sign: first }, ew: { kind: "average", sign: second } });
}

const averagePatterns = new Map<readonly string[], RegExp>();

/** One average, or two with or without a stroke between: made once for each language, for every cell asks. */
function averagePattern(words: readonly string[]): RegExp {
  const known = averagePatterns.get(words);
  if (known) return known;
  const word = `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;
  const pattern = new RegExp(`^${word}([+-]?)(?:/?${word}([+-]?))?$`);
  averagePatterns.set(words, pattern);
  return pattern;
}

function percent(digits: string): Award {
  return { kind: "percent", value: Number(digits.replace(",", ".")) };
}

function onePercentReadings(value: number): string[] {
  return [`${value}-${100 - value}`, `${value}-${value}`];
}

/** The text of two awards, readable by `parseAdjustment`: "60-40", "AVE+/AVE-", "AVE", "+3/-3 IMPs", "NS -50 / EW +420". */
export function makeAward({ ns, ew }: Awards): string {
  const [first, second] = [makeOne(ns), makeOne(ew)];
  if (ns.kind === "percent" && ew.kind === "percent") return `${first}-${second}`;
  if (ns.kind === ew.kind && (ns.kind === "imps" || ns.kind === "points"))
    return `${first}/${second} ${UNITS[ns.kind]}`;
  if (ns.kind === ew.kind && first === second && (ns.kind === "average" || ns.kind === "scores")) return first;
  if (ns.kind === "average" && ew.kind === "average") return `${first}/${second}`;
  return `NS ${alone(ns, first)} / EW ${alone(ew, second)}`;
}

const UNITS = { imps: "IMPs", points: "MP" } as const;

/** One side's award with its unit, for a split. */
function alone(award: Award, text: string): string {
  if (award.kind === "percent") return `${text}%`;
  return award.kind === "imps" || award.kind === "points" ? `${text} ${UNITS[award.kind]}` : text;
}

function makeOne(award: Award): string {
  switch (award.kind) {
    case "percent":
      return award.value < 10 ? `0${award.value}` : String(award.value);
    case "average":
      return `AVE${award.sign}`;
    case "scores":
      return award.of.map(({ score, weight }) => (weight === 1 ? signed(score) : weighted(score, weight))).join(", ");
    case "imps":
      return award.value === 0 ? "0" : signed(award.value);
    default:
      return String(award.value);
  }
}

/** A pass-out is written as one, for a 0 may be a blank. */
function signed(score: number): string {
  return score === 0 ? "PASS" : score > 0 ? `+${score}` : String(score);
}

function weighted(score: number, weight: number): string {
  return `${toNumber(multiply(fromDecimal(weight), fraction(100)))}% ${signed(score)}`;
}
