/** Club nights to be checked: clean ones, made by a movement, and what the checks say of a range. */
import { placedSentence } from "../../../../src/notation/messages";
import { makeResult } from "../../../../src/notation/result";
import type { Correction } from "../../../../src/results/check/correction";
import { checkRange } from "../../../../src/results/check/checkRange";
import type { CheckFinding } from "../../../../src/results/check/finding";
import { isProblem } from "../../../../src/results/readGrid";
import type { Settings as SettingValues } from "../../../../src/results/types";
import type { Contract, Seat } from "../../../../src/scoring/types";

export type Row = (string | number)[];
export type Night = Row[];

export const HEADING: Row = ["Board", "NS", "EW", "Contract", "By", "Result"];
const [BOARD, NS, EW, CONTRACT, BY, RESULT] = [0, 1, 2, 3, 4, 5];
export const COLUMN = { BOARD, NS, EW, CONTRACT, BY, RESULT };

/** What each table of a board plays: the side with the cards makes a game or one less, one more. */
const PLAYS: { contract: Contract; by: Seat; tricks: number }[] = [
  { contract: { level: 4, strain: "S", doubled: 0 }, by: "S", tricks: 10 },
  { contract: { level: 3, strain: "N", doubled: 0 }, by: "W", tricks: 9 },
  { contract: { level: 2, strain: "H", doubled: 0 }, by: "N", tricks: 9 },
  { contract: { level: 3, strain: "D", doubled: 0 }, by: "E", tricks: 8 },
];

/**
 * A straight Mitchell: so many tables (odd), a round for each, N-S pairs from 1, E-W pairs from tables + 1. Rows stand
 * board by board.
 */
export function mitchell(tables = 7, boardsPerRound = 3): Night {
  const rows: Night = [];
  for (let round = 0; round < tables; round++) {
    for (let table = 0; table < tables; table++) {
      const set = (table + round) % tables;
      const ew = tables + 1 + ((table - round + tables) % tables);
      for (let i = 1; i <= boardsPerRound; i++)
        rows.push(played(set * boardsPerRound + i, table + 1, ew, round + table));
    }
  }
  return [HEADING, ...rows.sort((a, b) => Number(a[BOARD]) - Number(b[BOARD]))];
}

function played(board: number, ns: number, ew: number, variety: number): Row {
  const { contract, by, tricks } = PLAYS[board % PLAYS.length];
  const { level, strain } = contract;
  const result = makeResult(contract, tricks + (variety % 2));
  return [board, ns, ew, `${level}${strain === "N" ? "NT" : strain}`, by, result];
}

/** The night with some cells of a row changed; `at` picks the row by its board and N-S pair. */
export function changed(night: Night, [board, ns]: [number, number], cells: Record<number, string | number>): Night {
  const at = rowOf(night, board, ns);
  return night.map((row, i) => (i === at ? row.map((cell, column) => cells[column] ?? cell) : row));
}

export function rowOf(night: Night, board: number, ns: number): number {
  const at = night.findIndex((row) => row[BOARD] === board && row[NS] === ns);
  if (at < 0) throw new Error(`no row of board ${board}, pair ${ns}`);
  return at;
}

export type Settings = [string, string | number][];

export function check(cells: unknown[][], settings: Settings = [], names: unknown[][] = []): CheckFinding[] {
  const checked = checkRange(cells, settings, names);
  if (isProblem(checked)) throw new Error(placedSentence(checked));
  return checked.findings;
}

/** The range and the settings as they are after a correction. */
export function applyCorrection(
  cells: unknown[][],
  settings: SettingValues,
  { cells: changes, setting }: Correction,
): { cells: unknown[][]; settings: SettingValues } {
  const changed = cells.map((row) => [...row]);
  for (const { row, index, text } of changes) changed[row - 1][index] = text;
  return { cells: changed, settings: setting ? { ...settings, [setting.name]: setting.value } : settings };
}

export const kinds = (findings: readonly CheckFinding[]): string[] => findings.map(({ kind }) => kind);
export const labels = ({ corrections }: CheckFinding): string[] => corrections.map(({ label }) => label);
