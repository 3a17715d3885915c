/** Adjusted scores (Law 12) as scorers write them: `A6040`, `60-40`, `AVE+`, `A+/A-`. North-South always first. */
import { LANGUAGES, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { compact } from "./text";

/** One side's adjusted score. `percent` is 0 to 100; a split score has two different lists of `scores`. */
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
  const one = ONE_PERCENT.exec(entry);
  if (one) return unread("oneSidedAward", text, onePercentReadings(Number((one[1] ?? one[2]).replace(",", "."))));
  return parseAverages(entry, LANGUAGES[language].average);
}

function parseAverages(entry: string, words: readonly string[]): Reading<Awards> | undefined {
  const word = `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;
  const match = new RegExp(`^${word}([+-]?)(?:/?${word}([+-]?))?$`).exec(entry);
  if (!match) return undefined;
  const first = match[1] as "" | "+" | "-";
  const second = (match[2] ?? match[1]) as "" | "+" | "-";
  return read({ ns: { kind: "average", sign: first }, ew: { kind: "average", sign: second } });
}

function percent(digits: string): Award {
  return { kind: "percent", value: Number(digits.replace(",", ".")) };
}

function onePercentReadings(value: number): string[] {
  return [`${value}-${100 - value}`, `${value}-${value}`];
}

/** The text of two awards, readable by `parseAward`: "60-40", "AVE+/AVE-", "AVE". */
export function makeAward({ ns, ew }: Awards): string {
  const [first, second] = [makeOne(ns), makeOne(ew)];
  if (ns.kind === "percent" && ew.kind === "percent") return `${first}-${second}`;
  return first === second ? first : `${first}/${second}`;
}

function makeOne(award: Award): string {
  switch (award.kind) {
    case "percent":
      return String(award.value).padStart(2, "0");
    case "average":
      return `AVE${award.sign}`;
    case "scores":
      return award.of.map(({ score, weight }) => (weight === 1 ? `${score}` : `${weight * 100}% ${score}`)).join(", ");
    default:
      return `${award.value} ${award.kind === "imps" ? "IMPs" : "points"}`;
  }
}
