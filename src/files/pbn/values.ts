/** Values of PBN's result tags, which may name the side: `9`, `EW 9`, `NS 400`, `EW 4 NS 9`, `^60`. */
import { numberOf } from "../../notation/text";

type Side = "NS" | "EW";

export interface BothSides {
  ns: string;
  ew: string;
}

/** What each side has; a value alone is declarer's side's. Both "" where the text is none of this. */
export function pairOf(text: string, declarer: Side): BothSides {
  const found: BothSides = { ns: "", ew: "" };
  const written = text.trim().replace(/^\^/, "");
  if (numberOf(written) !== undefined) {
    found[declarer === "NS" ? "ns" : "ew"] = written;
    return found;
  }
  const parts = [...written.matchAll(/(NS|EW)\s+\^?([+-]?\d+(?:[.,]\d+)?)/gi)];
  for (const [, side, value] of parts) found[side.toUpperCase() === "NS" ? "ns" : "ew"] = value;
  return found;
}

/** Declarer's tricks from a tag Result; the text itself where it is none of this, for others to judge. */
export function between(text: string, declarer: Side): string {
  const { ns, ew } = pairOf(text, declarer);
  const [own, other] = declarer === "NS" ? [ns, ew] : [ew, ns];
  if (own) return own;
  const left = numberOf(other);
  return left === undefined ? text.replace(/^\^/, "") : String(13 - left);
}
