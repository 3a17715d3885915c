/** One row of a table of results, before its words are read: who sat there, and what is written where. */
import { makeAward, parseAward } from "../../notation/award";
import { parseContract } from "../../notation/contract";
import { parseSpecial } from "../../notation/entry";
import type { Field, LanguageCode } from "../../notation/languages";
import { compact, folded, isBlank, numberOf } from "../../notation/text";
import type { PageRow } from "./grid";
import { isNobody, namedBeside, NOBODY, pairIn, type Four, type Meeting } from "../people";
import type { ResultTable } from "./resultTables";
import { oneLine } from "./text";

export interface Entry extends Meeting {
  table: ResultTable;
  row: PageRow;
  /** In the table's columns. */
  cells: string[];
  /** An adjusted score, or why there is no result; "" where the cells say it all. */
  adjust: string;
  at: string;
}

const SEATS = ["north", "east", "south", "west"] as const;

/** The row as an entry; undefined for a row that is not about two pairs: repeated headings, averages, notes. */
export function entryOf(table: ResultTable, row: PageRow, at: string): Entry | undefined {
  const { columns } = table;
  const cells = table.headings.map((_, i) => row.cells[i]?.above ?? row.cells[i]?.text ?? "");
  if (cells.every(isBlank) || isHeading(table, cells)) return undefined;
  const entry: Entry = { table, row, cells, section: "", board: "", ns: NOBODY, ew: NOBODY, adjust: "", at };
  entry.section = compact(cellOf(entry, "section"));
  if (columns.has("ns") && columns.has("ew")) {
    if (isOneText(table, row)) return undefined;
    const get = (field: Field): string => cellOf(entry, field);
    entry.ns = namedBeside(pairIn(get("ns")), "NS", get);
    entry.ew = namedBeside(pairIn(get("ew")), "EW", get);
  } else {
    const players = SEATS.map((seat) => oneLine(cellOf(entry, seat)));
    if (players.some(isBlank)) return undefined;
    entry.players = players as unknown as Four;
  }
  const { players } = entry;
  if (!players && isNobody(entry.ns) && isNobody(entry.ew)) return undefined;
  if (!players && isNobody(entry.ns) !== isNobody(entry.ew) && hasNoContract(entry)) setSitOut(entry);
  else takeAward(entry);
  return entry;
}

export function cellOf({ table, cells }: Pick<Entry, "table" | "cells">, field: Field): string {
  const column = table.columns.get(field);
  return column ? cells[column.index] : "";
}

function clear({ table, cells }: Entry, ...fields: Field[]): void {
  for (const field of fields) {
    const column = table.columns.get(field);
    if (column) cells[column.index] = "";
  }
}

/** Headings that stand again further down. */
function isHeading({ headings, columns }: ResultTable, cells: readonly string[]): boolean {
  const last = (text: string): string => folded(text).split(" ").at(-1) ?? "";
  const repeated = [...columns.values()].filter(
    ({ index }) => cells[index] !== "" && last(cells[index]) === last(headings[index]),
  );
  return repeated.length >= 3;
}

/** A note or an average that reaches over the columns of both pairs. */
function isOneText({ columns }: ResultTable, row: PageRow): boolean {
  const places = (["ns", "ew"] as const).flatMap((side) => columns.get(side)?.index ?? []);
  return row.cells.some((cell, i) => i <= Math.min(...places) && i + cell.columns > Math.max(...places));
}

const isDash = (text: string): boolean => /^-*$/.test(compact(text));

function hasNoContract(entry: Entry): boolean {
  const happened = [cellOf(entry, "contract"), cellOf(entry, "result")];
  const scores = [cellOf(entry, "nsScore"), cellOf(entry, "ewScore")];
  return happened.every(isDash) && scores.every((score) => isDash(score) || numberOf(score) === 0);
}

/** The other pair is not there. */
function setSitOut(entry: Entry): void {
  clear(entry, "contract", "declarer", "result", "tricks", "nsScore", "ewScore", "nsPoints", "ewPoints");
  clear(entry, "nsPercent", "ewPercent");
  entry.adjust = "SITOUT";
}

/**
 * Percentages or averages in place of the scores ("sędzia 60% 40%", "AVE+" and "AVE-"), each for its side or one for
 * both ("średnia" over both columns). A contract beside them stays. Where there is a word for a ruling and nothing else
 * ("TD"), the points tell it.
 */
function takeAward(entry: Entry): void {
  const { language } = entry.table;
  const award = awardInScores(entry) ?? awardInPoints(entry);
  if (!award || !parseAward(award, language)?.ok) return;
  entry.adjust = award;
  clear(entry, "nsScore", "ewScore");
  if (!isContract(cellOf(entry, "contract"), language)) clear(entry, "contract", "declarer", "result", "tricks");
}

function awardInScores(entry: Entry): string | undefined {
  const { table, row } = entry;
  const [ns, ew] = [compact(cellOf(entry, "nsScore")), compact(cellOf(entry, "ewScore"))];
  const [first, second] = [table.columns.get("nsScore"), table.columns.get("ewScore")];
  if (!ns || numberOf(ns) !== undefined || !first || !second) return undefined;
  if (row.cells[first.index]?.columns > second.index - first.index) return ns.replace(/%(?=\d)/, "%-");
  if (!ew || numberOf(ew) !== undefined) return undefined;
  return /%$/.test(ns) && /%$/.test(ew) ? `${ns}-${ew}` : `${ns}/${ew}`;
}

function awardInPoints(entry: Entry): string | undefined {
  const { language } = entry.table;
  const special = parseSpecial(cellOf(entry, "contract"), { language });
  if (!special?.ok || special.value.kind !== "pending") return undefined;
  const [ns, ew] = (["nsPercent", "ewPercent"] as const).map((field) => percentOf(cellOf(entry, field)));
  // Nothing yet for both sides: it is still to be decided.
  if (ns === undefined || ew === undefined || (ns === 0 && ew === 0)) return undefined;
  return makeAward({ ns: { kind: "percent", value: ns }, ew: { kind: "percent", value: ew } });
}

function percentOf(text: string): number | undefined {
  const value = numberOf(text.replace("%", ""));
  return value !== undefined && value >= 0 && value <= 100 ? value : undefined;
}

function isContract(text: string, language: LanguageCode): boolean {
  return parseContract(text, { language }).ok || /^[1-7]/.test(compact(text));
}

/**
 * A dash where this program writes a word for a pass-out: the board was not played, unless the page gives points for
 * it, which are an adjusted score.
 *
 * @param inImps whether the points are IMPs
 */
export function settleDash(entry: Entry, inImps: boolean): void {
  if (entry.adjust || !entry.table.columns.has("contract") || !isDash(cellOf(entry, "contract"))) return;
  const [ns, ew] = [cellOf(entry, "nsPoints"), cellOf(entry, "ewPoints")].map(numberOf);
  clear(entry, "contract", "declarer", "result", "tricks", "nsScore", "ewScore");
  entry.adjust = ns || ew ? `${ns ?? 0}/${ew ?? 0} ${inImps ? "IMPs" : "MP"}` : "NP";
}
