/** A club's own scale of victory points: a range of two columns, least margin and VPs. */
import { fraction, fromDecimal, multiply, toNumber } from "../scoring/fraction";
import type { StepScale } from "../scoring/vpSteps";
import { read, unread, type Reading, type Unread } from "./problem";
import { isBlank, numberOf, plain, textOf } from "./text";

/** What a draw is: a margin of 0 IMPs, or 50 % of the matchpoints. */
export type Draw = 0 | 50;

interface Row {
  margin: number;
  vps: number;
  /** From 1, the heading counted. */
  row: number;
}

/** Whether a scale's range holds a scale itself, and not the names of scales. */
export function holdsOwnScale(cells: readonly (readonly unknown[])[]): boolean {
  const filled = cells.flat().filter((cell) => !isBlank(cell) && cell !== 0);
  return (cells[0]?.length ?? 0) > 1 && (filled.length === 0 || filled.some((cell) => decimal(cell) !== undefined));
}

/**
 * Reads a scale: two columns, with or without a heading, rows in any order, blank rows passed over. Where it starts at a
 * draw, both sides share twice a draw's victory points. Where it has rows below, it is used as it is, and a margin below
 * them all is worth what the lowest is.
 *
 * Percentages (a draw is 50) may be given as Excel keeps them, 0.5066 for 50.66 %, if all of them are.
 */
export function parseOwnScale(cells: readonly (readonly unknown[])[], draw: Draw = 0): Reading<StepScale> {
  const columns = Math.max(0, ...cells.map((row) => row.length));
  if (columns !== 2) return unread("ownScaleColumns", String(columns));
  const rows = parseRows(cells);
  if (!rows.ok) return rows;
  if (rows.value.length === 0) return unread("ownScaleEmpty", "");
  const sorted = withoutBlanks(inPercent(rows.value, draw)).sort((a, b) => a.margin - b.margin);
  const wrong = outOfOrder(sorted);
  if (wrong) return wrong;
  const steps = sorted.map(({ margin, vps }) => ({ from: margin, vps }));
  const [lowest, highest] = [steps[0], steps[steps.length - 1]];
  if (lowest.from < draw) return read({ steps });
  if (lowest.from > draw) return unread("ownScaleStart", String(lowest.from), [String(draw)]);
  const pool = 2 * lowest.vps;
  if (highest.vps > pool) return unread("ownScaleOverPool", String(highest.vps), [String(lowest.vps), String(pool)]);
  return read({ steps, pool });
}

function parseRows(cells: readonly (readonly unknown[])[]): Reading<Row[]> {
  const rows: Row[] = [];
  let headingMayCome = true;
  for (const [index, pair] of cells.entries()) {
    if (pair.every(isBlank)) continue;
    const numbers = pair.map(decimal);
    const isHeading = headingMayCome && numbers.every((number) => number === undefined);
    headingMayCome = false;
    if (isHeading) continue;
    const place = `row ${index + 1}`;
    if (pair.some(isBlank)) return unread("ownScaleHalfRow", textOf(pair.find((cell) => !isBlank(cell))), [place]);
    const text = pair.find((_, i) => numbers[i] === undefined);
    if (text !== undefined) return unread("ownScaleText", textOf(text), [place]);
    rows.push({ margin: numbers[0] as number, vps: numbers[1] as number, row: index + 1 });
  }
  return read(rows);
}

/** A number, never -0; a percent sign after it is passed over. */
function decimal(cell: unknown): number | undefined {
  const number = numberOf(typeof cell === "string" ? plain(cell).replace(/ ?%$/, "") : cell);
  return number === undefined ? undefined : number + 0;
}

function inPercent(rows: Row[], draw: Draw): Row[] {
  if (draw === 0 || rows.some(({ margin }) => Math.abs(margin) > 1)) return rows;
  return rows.map((row) => ({ ...row, margin: toNumber(multiply(fromDecimal(row.margin), fraction(100))) }));
}

/** Without the rows of two zeros that stand for blank ones: those where another row says what 0 is worth. */
function withoutBlanks(rows: Row[]): Row[] {
  const isZeros = ({ margin, vps }: Row): boolean => margin === 0 && vps === 0;
  const says = rows.find((row) => row.margin === 0 && !isZeros(row)) ?? rows.find(isZeros);
  return rows.filter((row) => row === says || !isZeros(row));
}

function outOfOrder(sorted: readonly Row[]): Unread | undefined {
  for (let i = 1; i < sorted.length; i++) {
    const [before, here] = [sorted[i - 1], sorted[i]];
    const places = [before, here].map(({ row }) => row).sort((a, b) => a - b);
    if (here.margin === before.margin) return unread("ownScaleTwice", String(here.margin), places.map(String));
    if (here.vps < before.vps) {
      return unread("ownScaleFalls", String(here.vps), [`row ${here.row}`, String(here.margin), String(before.vps)]);
    }
  }
  return undefined;
}
