/** What was played, written anew into the cells that hold it: one cell, or columns of their own. */
import { makeContract, makeEntry, parseContract, type PlayedContract } from "../../notation/contract";
import type { Field } from "../../notation/languages";
import { makeResult } from "../../notation/result";
import { seatLetter } from "../../notation/words";
import type { Contract, Seat } from "../../scoring/types";
import { languageOf } from "../language";
import type { ResultLine } from "../types";
import { writtenIn, type Checked, type CheckedRow } from "./checked";
import { write, type Correction, type Texts } from "./correction";

const BOOK = 6;

/** A contract that was played to its end. */
export interface Played {
  contract: Contract;
  declarer: Seat;
  tricks: number;
}

/** What was played; undefined while a part of it is missing. */
export function playedOf({ contract, declarer, tricks }: ResultLine): Played | undefined {
  return contract && declarer && tricks !== undefined ? { contract, declarer, tricks } : undefined;
}

/**
 * The texts that make a row say something else was played: only the cells that hold what changes. Results are written
 * with their sign, for so they mean the same under every setting.
 */
export function rewritten(checked: Checked, row: number, before: Played, after: Played): Texts {
  const place = placesOf(checked, row);
  const language = languageOf(checked.settings);
  const { contract } = after;
  const bidChanged = makeContract(before.contract) !== makeContract(contract);
  const seatChanged = before.declarer !== after.declarer;
  const resultChanged = before.contract.level !== contract.level || before.tricks !== after.tricks;
  const texts: Texts = {};
  if (bidChanged || (seatChanged && place.whole?.declarer) || (resultChanged && place.whole?.tricks !== undefined)) {
    const doubled = place.double ? 0 : contract.doubled;
    const seat = place.whole?.declarer ? seatLetter(after.declarer, language) : "";
    const result = place.whole?.tricks === undefined ? "" : makeResult(contract, after.tricks);
    texts[place.contract] = makeContract({ ...contract, doubled }, false, language) + seat + result;
  }
  if (place.double && before.contract.doubled !== contract.doubled) texts.double = "X".repeat(contract.doubled);
  if (seatChanged && place.declarer) texts.declarer = seatLetter(after.declarer, language);
  if (resultChanged) Object.assign(texts, resultTexts(place.results, after));
  return texts;
}

export function rewrite(checked: Checked, { row }: CheckedRow, before: Played, after: Played): Correction[] {
  return write(checked, row, rewritten(checked, row, before, after));
}

/** The result as it is understood, with a sign: then it cannot be taken for anything else. */
export function signed(checked: Checked, { row }: CheckedRow, played: Played): Correction[] {
  const { whole, contract, results } = placesOf(checked, row);
  if (whole?.tricks === undefined) return write(checked, row, resultTexts(results, played));
  const text = makeEntry({ ...whole, tricks: played.tricks }, { language: languageOf(checked.settings) });
  return write(checked, row, { [contract]: text, ...resultTexts(results, played) });
}

type ResultField = "result" | "tricks" | "made" | "down";

interface Places {
  /** The column in which the contract stands. */
  contract: "contract" | "result";
  /** What that cell says. */
  whole?: PlayedContract;
  double: boolean;
  declarer: boolean;
  results: ResultField[];
}

function placesOf(checked: Checked, row: number): Places {
  const filled = (field: Field): boolean => writtenIn(checked, row, field) !== "";
  const contract = filled("contract") ? "contract" : "result";
  const whole = parseContract(writtenIn(checked, row, contract), { language: languageOf(checked.settings) });
  const results = (["result", "tricks", "made", "down"] as const).filter(
    (field) => field !== contract && (filled(field) || checked.columns.get(field)),
  );
  // Made and Down are two halves of one place.
  const held = (field: ResultField): boolean =>
    field === "made" || field === "down" ? filled("made") || filled("down") : filled(field);
  return {
    contract,
    ...(whole.ok ? { whole: whole.value } : {}),
    double: filled("double"),
    declarer: filled("declarer"),
    results: results.some(filled) || (whole.ok && whole.value.tricks !== undefined) ? results.filter(held) : results,
  };
}

/** The result under each heading: Made and Down hold one of the two; a contract made stands as a number of tricks. */
function resultTexts(fields: readonly ResultField[], { contract, tricks }: Played): Texts {
  const over = tricks - BOOK - contract.level;
  const texts: Texts = {};
  for (const field of fields) {
    if (field === "made") texts.made = over < 0 ? "" : makeResult(contract, tricks);
    else if (field === "down") texts.down = over < 0 ? String(-over) : "";
    else if (field === "tricks" && over >= 0) texts.tricks = String(tricks);
    else texts[field] = makeResult(contract, tricks);
  }
  return texts;
}
