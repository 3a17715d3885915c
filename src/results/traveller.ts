/** Travellers: every result of a board with its score and matchpoints. */
import { makeContract } from "../notation/contract";
import { makeLead } from "../notation/lead";
import { makeSpecial } from "../notation/entry";
import type { LanguageCode } from "../notation/languages";
import { unread, type Unread } from "../notation/problem";
import { makeResult } from "../notation/result";
import { seatLetter } from "../notation/words";
import type { Side } from "../scoring/types";
import { pointsHeading, rectangle, shown, shownPercent, shownPoints, type Figure } from "./figures";
import { comparePairs } from "./pairs";
import { groups } from "./groups";
import { languageOf } from "./language";
import type { ScoredLine, ScoredSession } from "./session";
import { basisHeading, countedScore } from "./scoreColumns";
import { scoringUnit } from "./settings";
import type { ResultLine, Settings } from "./types";

/** The last column of a traveller and of a card, only where somebody has written a note. */
export const NOTE_HEADING = "TD note";

function heading(settings: Settings): string[] {
  const points = pointsHeading(settings);
  const basis = scoringUnit(settings) === "MP" ? "NS %" : basisHeading(settings);
  return [
    "NS",
    "EW",
    "Contract",
    "By",
    "Lead",
    "Result",
    "NS score",
    "EW score",
    `NS ${points}`,
    `EW ${points}`,
    basis,
  ];
}

/**
 * The cells of TRAVELLER: one board, or all, each under its heading with a blank row between. With several boards the
 * first column names the board. Best score for N-S first; lines still to come stand last.
 */
export function travellerCells(session: ScoredSession, boards: readonly number[]): Figure[][] | Unread {
  const wanted = travellers(session, boards);
  if (!Array.isArray(wanted)) return wanted;
  const also = {
    several: wanted.length > 1,
    sections: session.lines.some(({ line }) => line.section !== ""),
    noted: wanted.flat().some(({ line }) => line.note),
  };
  const tables = wanted.map((lines) => board(lines, session, also));
  return rectangle(
    tables.length ? tables.flatMap((table, i) => (i ? [[], ...table] : table)) : [heading(session.settings)],
  );
}

/** The lines of each board that is asked for, or of all, in the order in which they are shown. */
export function travellers(session: ScoredSession, boards: readonly number[]): ScoredLine[][] | Unread {
  const all = groups(
    session.lines.filter(({ line }) => line.board > 0),
    ({ line }) => line.board,
  ).sort(([a], [b]) => a.line.board - b.line.board);
  const wanted = boards.length ? boards.map((board) => all.find(([first]) => first.line.board === board)) : all;
  const unknown = wanted.indexOf(undefined);
  if (unknown >= 0) return unread("unknownBoard", String(boards[unknown]));
  return (wanted as ScoredLine[][]).map((lines) => [...lines].sort(byScore));
}

function board(
  lines: readonly ScoredLine[],
  session: ScoredSession,
  { several, sections, noted }: Record<"several" | "sections" | "noted", boolean>,
): Figure[][] {
  const front = (scored?: ScoredLine): Figure[] => [
    ...(several ? [scored ? scored.line.board : "Board"] : []),
    ...(sections ? [scored ? scored.line.section : "Section"] : []),
  ];
  const note = (text: string): string[] => (noted ? [text] : []);
  const rows = lines.map((scored) => [...front(scored), ...row(scored, session), ...note(scored.line.note ?? "")]);
  return [[...front(), ...heading(session.settings), ...note(NOTE_HEADING)], ...rows];
}

function byScore(a: ScoredLine, b: ScoredLine): number {
  const [first, second] = [a, b].map(({ line }) => countedScore(line) ?? -Infinity);
  return (
    (first === second ? 0 : second - first) ||
    comparePairs({ section: a.line.section, id: a.line.ns }, { section: b.line.section, id: b.line.ns })
  );
}

function row({ line, ns, ew, basis }: ScoredLine, { settings }: ScoredSession): Figure[] {
  const score = countedScore(line);
  const language = languageOf(settings);
  return [
    whoSits(line, "NS"),
    whoSits(line, "EW"),
    contractText(line, language),
    line.declarer ? seatLetter(line.declarer, language) : "",
    makeLead(line.lead ?? "", language),
    resultText(line, language),
    score !== undefined && score >= 0 ? score : "",
    score !== undefined && score < 0 ? -score : "",
    shownPoints(ns, settings),
    shownPoints(ew, settings),
    scoringUnit(settings) === "MP" ? shownPercent(ns, settings) : basis ? shown(basis, settings) : "",
  ];
}

/** The pair's number, or both players' of an individual event. */
function whoSits(line: ResultLine, side: Side): string {
  const pair = side === "NS" ? line.ns : line.ew;
  if (pair || !line.players) return pair;
  const [north, east, south, west] = line.players;
  return (side === "NS" ? [north, south] : [east, west]).join(" & ");
}

/** "4SX", "PASS", or "" where no contract is known. */
export function contractText(line: ResultLine, language: LanguageCode = "en"): string {
  if (line.contract) return makeContract(line.contract, false, language);
  return line.status === "passed" ? makeSpecial({ kind: "passed" }, language) : "";
}

/** "+1", or what became of the line: "60-40", "NP". */
export function resultText(line: ResultLine, language: LanguageCode = "en"): string {
  if (line.award) return makeSpecial({ kind: "award", ...line.award }, language);
  if (line.status === "notPlayed" || line.status === "sitOut" || line.status === "pending") {
    return makeSpecial({ kind: line.status }, language);
  }
  return line.contract && line.tricks !== undefined ? makeResult(line.contract, line.tricks) : "";
}

/**
 * The notes of one list, a board's or a card's, as footnotes of a printed page: "1)" in the last column, and the texts by
 * themselves. A formula's cells cannot have them below, for a text does not reach over the cells of its spill.
 */
export function withFootnotes(cells: readonly (readonly Figure[])[]): { cells: Figure[][]; footnotes: string[] } {
  const column = cells.length ? cells[0].indexOf(NOTE_HEADING) : -1;
  const footnotes: string[] = [];
  const marks = cells.map((row, i) => {
    const note = column < 0 || i === 0 ? "" : row[column];
    return note === "" ? "" : `${footnotes.push(String(note))})`;
  });
  const isNoted = footnotes.length > 0;
  return {
    cells: cells.map((row, i) => [
      ...row.filter((_, at) => at !== column),
      ...(isNoted ? [i === 0 ? MARK_HEADING : marks[i]] : []),
    ]),
    footnotes: footnotes.map((note, i) => `${i + 1}) ${note}`),
  };
}

export const MARK_HEADING = "Note";
