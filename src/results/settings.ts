/** The one table of settings: behind the parser, the Settings sheet, the pane and the docs. */
import type { Problem } from "../notation/problem";
import { folded, isBlank, numberOf, textOf } from "../notation/text";

interface SettingRow {
  /** The values that can be chosen, the default first; "text" takes anything, "count" a whole number from 0 to 9. */
  values: readonly (string | number)[] | "text" | "count" | NumberRange;
  default: string | number;
  help: string;
}

/** A number, or a word in its place. Excel may hand a blank over as 0, so a 0 leaves the default: a word says it. */
interface NumberRange {
  least: number;
  most: number;
  whole?: boolean;
  words?: readonly string[];
}

const choice = (help: string, ...values: (string | number)[]): SettingRow => ({ values, default: values[0], help });
const text = (help: string): SettingRow => ({ values: "text", default: "", help });

export const SETTINGS = {
  Scoring: choice("How boards are compared.", "Matchpoints", "Teams", "Swiss teams", "Board-a-match"),
  "Matchpoint scale": choice(
    "Matchpoints for each result beaten: 2 (1 for a tie), or 1 (a half for a tie, ACBL).",
    2,
    1,
  ),
  "Boards with fewer results": choice(
    "Boards that have fewer results than others: Neuberg's formula (EBU, ACBL, WBF), their own smaller top, or their own top scaled up.",
    "Neuberg",
    "Own top",
    "Pro rata",
  ),
  "Average plus": choice(
    "AVE+ is 60 %, or the pair's own session percentage where that is more (Law 12C2).",
    "60 or own",
    60,
  ),
  "Average minus": choice(
    "AVE- is 40 %, or the pair's own session percentage where that is less (Law 12C2).",
    "40 or own",
    40,
  ),
  Winners: choice(
    "One ranking of all pairs, or one for N-S and one for E-W. Auto: two where no pair ever changes direction.",
    "Auto",
    1,
    2,
  ),
  Numbers: choice(
    "Whether 7 sitting N-S and 7 sitting E-W is one pair (Howell, arrow switch) or two (both sides numbered from 1).",
    "One list",
    "Each direction its own",
  ),
  Sections: choice(
    "Sections compared and ranked together, compared separately but ranked together, or kept apart altogether.",
    "Together",
    "Matchpointed separately",
    "Ranked separately",
  ),
  "Ties decided on": choice("Places by the exact score, or by the percentage as printed.", "Exact", "As printed"),
  "VP scale": choice(
    "How a match's IMPs become victory points: the WBF's scale with two decimals, in whole points (the EBU's too), one of the ACBL's, or none: teams are ranked on IMPs.",
    "WBF",
    "WBF discrete",
    "WBF discrete 10",
    "ACBL 20",
    "ACBL 30",
    "None",
  ),
  "Boards a match": {
    values: { least: 1, most: 100, whole: true },
    default: "",
    help: "Boards in a match, by which the VP scale goes. Left out: as many as the results have, or the slip says.",
  },
  "Cancelled board": choice(
    "A board of a team match that is cancelled (NP): 0 IMPs on the scale of the whole match, or the scale of one board less.",
    "Same scale",
    "One board less",
  ),
  "Bye VPs": {
    values: { least: 0, most: 100, words: ["None"] },
    default: "",
    help: "What a team without an opponent gets for the round, in VPs (or in what teams are ranked on). Has to be set where there is a bye.",
  },
  "Average IMPs (teams)": {
    values: { least: 0, most: 24 },
    default: 3,
    help: "AVE+ and AVE- on a board of a team match, in IMPs (Law 86: 3).",
  },
  "If they differ": choice(
    "Where the paper's score and the contract's differ: ask (the line is not scored until it is settled), or trust one of them.",
    "Ask",
    "Contract",
    "Score",
  ),
  "Results as": choice(
    "How a number without a sign is meant: 10 tricks in all, 1 over the contract, or made 4. Auto is tricks.",
    "Auto",
    "Tricks",
    "Relative",
    "Over book",
    "One cell",
    "Scores",
  ),
  Language: choice("The language of contracts and headings.", "Auto", "en"),
  Decimals: { values: "count", default: 2, help: "Decimals of matchpoints and percentages." },
  Club: text("On print and in exports."),
  "Club number": text("The club's number at its federation."),
  Event: text("The event's name."),
  "Event id": text("The same id replaces last night's upload."),
  Date: text("The date of the session."),
  Session: text("Which session of the event."),
  Director: text("The tournament director."),
  "Charge code": text("The federation's charge code."),
} satisfies Record<string, SettingRow>;

