/** A likely correction as plain data: which cells get which text. Nothing is corrected until the scorer says so. */
import { correctionLabels } from "../../notation/messages";
import type { Field } from "../../notation/languages";
import { compact, isBlank, numberOf } from "../../notation/text";
import type { SettingName } from "../settings";
import { cellOf, writtenIn, type Checked } from "./checked";

export interface CellChange {
  /** Of the range, its first row is 1. */
  row: number;
  /** The column of the range, its first is 0. */
  index: number;
  heading: string;
  /** What is to stand there; "" clears the cell. Numbers come as text too. */
  text: string;
}

export interface Correction {
  /** What it does, in a few words: "Result: +1", "Swap N-S and E-W on this row". */
  label: string;
  cells: CellChange[];
  /** Where no cell is wrong but what it is taken for. */
  setting?: { name: SettingName; value: string | number };
}

export type Texts = Partial<Record<Field, string>>;

/** Writes texts into a row, where they are not there yet; none where a column for one of them is missing. */
export function write(checked: Checked, row: number, texts: Texts, label?: string): Correction[] {
  const cells: CellChange[] = [];
  for (const [field, text] of Object.entries(texts) as [Field, string][]) {
    const column = checked.columns.get(field);
    if (!column && text !== "") return [];
    if (!column || compact(writtenIn(checked, row, field)) === compact(text)) continue;
    cells.push({ row, index: column.index, heading: column.heading, text });
  }
  return cells.length ? [{ label: label ?? correctionLabels.write(cells), cells }] : [];
}

export function set(name: SettingName, value: string | number): Correction {
  return { label: correctionLabels.set(name, String(value)), cells: [], setting: { name, value } };
}

/** The pair numbers of a row change places. */
export function swapPairs(checked: Checked, row: number): Correction[] {
  const texts = { ns: writtenIn(checked, row, "ew"), ew: writtenIn(checked, row, "ns") };
  return write(checked, row, texts, correctionLabels.swap());
}

/** All of a row's cells become blank; not offered where the board number holds for the rows below, too. */
export function clearRow(checked: Checked, row: number): Correction[] {
  if (holdsForNextRow(checked, row)) return [];
  const cells = [...checked.columns.values()]
    .filter(({ index }) => !isBlank(checked.cells[row - 1][index]))
    .map(({ index, heading }): CellChange => ({ row, index, heading, text: "" }));
  return [{ label: correctionLabels.clear(), cells }];
}

/** Another board number; not where the number of one row holds for others, too. */
export function writeBoard(checked: Checked, row: number, board: number): Correction[] {
  const inherited = writtenIn(checked, row, "board") === "" && row - 1 > checked.headingRow;
  return inherited || holdsForNextRow(checked, row) ? [] : write(checked, row, { board: String(board) });
}

/** Is this row's board number also that of the next one, whose own cell is blank? */
function holdsForNextRow(checked: Checked, row: number): boolean {
  const next = checked.rows.find((other) => other.row === row + 1);
  return next !== undefined && next.line.board > 0 && writtenIn(checked, row + 1, "board") === "";
}

/** N-S's score, which is not 0, in the columns that there are: signed in one, a plus in one of two. */
export function writeScore(checked: Checked, row: number, field: "paper" | "nsScore", score: number): Correction[] {
  return write(checked, row, scoreTexts(checked, field, score));
}

export function scoreTexts({ columns }: Checked, field: "paper" | "nsScore", score: number): Texts {
  if (field === "paper") return { paper: String(score) };
  if (!columns.has("ewScore")) return { nsScore: String(score) };
  if (!columns.has("nsScore")) return { ewScore: String(0 - score) };
  return score > 0 ? { nsScore: String(score), ewScore: "" } : { nsScore: "", ewScore: String(-score) };
}

/** A score may stand in its own column, in the result's or on the paper. */
export function writeScoreWhereItStands(checked: Checked, row: number, before: number, after: number): Correction[] {
  if (numberOf(cellOf(checked, row, "result")) === before) {
    const texts: Texts = { result: String(after) };
    return write(checked, row, texts);
  }
  const scored = writtenIn(checked, row, "nsScore") !== "" || writtenIn(checked, row, "ewScore") !== "";
  return writeScore(checked, row, scored ? "nsScore" : "paper", after);
}
