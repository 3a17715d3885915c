/** Tables without headings (salliere's CSV, and the like): what each column holds, where the cells leave no doubt. */
import { parseContract, parseSeat } from "../notation/contract";
import { isCard } from "../notation/lead";
import { parseSpecial } from "../notation/entry";
import { parseResult } from "../notation/result";
import { compact, isBlank, numberOf, plain, textOf } from "../notation/text";
import { TONGUES, type KnownTongue } from "../notation/words";
import type { Cells } from "../results/columns";
import { parseTwoScores } from "../notation/score";
import { lineScore, lineVulnerability } from "../results/lineScore";
import { isLegalScore } from "../scoring/legalScores";
import { columnsAfter, NEARLY_ALL, type Filled } from "./headlessScores";
import { boardIn, takenApart } from "./salliere";

export interface Headed {
  /** The cells with headings in a row above. */
  cells: string[][];
  /** What the columns were taken for: "Board, NS, EW, Contract, By, Tricks". */
  columns: string[];
  /** Columns that stay unread, counted from 1. */
  unread: number[];
}

/**
 * Board and pairs in front of a contract, which is the only one of its kind; then declarer, result, lead and scores as
 * far as they are there. Which of the three numbers is the board shows in that no pair plays a board twice. Undefined
 * where more than one reading is possible, or none.
 */
export function withHeadings(given: Cells): Headed | undefined {
  const rows = given.map((row) => row.map((cell) => textOf(cell).trim()));
  const filled = rows.filter((row) => row.some((text) => text !== "")).slice(0, LOOKED_AT);
  const width = Math.max(0, ...filled.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => filled.map((row) => row[i] ?? ""));
  const places = placesOf(columns.slice(0, 3));
  const names =
    places && (onlyContract(columns) === 3 ? withContract(places, columns, filled) : scoresOf(places, columns));
  if (!names) return undefined;
  const used = names.filter(Boolean);
  return {
    cells: [[...names, "Section", "Vul", "Adjust"], ...rows.map((row) => takenApart(padded(row, width), names))],
    columns: used,
    unread: names.flatMap((name, i) => (name || columns[i].every((text) => text === "") ? [] : [i + 1])),
  };
}

/** So many rows show what the columns hold. */
const LOOKED_AT = 500;

const padded = (row: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => row[i] ?? "");

/** Are nearly all filled cells like this, and most cells filled? */
function nearlyAll(cells: readonly string[], fits: (text: string) => boolean): boolean {
  const filled = cells.filter((text) => text !== "");
  return filled.length * 2 > cells.length && filled.filter(fits).length >= filled.length * NEARLY_ALL;
}

function isContract(text: string): boolean {
  if (numberOf(text) !== undefined || isBlank(text)) return false;
  return parseSpecial(text)?.ok === true || TONGUES.some((tongue) => parseContract(text, tongue).ok);
}

/** The column of contracts; -1 unless there is just one. A column of pass-outs and averages alone is none. */
function onlyContract(columns: readonly (readonly string[])[]): number {
  const found = columns.flatMap((cells, i) =>
    nearlyAll(cells, isContract) && cells.some((text) => /^\D?[1-7]/.test(compact(text))) ? [i] : [],
  );
  return found.length === 1 ? found[0] : -1;
}

const PAIR = /^[A-Z]{0,2}[1-9]\d{0,3}(?:NS|EW)?$/i;

/** Which of three columns is the board; N-S stands left of E-W everywhere. */
const ORDERS = [
  ["Board", "NS", "EW"],
  ["NS", "Board", "EW"],
  ["NS", "EW", "Board"],
] as const;

function placesOf(columns: readonly (readonly string[])[]): readonly string[] | undefined {
  if (columns.length < 3 || columns[0].length < 2) return undefined;
  const fitting = ORDERS.filter((order) => {
    const looks = order.every((name, i) =>
      nearlyAll(columns[i], (text) => (name === "Board" ? boardIn(text).board > 0 : PAIR.test(text))),
    );
    return looks && noPairTwice(order, columns);
  });
  const [first] = fitting;
  // Salliere's order is the one in which everybody writes a traveller; any other has to be the only one.
  return first === ORDERS[0] || fitting.length === 1 ? first : undefined;
}

/** No pair plays a board twice: in a wrong order, the boards of a round would be a pair's again and again. */
function noPairTwice(order: readonly string[], columns: readonly (readonly string[])[]): boolean {
  const [board, ns, ew] = ["Board", "NS", "EW"].map((name) => columns[order.indexOf(name)]);
  const different = (side: readonly string[]): number => new Set(board.map((text, i) => `${text}|${side[i]}`)).size;
  return [ns, ew].every((side) => different(side) >= board.length * NEARLY_ALL);
}

