/** Headings that only certain programs have, in words that every reader of tables knows. */
import { fieldOf } from "../../results/columns";
import { folded, numberOf, plain } from "../../notation/text";

/** As written, in small letters: signs count here, which `folded` takes away. BridgeWebs, and Compscore's pages (ABF). */
const SIGNED = new Map(
  Object.entries({
    "+sc": "NS score",
    "-sc": "EW score",
    "+ sc": "NS score",
    "- sc": "EW score",
    "score +": "NS score",
    "score -": "EW score",
    "+": "NS MPs",
    "-": "EW MPs",
    "+mps": "NS MPs",
    "-mps": "EW MPs",
  }),
);

/** BBO's travellers: "Points" are N-S's score, and "Score" is what it is worth. */
const BBO = ["north", "south", "east", "west", "result", "points", "score"];
const BBO_WORDS = new Map([
  ["points", "NS score"],
  ["score", "NS %"],
]);

/** A row of headings in words that are known; any other row as it is. */
export function knownHeadings(row: readonly string[]): readonly string[] {
  const words = row.map(folded);
  if (BBO.every((word) => words.includes(word))) return row.map((cell) => BBO_WORDS.get(folded(cell)) ?? cell);
  const known = row.filter((cell) => fieldOf(cell) ?? signed(cell)).length;
  const isHeading = known >= 3 && !row.some((cell) => numberOf(cell) !== undefined);
  return isHeading ? row.map((cell) => signed(cell) ?? cell) : row;
}

function signed(cell: string): string | undefined {
  return SIGNED.get(plain(cell).toLowerCase());
}
