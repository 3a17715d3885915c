/** Hands in BBO's notation (LIN). */
import type { DealFound, Suits } from "../deals";

/** `3SAKQ..H..D..C..,S..,S..,`: the dealer's figure, then South, West, North and East, of whom the last may be left out. */
export function linHands(text: string): DealFound["hands"] | undefined {
  const hands = text.replace(/^\d/, "").split(",").map(linHand);
  const [south, west, north, east] = hands;
  if (!south || !west || !north) return undefined;
  return { S: south, W: west, N: north, ...(east ? { E: east } : {}) };
}

function linHand(text: string): Suits | undefined {
  const suits = /^S([2-9TJQKA]*)H([2-9TJQKA]*)D([2-9TJQKA]*)C([2-9TJQKA]*)$/i.exec(text);
  return suits ? [suits[1], suits[2], suits[3], suits[4]] : undefined;
}
