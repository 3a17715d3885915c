/** Results without a sign that hardly are the tricks taken: "made 4", a `+1` that Excel made 1, "down 1". */
import { makeContract } from "../../notation/contract";
import type { Field } from "../../notation/languages";
import { makeResult } from "../../notation/result";
import { compact } from "../../notation/text";
import { languageOf } from "../language";
import { setting } from "../settings";
import { writtenIn, type Checked, type CheckedRow } from "./checked";
import { set, type Correction } from "./correction";
import { finding, type CheckFinding } from "./finding";
import { playedOf, signed, type Played } from "./rewrite";

const BOOK = 6;

interface Unsigned {
  row: CheckedRow;
  field: Field;
  number: number;
  played: Played;
}

/** So many down is seldom: of 2,000 results of real sessions seven were five down, none six with as few tricks as that. */
const SELDOM_DOWN = 5;
const NEVER_DOWN = 6;
/** From so many on a number is tricks: nobody makes eight over book. */
const SURELY_TRICKS = 8;
/** From so many doubtful results on it is not one slip but how the column is meant. */
const A_HABIT = 3;

/**
 * Under `Tricks` (and Auto) a number from 0 to 7 that would be five or six down; the written score, where it agrees,
 * settles it. A column of them is one finding.
 */
export function checkUnsigned(checked: Checked): CheckFinding[] {
  const style = setting(checked.settings, "Results as");
  if (style === "Relative" || style === "Scores") return [];
  const all = checked.rows.flatMap((row) => unsignedOf(checked, row));
  if (style === "Over book") return all.filter(isDownOverBook).map((one) => slip(checked, one));
  const inTricks = all.filter(({ number }) => number >= SURELY_TRICKS).length * 2 >= all.length;
  const doubtful = all.filter((one) => isDoubtful(one, inTricks));
  const habit = !inTricks && doubtful.length >= A_HABIT && doubtful.length * 2 >= all.length;
  return habit ? [column(checked, doubtful)] : doubtful.map((one) => slip(checked, one));
}

/** The result of a row where it is a bare number, in its own cell or at the end of the contract's. */
function unsignedOf(checked: Checked, row: CheckedRow): Unsigned[] {
  const played = row.line.status === "played" ? playedOf(row.line) : undefined;
  if (!played) return [];
  for (const field of ["result", "tricks", "contract"] as const) {
    const text = compact(writtenIn(checked, row.row, field));
    const digits = /^(?:\D*[1-7].*[^\d+=-])?(\d{1,2})$/.exec(text);
    if (digits) return [{ row, field, number: Number(digits[1]), played }];
  }
  return [];
}

const downOf = ({ contract, tricks }: Played): number => BOOK + contract.level - tricks;

function isDoubtful({ row: { line }, number, played }: Unsigned, inTricks: boolean): boolean {
  if (number > 7 || isConfirmed(line)) return false;
  return downOf(played) >= (inTricks ? NEVER_DOWN : SELDOM_DOWN) && number <= played.contract.level + 1;
}

/** A score that was written beside it agrees. */
function isConfirmed({ score, paper, file }: CheckedRow["line"]): boolean {
  return score !== undefined && (paper === score || file?.score === score);
}

/** "Made 2" in a contract of four: nobody counts a contract that goes down over book. */
function isDownOverBook({ row, played }: Unsigned): boolean {
  return downOf(played) > 0 && !isConfirmed(row.line);
}

const contractText = ({ settings }: Checked, { contract }: Played): string =>
  makeContract(contract, false, languageOf(settings));

function slip(checked: Checked, { row, field, number, played }: Unsigned): CheckFinding {
  return finding(checked, "odd", "unsignedResult", row.row, field, {
    read: String(number),
    about: [contractText(checked, played), String(downOf(played))],
    corrections: readings(number, played).flatMap((tricks): Correction[] =>
      signed(checked, row, { ...played, tricks }),
    ),
  });
}

/** What the number may mean, likeliest first, and last the tricks that it says. */
function readings(number: number, { contract, tricks }: Played): number[] {
  const needed = BOOK + contract.level;
  const overBook = number >= contract.level ? [BOOK + number] : [];
  const relative = number > 0 && needed + number <= 13 ? [needed + number] : [];
  const down = number > 0 ? [needed - number] : [needed];
  return [...new Set([...overBook, ...relative, ...down, tricks])];
}

/** All at once: what the whole column means. */
function column(checked: Checked, doubtful: readonly Unsigned[]): CheckFinding {
  const [{ row, field, number, played }] = doubtful;
  const overBook = doubtful.every((one) => one.number >= one.played.contract.level);
  const relative = doubtful.every((one) => BOOK + one.played.contract.level + one.number <= 13);
  const justMade = doubtful.some((one) => one.number === one.played.contract.level);
  const meant = [
    ...(overBook && justMade ? (["Over book"] as const) : []),
    ...(relative ? (["Relative"] as const) : []),
    ...(overBook && !justMade ? (["Over book"] as const) : []),
  ];
  return finding(checked, "odd", "unsignedResults", checked.headingRow, field, {
    read: String(doubtful.length),
    about: [
      `row ${row.row}, ${contractText(checked, played)} with ${number}, ${makeResult(played.contract, played.tricks)}`,
    ],
    corrections: meant.map((value) => set("Results as", value)),
  });
}
