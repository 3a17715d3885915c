/** An invented club night to try everything with: a Howell of twelve pairs, 22 boards. */
import { readPaste } from "../files";
import type { ImportedSession } from "../results/types";
import results from "./sample.csv";
import { strings } from "./strings";

/** Pair 1 first. */
const PAIRS = [
  ["Ada Thornbury", "Felix Okoro"],
  ["Bea Lindqvist", "George Abara"],
  ["Carl Whitlow", "Hana Suzuki"],
  ["Dora Pemberton", "Ivan Kostic"],
  ["Edith Marlowe", "Jonas Brandt"],
  ["Frank Osei", "Kate Rowntree"],
  ["Greta Fairfax", "Leo Marchetti"],
  ["Hugh Delacourt", "Mina Farrow"],
  ["Iris Beckwith", "Noel Standish"],
  ["Jack Prideaux", "Olga Varga"],
  ["Karin Holt", "Peter Ashdown"],
  ["Lena Moreau", "Quentin Hale"],
];

export function sampleSession(): ImportedSession {
  const session = readPaste(results);
  return {
    ...session,
    contestants: PAIRS.map((names, i) => ({ id: String(i + 1), section: "", names })),
    event: { name: strings.sample.event, date: "2026-03-12" },
    source: { kind: "sample", fileName: strings.sample.name },
  };
}
