/** All sheets of a session that is built from its movement. */
import { FAMILIES } from "../../movements/families";
import { namesPlan } from "../names";
import { cardPlans, sessionPlans, type Session, type SessionOptions } from "../session";
import { settingsPlan } from "../settings";
import { matchesPlan, teamRankingPlan } from "../teams";
import type { SheetPlan } from "../plan";
import { buildSession, type SessionWish } from "./build";
import { scoredSlips, slipCells, slipsPlan } from "./slips";

export interface BuildOptions extends Omit<SessionOptions, "entry"> {
  /** How results are typed; slips of team matches have a row for each match. */
  entry: SessionOptions["entry"] | "Slips";
}

/** Results, Ranking, Travellers, Names, Settings, and the cards: Results first. */
export function buildPlans(wish: SessionWish, options: BuildOptions): SheetPlan[] {
  const session = buildSession(wish);
  const { entry } = options;
  if (entry === "Slips") return slipPlans(wish, session, options);
  return [...sessionPlans(session, { ...options, entry }), ...cardPlans(session, { ...options, entry })];
}

/** Matches can be entered by slips where each is played in one round. */
export function hasSlips({ movement: { kind } }: Pick<SessionWish, "movement">): boolean {
  return FAMILIES[kind].contestants === "teams" && kind !== "americanWhist";
}

function slipPlans({ movement }: SessionWish, session: Session, options: BuildOptions): SheetPlan[] {
  const { lines, contestants, settings, event } = session;
  const { results, names, settings: settingsTable } = options.names;
  const cells = slipCells(movement);
  const scored = scoredSlips(cells, settings, contestants);
  return [
    slipsPlan(cells, results, event),
    teamRankingPlan(scored, event, options),
    matchesPlan(scored, event, options),
    namesPlan(lines, contestants, settings, names, options.members),
    settingsPlan(settings, event, 1, settingsTable),
  ];
}
