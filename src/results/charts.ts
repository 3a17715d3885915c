/** The charts that people print: scores, undertricks and IMPs, each figure computed by the Law's own function. */
import { SUIT_SIGNS } from "../notation/languages";
import { contractScore } from "../scoring/contractScore";
import { IMP_THRESHOLDS } from "../scoring/imps";
import type { Doubled, Strain } from "../scoring/types";
import type { Figure } from "./figures";

const BOOK = 6;
const ALL_TRICKS = 13;
const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const DOUBLINGS: readonly Doubled[] = [0, 1, 2];

/** Suits of the same rank score the same: a printed chart has one line for both. */
const RANKS: readonly { name: string; strain: Strain }[] = [
  { name: `${SUIT_SIGNS.C}/${SUIT_SIGNS.D}`, strain: "C" },
  { name: `${SUIT_SIGNS.H}/${SUIT_SIGNS.S}`, strain: "S" },
  { name: "NT", strain: "N" },
];

const VULNERABILITIES = [
  { name: "NV", vulnerable: false },
  { name: "V", vulnerable: true },
] as const;

const FIRST_HEADING = ["Contract", "Doubled", "Redoubled"] as const;

/** `=`, `+1` ... `+6`: a contract of one can make six more. */
const OVERTRICKS = Array.from({ length: ALL_TRICKS - BOOK }, (_, over) => ({ over, name: over ? `+${over}` : "=" }));

/**
 * What each contract scores when it is made (Law 77): not vulnerable and then vulnerable, just made and with each
 * overtrick; "" where there are not so many tricks. The first heading says whether the contracts are doubled.
 */
export function scoreTable(doubled: Doubled): Figure[][] {
  const columns = VULNERABILITIES.flatMap((side) => OVERTRICKS.map((made) => ({ ...side, ...made, side: side.name })));
  const score = (level: number, strain: Strain, over: number, vulnerable: boolean): Figure => {
    const tricks = BOOK + level + over;
    return tricks > ALL_TRICKS ? "" : contractScore({ level, strain, doubled }, tricks, vulnerable);
  };
  return [
    [FIRST_HEADING[doubled], ...columns.map(({ side, name }) => `${side} ${name}`)],
    ...LEVELS.flatMap((level) =>
      RANKS.map(({ name, strain }) => [
        `${level}${name}`,
        ...columns.map(({ over, vulnerable }) => score(level, strain, over, vulnerable)),
      ]),
    ),
  ];
}

/** What the defenders score for each number of undertricks, 1 to 13 (Law 77): the same in every strain. */
export function undertrickTable(): Figure[][] {
  const columns = VULNERABILITIES.flatMap(({ name, vulnerable }) =>
    DOUBLINGS.map((doubled) => ({ name: `${name} ${"X".repeat(doubled)}`.trim(), vulnerable, doubled })),
  );
  // Only a contract of seven can go thirteen down.
  const defenders = (down: number, doubled: Doubled, vulnerable: boolean): number =>
    -contractScore({ level: 7, strain: "N", doubled }, ALL_TRICKS - down, vulnerable);
  return [
    ["Down", ...columns.map(({ name }) => name)],
    ...Array.from({ length: ALL_TRICKS }, (_, i) => [
      i + 1,
      ...columns.map(({ doubled, vulnerable }) => defenders(i + 1, doubled, vulnerable)),
    ]),
  ];
}

/** Scores are multiples of 10: a band ends 10 below the next. */
const STEP = 10;

/** The differences that are worth 0 to 24 IMPs (Law 78B). */
export function impTable(): Figure[][] {
  const bands = [0, ...IMP_THRESHOLDS];
  return [
    ["From", "To", "IMPs"],
    ...bands.map((from, imps) => [from, imps + 1 < bands.length ? bands[imps + 1] - STEP : "and more", imps]),
  ];
}
