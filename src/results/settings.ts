/** The one table of settings: behind the parser, the Settings sheet, the pane and the docs. */
import { LANGUAGE_CODES } from "../notation/languages";

export interface SettingRow {
  /** The values that can be chosen, the default first; "text" takes anything, "count" a whole number from 0 to 9. */
  values: readonly (string | number)[] | "text" | "count" | NumberRange;
  default: string | number;
  help: string;
  /** Further values, such as any percentage, and how one is written. */
  also?: RegExp;
}

/** A number, or a word in its place. Excel may hand a blank over as 0, so a 0 leaves the default: a word says it. */
export interface NumberRange {
  least: number;
  most: number;
  whole?: boolean;
  words?: readonly string[];
}

const choice = (help: string, ...values: (string | number)[]): SettingRow => ({ values, default: values[0], help });
const text = (help: string): SettingRow => ({ values: "text", default: "", help });

export const SETTINGS = {
  Scoring: choice(
    "How boards are compared: pairs by matchpoints, in IMPs against a datum (Butler) or against all others (cross-IMPs), by their scores (total points); team matches; players who change partners (individual).",
    "Matchpoints",
    "Butler",
    "Cross-IMPs",
    "Teams",
    "Swiss teams",
    "Swiss pairs",
    "Individual",
    "Board-a-match",
    "Total points",
  ),
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
  "Neuberg decimals": {
    values: { least: 1, most: 6, whole: true, words: ["None"] },
    default: "None",
    help: "Decimals that Neuberg's matchpoints are rounded to before they are added (EBU: 4), halves away from the average. None: exact.",
  },
  "Small fields": choice(
    "Fouled boards (Field): two or three comparable results that are too few for Neuberg get 65-60-55 or 70 to 50 % by the EBU's or the ACBL's rule. Never for results that are still to come.",
    "EBU",
    "ACBL",
    "Neuberg",
  ),
  "Boards a pair missed": choice(
    "Pairs with fewer boards than others: ranked on their average (percent, or per board), on their total brought up to all boards, the same rounded to two decimals before the percentage (ACBL), or on the plain total.",
    "Average",
    "Factor up",
    "Factor up and round",
    "Plain total",
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
  "Average IMPs (pairs)": {
    values: { least: 0, most: 24 },
    default: 2,
    help: "AVE+ and AVE- on a board of Butler or cross-IMPs, in IMPs (EBU 2, ACBL 3).",
  },
  "Butler datum": {
    values: ["Mean", "Drop 1", "Drop 2", "Drop 10%", "Median"],
    default: "Mean",
    also: /^Drop ([1-9]|[1-4]\d)%$/i,
    help: "The datum: the mean of all scores, or of those left when the best and the worst one, two or so many percent (Drop 10%) are left out; or the middle score.",
  },
  "Datum rounding": choice(
    "The datum goes to the nearest ten: fives away from zero (EBU), or to the even ten (ACBL).",
    "Away from zero",
    "Even ten",
  ),
  "IMP cap": {
    values: { least: 1, most: 24, whole: true, words: ["None"] },
    default: "None",
    help: "The most IMPs of one comparison, at Butler and cross-IMPs.",
  },
  "Cross-IMP divisor": choice(
    "Cross-IMPs are divided by the comparisons (n-1), by the results (n), or not at all.",
    "n-1",
    "n",
    "Total",
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
  Language: choice(
    "The language of contracts and declarers: English, French, German, Dutch, Polish, Swedish, Norwegian, Danish, Italian, Spanish. Headings are understood in all of them.",
    "Auto",
    ...LANGUAGE_CODES,
  ),
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

export const SCORINGS: readonly string[] = [SETTINGS.Scoring.values].flat().map(String);

/** What is counted and ranked: matchpoints, IMPs, or the scores themselves. */
export type ScoringUnit = "MP" | "IMPs" | "Points";

const UNITS: Record<string, ScoringUnit> = {
  Butler: "IMPs",
  "Cross-IMPs": "IMPs",
  Teams: "IMPs",
  "Swiss teams": "IMPs",
  "Board-a-match": "Points",
  "Total points": "Points",
};

export function scoringUnit(settings: Settings): ScoringUnit {
  return UNITS[setting(settings, "Scoring")] ?? "MP";
}

/** Does the event have team matches? Then TEAMRESULTS ranks it. */
export function isTeamScoring(settings: Settings): boolean {
  return ["Teams", "Swiss teams", "Board-a-match"].includes(String(setting(settings, "Scoring")));
}
