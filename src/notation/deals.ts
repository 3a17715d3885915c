/** What is written for a deal of rubber bridge or Chicago beside contract and result: the side, and honours. */
import type { ChicagoStyle } from "../scoring/chicago";
import { sideOf, type Contract, type Seat, type Side } from "../scoring/types";
import { parseSeat } from "./contract";
import { read, unread, type Reading } from "./problem";
import { compact, folded, numberOf, plain, textOf } from "./text";

/** Who declared or held honours, as the table writes it. */
export type Who = "We" | "They" | Side | Seat;

const WORDS: Record<string, Who> = {
  WE: "We",
  US: "We",
  THEY: "They",
  THEM: "They",
  NS: "NS",
  NORTHSOUTH: "NS",
  EW: "EW",
  EASTWEST: "EW",
};

/** `We` or `They`, `NS` or `EW`, or a seat, in any case. */
export function parseWho(value: unknown): Reading<Who> {
  const known = WORDS[compact(textOf(value)).replace(/[-/]/g, "")];
  if (known) return read(known);
  const seat = parseSeat(textOf(value));
  return seat.ok ? seat : unread("notADealSide", textOf(value));
}

export function isWeOrThey(who: Who): who is "We" | "They" {
  return who === "We" || who === "They";
}

/** The side of a seat or of a pair by the compass. */
export function compassSide(who: Side | Seat): Side {
  return who === "NS" || who === "EW" ? who : sideOf(who);
}

/** Honours as written; without `who` they are declarer's side's. */
export interface WrittenHonours {
  points: 100 | 150;
  who?: Who;
}

/**
 * Honours of a contract: `100` or `150`, with the side in front where it is not declarer's.
 *
 * parseHonours("They 100", { level: 4, strain: "S", doubled: 0 }) // { points: 100, who: "They" }
 */
export function parseHonours(value: unknown, { strain }: Contract): Reading<WrittenHonours> {
  const text = textOf(value);
  const [, word, number] = /^(\D*?)[ :]*(\d+)$/.exec(plain(text)) ?? [];
  const points = numberOf(number);
  const who = word ? parseWho(word) : undefined;
  if ((points !== 100 && points !== 150) || (who && !who.ok)) return unread("notHonours", text);
  if (points === 100 && strain === "N") return unread("honoursAtNotrump", text);
  return read(who ? { points, who: who.value } : { points });
}

const STYLES: readonly ChicagoStyle[] = ["dealer", "non-dealer", "duplicate"];

/** The style of Chicago, in any case; blank is `dealer`. */
export function parseChicagoStyle(value: unknown): Reading<ChicagoStyle> {
  const word = folded(textOf(value));
  const style = word === "" ? "dealer" : STYLES.find((known) => folded(known) === word);
  return style ? read(style) : unread("notAnOption", textOf(value), [...STYLES]);
}
