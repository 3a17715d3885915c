/** What salliere, a scorer for Debian, writes within its cells: a section and a vulnerability with the board, assigned values. */
import { parseVulnerability } from "../notation/board";
import type { Vulnerability } from "../scoring/types";

/** `A:7;vul=ns`, or a number alone. */
const BOARD = /^(?:(\w{1,4}):)?([1-9]\d{0,2})(?:;vul=(\w+))?$/i;

export interface WrittenBoard {
  section: string;
  /** 0 where the cell is none. */
  board: number;
  vulnerable?: Vulnerability;
}

export function boardIn(text: string): WrittenBoard {
  const [, section = "", board = 0, written = ""] = BOARD.exec(text) ?? [];
  const vulnerable = parseVulnerability(written);
  return { section, board: Number(board), ...(vulnerable.ok ? { vulnerable: vulnerable.value } : {}) };
}

/** Values that a director assigned begin with "!", and win over the calculation; `av=`, `av+` and `av-` are averages. */
const ASSIGNED = /^(?:!|av[=+-]$)/i;

/** @returns the cells, and behind them section, vulnerability and adjusted score */
export function takenApart(cells: readonly string[], names: readonly string[]): string[] {
  const plain = [...cells];
  const { section, board, vulnerable = "" } = boardIn(cells[names.indexOf("Board")] ?? "");
  if (board) plain[names.indexOf("Board")] = String(board);
  const adjust = ASSIGNED_IN.map((columns) => assigned(plain, names, columns)).find(Boolean) ?? "";
  return [...plain, section, vulnerable, adjust];
}

const ASSIGNED_IN = [
  { ns: "NS MPs", ew: "EW MPs", unit: " MP" },
  { ns: "NS score", ew: "EW score", unit: "" },
] as const;

/** The adjusted score of two columns, which are blanked; "" where neither is assigned. */
function assigned(cells: string[], names: readonly string[], { ns, ew, unit }: (typeof ASSIGNED_IN)[number]): string {
  const places = [names.indexOf(ns), names.indexOf(ew)];
  const texts = places.map((place) => cells[place] ?? "");
  if (!texts.some((text) => ASSIGNED.test(text))) return "";
  for (const place of places) if (place >= 0) cells[place] = "";
  const [own, other] = texts.map((text) => text.replace(/^!/, "").replace(/^av=$/i, "av"));
  if (/^av/i.test(own) || /^av/i.test(other)) return `${own || "av"}/${other || "av"}`;
  if (unit) return `${own || 0}/${other || 0}${unit}`;
  // Plus scores, each in its side's column.
  return Number(other) ? `-${Number(other)}` : `+${Number(own) || 0}`;
}
