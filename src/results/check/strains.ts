/** The same strain declared by both sides with too many tricks in all: a wrong declarer, strain or deal (case O19). */
import { makeEntry } from "../../notation/contract";
import { sideOf, type Seat, type Side, type Strain } from "../../scoring/types";
import { seatLetter } from "../../notation/words";
import { groups } from "../groups";
import { languageOf } from "../language";
import { setting } from "../settings";
import { onBoards, writtenIn, type Checked, type CheckedRow } from "./checked";
import { write, type Correction } from "./correction";
import { correctionLabels } from "../../notation/messages";
import { median, mostCommon } from "./counts";
import { finding, type CheckFinding } from "./finding";
import { playedOf, rewrite, rewritten, type Played } from "./rewrite";

/**
 * The most tricks that both sides together take in one strain. With best play it is 13, one more here and there; in
 * 2,000 results of real sessions play reaches 15 in a suit and 16 at notrump, and every sum above was an entry's
 * mistake or as good as one. Bridgemate's check of suspicious contracts has two limits as well.
 */
const MOST_IN_SUIT = 15;
const MOST_AT_NOTRUMP = 16;

interface Declared {
  row: CheckedRow;
  played: Played;
  side: Side;
}

export function checkStrains(checked: Checked): CheckFinding[] {
  const declared = onBoards(checked.rows).flatMap((row): Declared[] => {
    const played = row.line.status === "played" ? playedOf(row.line) : undefined;
    return played ? [{ row, played, side: sideOf(played.declarer) }] : [];
  });
  return groups(declared, ({ row: { line } }) => `${line.board}|${line.field ?? ""}`).flatMap((board) =>
    groups(board, ({ played }) => played.contract.strain).flatMap((strain) => checkStrain(checked, strain, board)),
  );
}

function checkStrain(checked: Checked, strain: readonly Declared[], board: readonly Declared[]): CheckFinding[] {
  const limit = strain[0].played.contract.strain === "N" ? MOST_AT_NOTRUMP : MOST_IN_SUIT;
  const doubted = doubtedSides(strain, board);
  return strain.flatMap((one): CheckFinding[] => {
    const others = strain.filter(({ side }) => side !== one.side);
    const usual = median(others.map(({ played }) => played.tricks));
    if (usual === undefined || !doubted.includes(one.side) || one.played.tricks + usual <= limit) return [];
    const { row, played } = one;
    return [
      finding(
        checked,
        "odd",
        "strainBothWays",
        row.row,
        writtenIn(checked, row.row, "declarer") ? "declarer" : "contract",
        {
          read: makeEntry(played, { language: languageOf(checked.settings) }),
          about: [one.side === "NS" ? "E-W" : "N-S", wholeTricks(usual), wholeTricks(played.tricks + usual)],
          corrections: [...otherStrain(checked, one, board), ...otherSide(checked, one, others, usual)],
        },
      ),
    ];
  });
}

/** Half-way between two tables stand both of them: "10 or 11". */
const wholeTricks = (tricks: number): string =>
  Number.isInteger(tricks) ? String(tricks) : `${Math.floor(tricks)} or ${Math.ceil(tricks)}`;

/** The side that declares the strain less often is the doubtful one; then the one that declares less; else both are. */
function doubtedSides(strain: readonly Declared[], board: readonly Declared[]): Side[] {
  const count = (list: readonly Declared[], side: Side): number => list.filter((one) => one.side === side).length;
  for (const list of [strain, board]) {
    const difference = count(list, "NS") - count(list, "EW");
    if (difference) return [difference < 0 ? "NS" : "EW"];
  }
  return ["NS", "EW"];
}

/** Tricks of one entry may differ by so many from what is usual, and still be the same play. */
const NEAR = 1;

/** The strain that this side plays at the other tables with as many tricks. */
function otherStrain(checked: Checked, { row, played, side }: Declared, board: readonly Declared[]): Correction[] {
  const own = board.filter(
    (other) => other.side === side && other.played.contract.strain !== played.contract.strain && isNear(other, played),
  );
  const usual = mostCommon(own.map((other): Strain => other.played.contract.strain));
  if (!usual || usual.count < 2) return [];
  return rewrite(checked, row, played, { ...played, contract: { ...played.contract, strain: usual.value } });
}

function isNear({ played }: Declared, { tricks }: Played): boolean {
  return Math.abs(played.tricks - tricks) <= NEAR;
}

/** Declarer of the other side, or the pairs sat the wrong way round and played each other's cards. */
function otherSide(
  checked: Checked,
  { row, played }: Declared,
  others: readonly Declared[],
  usual: number,
): Correction[] {
  if (Math.abs(usual - played.tricks) > NEAR) return [];
  const { value: seat } = mostCommon(others.map((other) => other.played.declarer)) as { value: Seat };
  const meant = { ...played, declarer: seat };
  const texts = rewritten(checked, row.row, played, meant);
  const swapped = { ...texts, ns: row.line.ew, ew: row.line.ns };
  const { ns, ew } = row.line;
  const oneList = setting(checked.settings, "Numbers") !== "Each direction its own";
  const seated = oneList && ns && ew && ns !== ew;
  const letter = seatLetter(seat, languageOf(checked.settings));
  return [
    ...write(checked, row.row, texts),
    ...(seated ? write(checked, row.row, swapped, correctionLabels.swapCards(letter)) : []),
  ];
}
