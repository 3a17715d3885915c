/** Reads what a movement is asked for, from the cells of a formula or the pane's fields. */
import { parseSide } from "../notation/board";
import { nearest } from "../notation/nearest";
import { read, unread, type Reading } from "../notation/problem";
import { folded, isBlank, numberOf, textOf } from "../notation/text";
import { fairSwitch } from "./arrowSwitch";
import { FAMILIES, type Family, type Size } from "./families";
import { planMovement, type Movement } from "./movement";
import { hasOwnNumbers, numberedOn } from "./numbering";
import { readMissing } from "./readMissing";
import { capital, choiceOf, counted, KIND_NAMES, MOVEMENT_NAMES, withArticle, type MovementName } from "./texts";
import { upTo, type Layout, type MovementKind } from "./types";

/** Cells as they come: a blank, however it arrives, leaves the default, and so does a numeric 0. */
export interface MovementCells {
  name: unknown;
  /** 8, or 8.5 for a half table. */
  tables: unknown;
  rounds?: unknown;
  boardsPerRound?: unknown;
  /** The pair of a half table that is not there, or the side on which one is missing. */
  missing?: unknown;
  /** How many of the last rounds, or Auto. */
  switchedRounds?: unknown;
  /** The first E-W pair's number. */
  numbering?: unknown;
}

/** Undefined while there is no name or no number of tables. */
export function readMovement(cells: MovementCells): Reading<Movement> | undefined {
  if (isUnset(cells.name) || isUnset(cells.tables)) return undefined;
  const name = parseName(cells.name);
  if (!name.ok) return name;
  const tables = parseTables(cells.tables);
  if (!tables.ok) return tables;
  const sized = chooseKind(name.value, tables.value);
  if (!sized.ok) return sized;
  const { kind } = sized.value;
  const family = FAMILIES[kind];
  const size = { ...sized.value.size, side: oddSide(cells.missing, family) };
  const rounds = parseRounds(cells.rounds, size, kind);
  if (!rounds.ok) return rounds;
  const boardsPerRound = parseBoards(cells.boardsPerRound, rounds.value, family.setsPerRound ?? 1);
  if (!boardsPerRound.ok) return boardsPerRound;
  const layout = family.layout(size, rounds.value);
  const switched = parseSwitched(cells.switchedRounds, rounds.value, kind);
  if (!switched.ok) return switched;
  const firstEw = parseNumbering(cells.numbering, layout, kind);
  if (!firstEw.ok) return firstEw;
  if (switched.value > 0 && hasOwnNumbers(layout, firstEw.value)) {
    return unread("switchOwnNumbers", textOf(cells.numbering), [String(numberedOn(layout))]);
  }
  const missing = readMissing(cells.missing, {
    layout,
    firstEw: firstEw.value,
    odd: size.odd,
    tables: size.tables,
    family,
  });
  if (!missing.ok) return missing;
  return read(
    planMovement({
      ...size,
      kind,
      rounds: rounds.value,
      boardsPerRound: boardsPerRound.value,
      switched: switched.value,
      firstEw: firstEw.value,
      ...(missing.value === undefined ? {} : { missing: missing.value }),
    }),
  );
}

const isUnset = (value: unknown): boolean => isBlank(value) || value === 0;

function parseName(value: unknown): Reading<MovementName> {
  const word = (text: string): string => folded(text.replace(/\u00BE/g, "3/4"));
  const wanted = word(textOf(value));
  const known = MOVEMENT_NAMES.find(({ name, others }) => [name, ...others].some((one) => word(one) === wanted));
  if (known) return read(known);
  const names = MOVEMENT_NAMES.flatMap(({ name, others }) => [name, ...others]);
  const begun = names.filter((name) => word(name).startsWith(`${wanted} `));
  const near = begun.length > 0 ? begun : nearest(textOf(value), names);
  return unread("unknownMovement", textOf(value), near.length > 0 ? near : MOVEMENT_NAMES.map(({ name }) => name));
}

/** Beyond any hall: it is a date or a slip of the finger. */
const MOST_TABLES = 1000;

function parseTables(value: unknown): Reading<number> {
  const tables = numberOf(typeof value === "string" ? value.replace(/ ?\u00BD/g, ".5") : value);
  const isCount = tables !== undefined && tables > 0 && tables <= MOST_TABLES && Number.isInteger(2 * tables);
  return isCount ? read(tables) : unread("notTables", textOf(value));
}

