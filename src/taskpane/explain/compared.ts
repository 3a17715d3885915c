/** What is compared, as the words about it need it. */
import type { Field, Share } from "../../results/share";
import type { ResultLine, Settings } from "../../results/types";
import type { Side } from "../../scoring/types";
import type { Weighted } from "../../scoring/weighted";
import { percentOf } from "./numbers";

/** One side of a line among the results that it is compared with. */
export interface Compared {
  line: ResultLine;
  side: Side;
  field: Field;
  settings: Settings;
  share?: Share;
}

/** The same, taken apart: its own result and the others', each from the side's own view. */
export interface OwnAndOthers extends Compared {
  own: Weighted;
  others: Weighted[];
}

/** Each component of a weighted result with its percentage and a figure. */
export function partsOf(
  own: Weighted,
  figureOf: (component: Weighted[number]) => string,
): { percent: string; figure: string }[] {
  return own.map((component) => ({ percent: percentOf(component.weight), figure: figureOf(component) }));
}
