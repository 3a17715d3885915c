/** How a PBN file is scored, by its tag Scoring: fields such as `MatchPoints;MP1` or `IMP;Butler-2`. */
import { folded } from "../../notation/text";
import { withoutDetails } from "../../results/eventDetails";
import { scoringUnit } from "../../results/settings";
import type { Settings } from "../../results/types";
import { tagOf, type Game } from "./games";

export interface PbnScoring {
  declared: Settings;
  unit: "MP" | "IMP";
  /** IMPs of pairs, but not said against what: the figures have to show it. */
  openImps: boolean;
  unknown?: string;
}

/** Each field of the tag with the settings that it says (PBN 2.1, 3.4.4 and 4.6). */
const FIELDS: Readonly<Record<string, Settings>> = {
  mp: { Scoring: "Matchpoints" },
  matchpoints: { Scoring: "Matchpoints" },
  mp1: { Scoring: "Matchpoints", "Matchpoint scale": 2 },
  mp2: { Scoring: "Matchpoints", "Matchpoint scale": 1 },
  bam: { Scoring: "Board-a-match" },
  butler: { Scoring: "Butler" },
  cross: { Scoring: "Cross-IMPs", "Cross-IMP divisor": "Total" },
  cross1: { Scoring: "Cross-IMPs", "Cross-IMP divisor": "n" },
  cross2: { Scoring: "Cross-IMPs", "Cross-IMP divisor": "n-1" },
  median: { "Butler datum": "Median" },
  total: { Scoring: "Total points" },
  totalpoints: { Scoring: "Total points" },
};

/** Said without a setting of ours: the plain IMP, and a mean, which is the default. */
const PLAIN: ReadonlySet<string> = new Set(["imp", "imps", "mean"]);

/** @param own the settings of a file of our own, which are surer than the tag */
export function scoringOf(games: readonly Game[], own: Settings): PbnScoring {
  const written = games.map((game) => tagOf(game, "scoring")).find((text) => text !== "") ?? "";
  const fields = written
    .split(";")
    .map((field) => folded(field).replace(/ /g, ""))
    .filter(Boolean);
  const declared: Settings = Object.assign({}, ...fields.map(settingsOf), withoutDetails(own));
  const columns = games.flatMap((game) => tagOf(game, "scoretable").toLowerCase());
  const impColumns = columns.some((header) => /\bimp_(ns|ew)/.test(header));
  const mpColumns = columns.some((header) => /\bmp_(ns|ew)|\bpercentage_(ns|ew)/.test(header));
  const imps = fields.some((field) => field === "imp" || field === "imps") || (impColumns && !mpColumns);
  if (imps && !declared.Scoring && isTeams(games)) declared.Scoring = "Teams";
  const byImps = declared.Scoring !== undefined && scoringUnit(declared) === "IMPs";
  const odd = fields.find((field) => !settingsOf(field) && !PLAIN.has(field));
  return {
    declared,
    unit: byImps || (imps && !declared.Scoring) ? "IMP" : "MP",
    openImps: imps && !declared.Scoring,
    ...(odd === undefined ? {} : { unknown: written }),
  };
}

/** `Butler-2` leaves out two extremes: one at each end. */
function settingsOf(field: string): Settings | undefined {
  const extremes = /^butler(\d)$/.exec(field);
  if (extremes) {
    const each = Number(extremes[1]) / 2;
    return each === 1 || each === 2 ? { Scoring: "Butler", "Butler datum": `Drop ${each}` } : undefined;
  }
  return FIELDS[field];
}

/** By its rooms, or by the columns of its tables. */
export function isTeams(games: readonly Game[]): boolean {
  return games.some(
    (game) => /^(open|closed)$/i.test(tagOf(game, "room")) || /(^|;)[+-]?teamid_/i.test(tagOf(game, "scoretable")),
  );
}