/** The first of the movements that a name may mean that is offered for so many tables. */
function chooseKind(
  { name, kinds }: MovementName,
  tables: number,
): Reading<{ kind: MovementKind; size: Pick<Size, "tables" | "odd"> }> {
  for (const kind of kinds) {
    if (offeredTables(FAMILIES[kind]).includes(tables)) return read({ kind, size: sizeOf(FAMILIES[kind], tables) });
  }
  const title = kinds.length === 1 ? KIND_NAMES[kinds[0]] : name;
  const offered = kinds.flatMap((kind) => offeredTables(FAMILIES[kind]));
  const whole = offered.filter(Number.isInteger).sort((a, b) => a - b);
  const half = offered.filter((one) => !Number.isInteger(one)).sort((a, b) => a - b);
  const unit = FAMILIES[kinds[0]].contestants === "teams" ? "teams, a table each" : "tables";
  const likely = [
    ...(whole.length ? [`${choiceOf(whole)} ${unit}`] : []),
    ...(half.length ? [`${choiceOf(half)} with a half table`] : []),
  ];
  return unread("tablesNotOffered", `${capital(withArticle(title))} of ${counted(tables, "table")}`, likely);
}

/** As people count them: 8, and 8.5 for 17 pairs. */
export function offeredTables({ tables, halfTable, leastHalf = 0 }: Family): number[] {
  const halves = tables.map((count) => (halfTable === "extra" ? count + 0.5 : count - 0.5));
  if (halfTable === "none") return [...tables];
  if (halfTable === "extra") return halves;
  return [...tables, ...halves.filter((half) => half >= leastHalf)];
}

/** How a number of tables, as people count them, is laid out. */
export function sizeOf({ halfTable }: Family, tables: number): Pick<Size, "tables" | "odd"> {
  const odd = !Number.isInteger(tables);
  return { tables: halfTable === "extra" ? Math.floor(tables) : Math.ceil(tables), odd };
}

/** The side with one pair more, where one of them is extra: the other side is said to be missing one. */
function oddSide(missing: unknown, { halfTable }: Family): Size["side"] {
  const side = parseSide(missing);
  return halfTable === "extra" && side.ok && side.value === "NS" ? "EW" : "NS";
}

function parseRounds(value: unknown, size: Size, kind: MovementKind): Reading<number> {
  const { lengths, usual } = FAMILIES[kind];
  if (isUnset(value)) return read(usual(size));
  const offered = lengths(size);
  const rounds = numberOf(value);
  if (rounds !== undefined && offered.includes(rounds)) return read(rounds);
  const title = `${withArticle(KIND_NAMES[kind])} of ${counted(size.tables, "table")}`;
  return unread("roundsNotOffered", textOf(value), [`${title} has ${choiceOf(offered)}`]);
}

/** About as many boards as are played in an evening. */
export const EVENING_BOARDS = 24;
const MOST_BOARDS = 60;

function parseBoards(value: unknown, rounds: number, setsPerRound: number): Reading<number> {
  if (isUnset(value)) return read(setsPerRound * Math.max(1, Math.round(EVENING_BOARDS / rounds / setsPerRound)));
  const boards = numberOf(value);
  const isWhole = boards !== undefined && Number.isInteger(boards) && boards >= 1 && boards <= MOST_BOARDS;
  if (isWhole && boards % setsPerRound === 0) return read(boards);
  const whole =
    setsPerRound === 1 ? `a whole number from 1 to ${MOST_BOARDS}` : `an even number, for a round is two halves`;
  return unread("notBoardsARound", textOf(value), [whole]);
}

function parseSwitched(value: unknown, rounds: number, kind: MovementKind): Reading<number> {
  if (isUnset(value)) return read(0);
  const count = folded(textOf(value)) === "auto" ? fairSwitch(rounds) : numberOf(value);
  if (count === 0) return read(0);
  if (!FAMILIES[kind].switchable) return unread("switchNotHere", textOf(value), [withArticle(KIND_NAMES[kind])]);
  const isCount = count !== undefined && upTo(rounds).includes(count);
  return isCount ? read(count) : unread("notSwitched", textOf(value), [`0 to ${rounds}`, "Auto"]);
}

/** Numbers stay short enough to be written on a traveller. */
const MOST_NUMBER = 900;

function parseNumbering(value: unknown, layout: Layout, kind: MovementKind): Reading<number> {
  const on = numberedOn(layout);
  const word = folded(textOf(value));
  if (isUnset(value) || word === "one list") return read(on);
  if (!layout.sides) return unread("numberingNotHere", textOf(value), [withArticle(KIND_NAMES[kind])]);
  if (word === "each direction its own") return read(1);
  const from = /^(\d+)(?: (?:to )?\d+)?$/.exec(word);
  const first = from ? Number(from[1]) : NaN;
  if (first === 1 || (first >= on && first <= MOST_NUMBER)) return read(first);
  return unread("notNumbering", textOf(value), [`1 for numbers of their own`, `${on} or more`]);
}
