/** How the event is scored, as far as the file says it. */
import { folded } from "../../notation/text";
import { parseSettings } from "../../results/parseSettings";
import type { Settings } from "../../results/types";
import { pointsTag } from "./results";
import { travellers, type Parts } from "./parts";
import { childrenOf, textOf } from "./xml";

export interface DeclaredScoring {
  declared: Settings;
  isTeams: boolean;
  /** Was the file written by us, with our own settings? */
  isOwn: boolean;
  /** A way of scoring that is not among ours, as written. */
  unknown?: string;
}

const BY_POINTS = {
  MATCH_POINTS: "Matchpoints",
  BUTLER_POINTS: "Butler",
  CROSS_IMP_POINTS: "Cross-IMPs",
} as const;

/** BOARD_SCORING_METHOD and EVENT_TYPE, folded. "imps" alone may be Butler or cross-IMPs: the event's type decides. */
const BY_NAME: Readonly<Record<string, string>> = {
  "match points": "Matchpoints",
  matchpoints: "Matchpoints",
  "mp pairs": "Matchpoints",
  "butler imps": "Butler",
  butler: "Butler",
  "butler pairs": "Butler",
  "cross imps": "Cross-IMPs",
  "cross imp": "Cross-IMPs",
  "x imps": "Cross-IMPs",
  aggregate: "Total points",
  "total points": "Total points",
  bam: "Board-a-match",
  pab: "Board-a-match",
  "point a board": "Board-a-match",
  "swiss pairs": "Swiss pairs",
};

export function declaredScoring({ event, session }: Parts): DeclaredScoring {
  const type = folded(event.attributes.get("EVENT_TYPE") ?? textOf(event, "EVENT_TYPE"));
  const method = folded(
    textOf(session, "BOARD_SCORING_METHOD", "SCORING_METHOD") ||
      textOf(event, "BOARD_SCORING_METHOD", "SCORING_METHOD"),
  );
  const isTeams = /\bteams?\b|^ko$|knock ?out/.test(type);
  const own = ownSettings(event);
  const declared = { ...scoringOf(type, method, isTeams, { event, session }), ...others(event), ...own };
  const odd = declared.Scoring === undefined && method !== "" && method !== "imps";
  return { declared, isTeams, isOwn: own.Numbers !== undefined, ...(odd ? { unknown: method } : {}) };
}

/** The settings that a file of our own was written under. */
function ownSettings(event: Parts["event"]): Settings {
  const cells = childrenOf(event, "SETTING").map(({ attributes, text }) => [attributes.get("NAME"), text]);
  return parseSettings(cells).settings;
}

function scoringOf(
  type: string,
  method: string,
  isTeams: boolean,
  { session }: Pick<Parts, "event" | "session">,
): Settings {
  if (isTeams) {
    if (BY_NAME[method] === "Board-a-match") return { Scoring: "Board-a-match" };
    return { Scoring: type.startsWith("swiss") ? "Swiss teams" : "Teams" };
  }
  const tag = pointsTag(session);
  const named = BY_NAME[method] ?? BY_NAME[type];
  // Salliere writes IMPs too into the fields of matchpoints.
  const scoring = tag && !(tag === "MATCH_POINTS" && named) ? BY_POINTS[tag] : named;
  if (scoring === undefined) return {};
  if (scoring !== "Matchpoints" && scoring !== "Swiss pairs") return { Scoring: scoring };
  if (isIndividual(session)) return { Scoring: "Individual" };
  return { Scoring: type === "swiss pairs" ? "Swiss pairs" : "Matchpoints" };
}

function isIndividual(session: Parts["session"]): boolean {
  const lines = travellers(session);
  return lines.length > 0 && lines.every(({ element }) => textOf(element, "N_PLAYER_NUMBER") !== "");
}

/** One winner or two, and what the federation charges by. */
function others(event: Parts["event"]): Settings {
  const winners = Number(textOf(event, "WINNER_TYPE"));
  const charge = textOf(event, "EBU_CHARGE_CODE", "CHARGE_CODE");
  const vps = folded(textOf(event, "MATCH_SCORING_METHOD"));
  return {
    ...(winners === 1 || winners === 2 ? { Winners: winners } : {}),
    ...(charge ? { "Charge code": charge } : {}),
    ...(vps === "imps" ? { "VP scale": "None" } : {}),
  };
}
