/** One club night: 9 1/2 tables, a Mitchell of nine rounds with three boards each. What was played, and how it is typed. */
import { boardsOf, expand } from "../../../src/movements/movement";
import { readMovement } from "../../../src/movements/read";
import type { Line, Part, Says } from "./reference";
import { ratio } from "./ratio";

export interface Row {
  round: number;
  board: number;
  ns: string;
  ew: string;
  /** As it is typed into Result, Adjust and Field. */
  result: string;
  adjust: string;
  field: string;
  /** What that says, worked out by hand. */
  says: Says;
}

/** Part-scores and penalties that can be made at any vulnerability, best for N-S first. */
const BULK = [200, 170, 150, 140, 130, 120, 110, 100, 90, -90, -100, -110, -120, -130, -140, -150, -170, -200];

const whole = (score: number): Part[] => [[score, ratio(1)]];
const plain = (score: number): Says => ({ ns: whole(score), ew: whole(score) });

type Special = Partial<Pick<Row, "result" | "adjust" | "field">> & { says: Says };
const scored = (score: number): Special => ({ result: String(score), says: plain(score) });

/** By board and N-S pair: boards whose figures are worked out by hand in the test, all results of each. */
const SPECIAL: Record<number, Record<string, Special>> = {
  // N-S vulnerable. Pair 1 against 11: passed out.
  2: {
    ...{ 3: scored(110), 4: scored(110), 5: scored(-100), 7: scored(50) },
    ...{ 8: scored(-110), 9: scored(140), 10: scored(100) },
    1: { result: "PASS", says: plain(0) },
  },
  // N-S vulnerable. Pair 6 against 19: a split score, N-S one down, E-W as if it were made.
  5: {
    ...{ 2: scored(620), 4: scored(620), 5: scored(650), 7: scored(-100) },
    ...{ 8: scored(170), 9: scored(140), 10: scored(620) },
    6: { result: "4SN=", adjust: "NS 4SN-1 / EW 4SN=", says: { ns: whole(-100), ew: whole(620) } },
  },
  // E-W vulnerable. Pair 13 came late: its last board of round 1, against pair 3, could not be played.
  9: { 3: { result: "NP", says: "not played" } },
  // All vulnerable. Pair 8 against 11: a weighted score.
  10: {
    ...{ 1: scored(620), 3: scored(620), 4: scored(170), 6: scored(-100) },
    ...{ 7: scored(650), 9: scored(140), 10: scored(620) },
    8: {
      result: "4SN-1",
      adjust: "60% 4SN=, 40% 4SN-1",
      says: { ns: [[620, ratio(60, 100)], [-100, ratio(40, 100)]], ew: [[620, ratio(60, 100)], [-100, ratio(40, 100)]] }, // prettier-ignore
    },
  },
  // E-W vulnerable. A card changed its hand before round 8: pairs 9 and 8 played another board than the others.
  16: {
    ...{ 1: scored(420), 2: scored(420), 4: scored(450), 5: scored(170), 6: scored(-50), 10: scored(420) },
    8: { ...scored(110), field: "b" },
    9: { ...scored(-50), field: "b" },
  },
  // All vulnerable. Pair 2 against 16: both are to blame for what cannot be played, an average.
  20: {
    ...{ 1: scored(630), 3: scored(600), 4: scored(600), 5: scored(-100) },
    ...{ 6: scored(630), 7: scored(660), 10: scored(600) },
    2: { adjust: "AVE", says: { average: ["", ""] } },
  },
  // Pair 5 against 12, which is to blame: AVE+ and AVE-. Pair 5 plays well tonight, pair 12 does not.
  23: { 5: { adjust: "AVE+/AVE-", says: { average: ["+", "-"] } } },
};

/** What was won at the other tables: drawn, the same in every run. */
function bulk(): (ns: string, ew: string) => number {
  let state = 20;
  return (ns, ew) => {
    state = (state * 48271) % 2147483647;
    const best = ns === "5" || ew === "12" ? 6 : BULK.length;
    return BULK[state % best];
  };
}

/** The night as it ended, sorted by board and N-S pair as it stands on the travellers. */
export function evening(): Row[] {
  const movement = readMovement({ name: "Mitchell", tables: 9.5, rounds: 9, boardsPerRound: 3 });
  if (!movement?.ok) throw new Error("no such movement");
  const seats = expand(movement.value).flatMap((table) =>
    boardsOf(table).map((board) => ({ board, round: table.round, ns: table.ns, ew: table.ew })),
  );
  const draw = bulk();
  return seats
    .sort((a, b) => a.board - b.board || Number(a.ns) - Number(b.ns))
    .map((seat): Row => {
      const special = SPECIAL[seat.board]?.[seat.ns] ?? scored(draw(seat.ns, seat.ew));
      return { ...seat, result: "", adjust: "", field: "", ...special };
    });
}

/** The row while nothing is written on it yet. */
export const blankRow = (row: Row): Row => ({ ...row, result: "", adjust: "", field: "", says: "to come" });

/** As it stands in the workbook, blanks as Excel hands them over. */
export const cellsOf = (rows: readonly Row[], blank: unknown = ""): unknown[][] => [
  ["Board", "NS", "EW", "Result", "Adjust", "Field"],
  ...rows.map(({ board, ns, ew, result, adjust, field }) => [
    ...[board, Number(ns), Number(ew)],
    ...[result, adjust, field].map((text) => (text === "" ? blank : text)),
  ]),
];

export const linesOf = (rows: readonly Row[]): Line[] =>
  rows.map(({ board, ns, ew, field, says }) => ({ board, ns, ew, field, says }));
