/** Pairs that stand for nobody: programs that need an even number invent one. */
import { folded } from "../notation/text";

const NOBODY = /^(?:phantom|sit ?out|bye|no pair|nobody|missing(?: pair)?|vacant|ghost|dummy pair)(?: \d+)?$/;

export function isPhantomName(name: string): boolean {
  return NOBODY.test(folded(name));
}