function withContract(
  places: readonly string[],
  columns: readonly (readonly string[])[],
  rows: readonly (readonly string[])[],
): string[] | undefined {
  const played = playedColumns(columns, places.length);
  const headings = played && [...places, "Contract", ...played];
  return headings && [...headings, ...scoreColumns(columns.slice(headings.length), rows, headings)];
}

/** Scores and nothing else: each can be had on its board. */
function scoresOf(places: readonly string[], columns: readonly (readonly string[])[]): string[] | undefined {
  const boards = columns[places.indexOf("Board")];
  const scores = columns.slice(places.length);
  if (scores.length < 1 || scores.length > 2) return undefined;
  const legal = boards.filter((text, i) => {
    const score = parseTwoScores(scores[0][i], scores[1]?.[i]);
    const line = boardIn(text);
    return score?.ok && line.board > 0 && isLegalScore(score.value, lineVulnerability(line));
  });
  const certain = legal.length >= FEWEST_SCORES && legal.length >= boards.length * NEARLY_ALL;
  return certain ? [...places, ...["NS score", "EW score"].slice(0, scores.length)] : undefined;
}

/** Fewer may be anything. */
const FEWEST_SCORES = 4;

const isSeat = (text: string): boolean => TONGUES.some(({ language }) => parseSeat(text, language).ok);
const isTricks = (text: string): boolean => /^\d{1,2}$/.test(plain(text)) && Number(plain(text)) <= 13;
const isRelative = (text: string): boolean => /^(?:=|[+-]\d{1,2})$/.test(compact(text));

/** Who declared and how it ended, as far as the contract's own cell does not say it. */
function playedColumns(columns: readonly (readonly string[])[], contract: number): string[] | undefined {
  const inCell = inOneCell(columns[contract]);
  const names: string[] = [];
  const next = (): readonly string[] => columns[contract + 1 + names.length] ?? [];
  if (nearlyAll(next(), isSeat)) names.push("By");
  else if (!inCell.declarer) return undefined;
  const results = next().filter((text) => text !== "");
  const unsigned = results.filter(isTricks);
  const signed = results.filter(isRelative).length;
  if (results.length && unsigned.length + signed >= results.length * NEARLY_ALL) {
    // Unsigned numbers that are all small may count over book, or over the contract.
    if (!inCell.tricks && unsigned.length && !unsigned.some((text) => Number(text) > 7)) return undefined;
    names.push(signed ? "Result" : "Tricks");
  } else if (!inCell.tricks) return undefined;
  if (nearlyAll(next(), isCard)) names.push("Lead");
  return names;
}

function inOneCell(contracts: readonly string[]): { declarer: boolean; tricks: boolean } {
  const read = contracts.flatMap((text) => {
    const found = TONGUES.map((tongue) => parseContract(text, tongue)).find(({ ok }) => ok);
    return found?.ok ? [found.value] : [];
  });
  return {
    declarer: read.filter(({ declarer }) => declarer).length >= read.length * NEARLY_ALL,
    tricks: read.filter(({ tricks }) => tricks !== undefined).length >= read.length * NEARLY_ALL,
  };
}

/** The columns of scores, in the language in which most of them come out. */
function scoreColumns(
  columns: readonly (readonly string[])[],
  rows: readonly (readonly string[])[],
  headings: readonly string[],
): string[] {
  const readings = TONGUES.map((tongue) => columnsAfter(columns, resultsOf(rows, headings, tongue)));
  const told = (names: readonly string[]): number => names.filter(Boolean).length;
  return readings.reduce((best, names) => (told(names) > told(best) ? names : best));
}

/** N-S's score of each row as its contract has it. */
function resultsOf(rows: readonly (readonly string[])[], headings: readonly string[], tongue: KnownTongue): Filled[] {
  return rows.map((row) => {
    const cell = (name: string): string => row[headings.indexOf(name)] ?? "";
    const bid = parseContract(cell("Contract"), tongue);
    const { board, vulnerable } = boardIn(cell("Board"));
    if (!bid.ok || board === 0) return { board };
    const { contract } = bid.value;
    const seat = parseSeat(cell("By"), tongue.language);
    const declarer = seat.ok ? seat.value : bid.value.declarer;
    const result = parseResult(cell("Tricks") || cell("Result"), contract);
    const tricks = result.ok ? result.value : bid.value.tricks;
    const score = lineScore({ board, vulnerable, contract, declarer, tricks });
    return { board, ...(score === undefined ? {} : { score }) };
  });
}
