/** What a row's own cells say, for a sheet that is to show them as they were. */
import type { Field } from "../notation/languages";
import { parseTwoScores } from "../notation/score";
import { isBlank, textOf } from "../notation/text";
import type { Columns } from "./columns";
import { errorCode, isErrorCell } from "./readLine";
import type { WrittenCells } from "./types";

type Row = readonly unknown[];

const AS_THEY_ARE = ["contract", "double", "declarer", "paper", "adjust", "vulnerable"] as const;

/** The cells of a row by the sheet's columns. Where a result stands in one cell, that is the contract's. */
export function writtenCells(row: Row, columns: Columns): WrittenCells {
  const text = (field: Field): string => textIn(row, columns, field);
  const isInOneCell = !columns.has("contract");
  const result = resultIn(row, columns);
  const cells: [keyof WrittenCells, string][] = [
    ...AS_THEY_ARE.map((field): [keyof WrittenCells, string] => [field, text(field)]),
    [isInOneCell ? "contract" : "result", result],
    ["score", scoreIn(row, columns)],
  ];
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ""));
}

function textIn(row: Row, columns: Columns, field: Field): string {
  const cell = row[columns.get(field)?.index ?? -1];
  if (isErrorCell(cell)) return errorCode(cell);
  return isBlank(cell) ? "" : textOf(cell).trim();
}

/** Tricks made over the book and tricks down say under their own heading only how they are counted. */
function resultIn(row: Row, columns: Columns): string {
  const plain = (["result", "tricks"] as const).map((field) => textIn(row, columns, field));
  const counted = (["made", "down"] as const).map((field) => {
    const text = textIn(row, columns, field);
    return text && `${columns.get(field)?.heading} ${text}`;
  });
  return [...plain, ...counted].filter(Boolean).join(" ");
}

/** N-S's score where the columns say it; else what stands in them, side by side. */
function scoreIn(row: Row, columns: Columns): string {
  const [ns, ew] = (["nsScore", "ewScore"] as const).map((field) => textIn(row, columns, field));
  const score = parseTwoScores(ns, ew);
  return score?.ok ? String(score.value) : [ns, ew].filter(Boolean).join(" / ");
}