export type SettingName = keyof typeof SETTINGS;

/** What is set; what is missing has its default. */
export type Settings = Partial<Record<SettingName, string | number>>;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** A setting's value, its default where nothing is set. */
export function setting(settings: Settings, name: SettingName): string | number {
  return settings[name] ?? SETTINGS[name].default;
}

/**
 * Reads a range of two or more columns, name and value; further columns and a heading are passed over, a blank value
 * leaves the default. What is not known is named with the nearest that is.
 */
export function parseSettings(cells: readonly (readonly unknown[])[]): { settings: Settings; problems: Problem[] } {
  const settings: Settings = {};
  const problems: Problem[] = [];
  cells.forEach(([nameCell, value], index) => {
    const at = `row ${index + 1}`;
    if (isBlank(nameCell) || nameCell === 0 || (index === 0 && isHeading(nameCell))) return;
    const name = SETTING_NAMES.find((known) => folded(known) === folded(textOf(nameCell)));
    if (!name) {
      problems.push({
        kind: "unknownSetting",
        at,
        read: textOf(nameCell),
        likely: nearest(textOf(nameCell), SETTING_NAMES),
      });
    } else if (!isBlank(value) && !(value === 0 && isRange(SETTINGS[name].values))) {
      const known = knownValue(name, value);
      if (known !== undefined) settings[name] = known;
      else
        problems.push({ kind: "unknownSettingValue", at, read: textOf(value), column: name, likely: valuesOf(name) });
    }
  });
  return { settings, problems };
}

function isHeading(cell: unknown): boolean {
  return ["setting", "settings", "name"].includes(folded(textOf(cell)));
}

function isRange(values: SettingRow["values"]): values is NumberRange {
  return typeof values === "object" && "least" in values;
}

/** The value as the table spells it, undefined where it is none of them. */
function knownValue(name: SettingName, value: unknown): string | number | undefined {
  const { values }: SettingRow = SETTINGS[name];
  if (values === "text") return typeof value === "number" ? value : textOf(value).trim();
  if (values === "count") {
    const number = numberOf(value);
    return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 9 ? number : undefined;
  }
  if (isRange(values)) return inRange(values, value);
  return values.find((known) => known === numberOf(value) || folded(String(known)) === folded(textOf(value)));
}

function inRange({ least, most, whole, words }: NumberRange, value: unknown): string | number | undefined {
  const number = numberOf(value);
  if (number === undefined) return words?.find((word) => folded(word) === folded(textOf(value)));
  return number >= least && number <= most && !(whole && !Number.isInteger(number)) ? number : undefined;
}

function valuesOf(name: SettingName): string[] {
  const { values }: SettingRow = SETTINGS[name];
  if (values === "text") return ["any text"];
  if (isRange(values)) {
    const { least, most, whole, words = [] } = values;
    return [`a ${whole ? "whole " : ""}number from ${least} to ${most}`, ...words];
  }
  return values === "count" ? ["a whole number from 0 to 9"] : values.map(String);
}

/** The words nearest to a misspelt one: at most a third of its letters wrong. */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = folded(word);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, folded(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 2)
    .map(({ candidate }) => candidate);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
