/** A line as other programs know it, with what they have no place for. */
import { makeContract } from "../../notation/contract";
import { isLeadRead, makeLead } from "../../notation/lead";
import { onScale, shown, shownPercent, shownPoints } from "../../results/figures";
import { isIndividual } from "../../results/pairs";
import type { ScoredLine } from "../../results/session";
import { scoringUnit, setting } from "../../results/settings";
import type { ResultLine, Settings } from "../../results/types";
import { isSettled } from "../out/outgoing";
import { makeOwnEntry } from "../ownEntry";
import { field, ownField, type XmlElement } from "./makeXml";

/** EVENT_TYPE, BOARD_SCORING_METHOD, and the points of a line. USEBIO 1.2 tells the ways of scoring pairs by the method alone. */
export const METHODS: Readonly<Record<string, { type: string; method: string; points?: string }>> = {
  Matchpoints: { type: "PAIRS", method: "MATCH_POINTS", points: "MATCH_POINTS" },
  Butler: { type: "PAIRS", method: "BUTLER_IMPS", points: "BUTLER_POINTS" },
  "Cross-IMPs": { type: "PAIRS", method: "CROSS_IMPS", points: "CROSS_IMP_POINTS" },
  "Swiss pairs": { type: "SWISS_PAIRS", method: "MATCH_POINTS", points: "MATCH_POINTS" },
  Individual: { type: "INDIVIDUAL", method: "MATCH_POINTS", points: "MATCH_POINTS" },
  "Total points": { type: "PAIRS", method: "AGGREGATE" },
  Teams: { type: "TEAMS", method: "IMPS" },
  "Swiss teams": { type: "SWISS_TEAMS", method: "IMPS" },
  "Board-a-match": { type: "TEAMS", method: "PAB" },
};

export function boardElement(board: readonly ScoredLine[], line: (scored: ScoredLine) => XmlElement): XmlElement {
  const [{ line: first }] = board;
  return { name: "BOARD", content: [{ name: "BOARD_NUMBER", content: String(first.board) }, ...board.map(line)] };
}

/**
 * A line as other programs know it: contract and tricks, or the percentages of an adjusted score. What they have no
 * place for, and lines without a result, are for Traveller alone.
 */
export function lineElement(scored: ScoredLine, settings: Settings, direction?: "NS" | "EW"): XmlElement {
  const { line, ns, ew } = scored;
  const tag = METHODS[setting(settings, "Scoring")].points;
  const entry = makeOwnEntry(line);
  const isPlayed = entry === "";
  const contract = line.contract ? makeContract(line.contract) : "";
  const make = isPlayed ? field : ownField;
  return {
    name: "TRAVELLER_LINE",
    isOwn: !isSettled(line),
    content: [
      ...field("DIRECTION", direction),
      ...seats(line),
      ...ownField("ROUND_NUMBER", line.round),
      ...ownField("TABLE_NUMBER", line.table),
      ...make("CONTRACT", line.status === "passed" ? "PASS" : contract),
      ...make("PLAYED_BY", line.declarer),
      ...lead(line.lead),
      ...make("TRICKS", line.tricks),
      ...(isPlayed ? field("SCORE", line.score) : field("SCORE", adjustedScore(scored, settings))),
      ...ownField("ADJUST", entry),
      ...ownField("VULNERABLE", line.vulnerable),
      ...ownField("FIELD", line.field),
      ...ownField("TD_NOTE", line.note),
      ...(tag ? field(`NS_${tag}`, shownPoints(ns, settings)) : []),
      ...(tag ? field(`EW_${tag}`, shownPoints(ew, settings)) : []),
    ],
  };
}

/** In English; one that was not understood is for Traveller alone. */
function lead(card: string | undefined): XmlElement[] {
  if (card === undefined) return [];
  return isLeadRead(card) ? field("LEAD", makeLead(card)) : ownField("LEAD", card);
}

function seats(line: ResultLine): XmlElement[] {
  if (isIndividual(line)) {
    const [north, east, south, west] = line.players;
    return [
      ...field("N_PLAYER_NUMBER", north),
      ...field("S_PLAYER_NUMBER", south),
      ...field("E_PLAYER_NUMBER", east),
      ...field("W_PLAYER_NUMBER", west),
    ];
  }
  return [...field("NS_PAIR_NUMBER", line.ns), ...field("EW_PAIR_NUMBER", line.ew)];
}

/**
 * `A6040`: each side's percentage, N-S first. A result that was assigned to both sides is its score. Where percentages
 * are not what was awarded, they are the nearest: of the matchpoints that each side got, or 60 to 40 for IMPs.
 */
function adjustedScore({ line: { award, status }, ns, ew }: ScoredLine, settings: Settings): string {
  if (status !== "awarded" || !award) return "";
  if (award.ns.kind === "scores" && award.ew.kind === "scores") {
    const [[first], [second]] = [award.ns.of, award.ew.of];
    if (award.ns.of.length === 1 && award.ew.of.length === 1 && first.score === second.score)
      return String(first.score);
  }
  const percents = (
    [
      ["ns", ns],
      ["ew", ew],
    ] as const
  ).map(([side, share]) => {
    const given = award[side];
    if (given.kind === "percent") return given.value;
    const percent = scoringUnit(settings) === "MP" ? shownPercent(share, settings) : "";
    if (percent !== "") return Number(percent);
    const points = share ? shown(onScale(share.points, settings), settings) : 0;
    return points > 0 ? 60 : points < 0 ? 40 : 50;
  });
  return `A${percents.map((percent) => String(Math.round(Math.min(100, Math.max(0, percent)))).padStart(2, "0")).join("")}`;
}
