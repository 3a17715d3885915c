/** All sheets of a session that is built from its movement. */
import { FAMILIES } from "../../movements/families";
import type { MovementKind } from "../../movements/types";
import { cardPlans, sessionPlans, type SessionOptions } from "../session";
import type { SheetPlan } from "../plan";
import { buildSession, type SessionWish } from "./build";
import { slipCells, slipSheets } from "./slips";

export interface BuildOptions extends Omit<SessionOptions, "entry"> {
  /** How results are typed; slips of team matches have a row for each match. */
  entry: SessionOptions["entry"] | "Slips";
}

/** Results, Ranking, Travellers, Names, Settings, and the cards: Results first. */
export function buildPlans(wish: SessionWish, options: BuildOptions): SheetPlan[] {
  const session = buildSession(wish);
  const { entry } = options;
  if (entry === "Slips") return slipSheets(slipCells(wish.sections), session, options);
  return [...sessionPlans(session, { ...options, entry }), ...cardPlans(session, { ...options, entry })];
}

/** Matches can be entered by slips where each is played in one round. */
export function hasSlips(kind: MovementKind): boolean {
  return FAMILIES[kind].contestants === "teams" && kind !== "americanWhist";
}
