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

/** BBO's travellers: "Points" are N-S's score, and "Score" is what it is worth; both may be told for E-W. */
const BBO = ["north", "south", "east", "west", "result", "score"];
const BBO_SIDES = new Map([
  ["points", "NS"],
  ["ns points", "NS"],
  ["ew points", "EW"],
]);

/** A row of headings in words that are known; any other row as it is. */
export function knownHeadings(row: readonly string[]): readonly string[] {
  const words = row.map(folded);
  const side = words.map((word) => BBO_SIDES.get(word)).find(Boolean);
  if (side && BBO.every((word) => words.includes(word))) {
    return row.map((cell, i) =>
      BBO_SIDES.has(words[i]) ? `${side} score` : words[i] === "score" ? `${side} %` : cell,
    );
  }
  const known = row.filter((cell) => fieldOf(cell) ?? signed(cell)).length;
  const isHeading = known >= 3 && !row.some((cell) => numberOf(cell) !== undefined);
  return isHeading ? row.map((cell) => signed(cell) ?? cell) : row;
}

function signed(cell: string): string | undefined {
  return SIGNED.get(plain(cell).toLowerCase());
}
