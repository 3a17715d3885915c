import { parseBoard, parseSide } from "../notation/board";
import { isBlank } from "../notation/text";
import { dealer, isVulnerable, vulnerability } from "../scoring/board";
import { broadcast, problemCell, type Answer } from "./cells";

/**
 * Who is vulnerable on a board (Law 2): =BOARDVUL(7) is Both. For one side V or NV: =BOARDVUL(2,"EW") is NV.
 * @customfunction BOARDVUL
 * @param {any[][]} board Board number, or a range of them.
 * @param {any[][]} [side] NS or EW: then V or NV for that side.
 * @returns {any[][]} None, NS, EW or Both; V or NV.
 */
export function boardVul(board: unknown[][], side?: unknown[][]): unknown[][] {
  return broadcast([board, side], ([number, of]) => {
    if (isUnset(number)) return "";
    const read = parseBoard(number);
    if (!read.ok) return problemCell(read);
    const vulnerable = vulnerability(read.value);
    if (isUnset(of)) return vulnerable;
    const asked = parseSide(of);
    if (!asked.ok) return problemCell(asked);
    return isVulnerable(vulnerable, asked.value) ? "V" : "NV";
  });
}

/**
 * Who deals a board, N, E, S or W (Law 2): =BOARDDEALER(7) is S.
 * @customfunction BOARDDEALER
 * @param {any[][]} board Board number, or a range of them.
 * @returns {any[][]} N, E, S or W.
 */
export function boardDealer(board: unknown[][]): unknown[][] {
  return broadcast([board], ([number]): Answer => {
    if (isUnset(number)) return "";
    const read = parseBoard(number);
    return read.ok ? dealer(read.value) : problemCell(read);
  });
}

function isUnset(value: unknown): boolean {
  return isBlank(value) || value === 0;
}
