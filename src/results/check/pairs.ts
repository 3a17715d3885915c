/** Pairs where they cannot be: twice on one board, against themselves, meeting again. */
import type { Problem } from "../../notation/problem";
import { groups } from "../groups";
import { isTeamScoring, setting } from "../settings";
import type { Settings } from "../types";
import { entrants, onBoards, type Checked, type CheckedRow } from "./checked";
import { set, write, writeBoard } from "./correction";
import { tally } from "./counts";
import { finding, type CheckFinding } from "./finding";
import { likelyBoards, meetAgain, usualOpponent, type Meetings } from "./meetings";
import { repeatedRows, repetitions } from "./repeated";

/** From so many on, and this part of the rows, it is not one slip but a column or a setting that is missing. */
const MANY = 4;
const MANY_PART = 0.1;

interface Twice {
  id: string;
  key: string;
  field: "ns" | "ew";
  first: CheckedRow;
  second: CheckedRow;
}

export function checkPairs(checked: Checked, meetings: Meetings): CheckFinding[] {
  const rows = onBoards(checked.rows);
  const itself = checked.rows.filter((row) => row.problems.some(({ kind }) => kind === "pairAgainstItself"));
  const repeated = repeatedRows(rows);
  const told = new Set([...itself, ...repeated.map(({ second }) => second)]);
  const rest = rows.filter((row) => !told.has(row));
  const twice = playTwice(rest, checked.settings);
  const many = (count: number): boolean => count >= MANY && count > rows.length * MANY_PART;
  if (many(twice.length + itself.length))
    return [...repetitions(checked, meetings, repeated, many), inGeneral(checked, twice, itself)];
  const misplaced = rowsTwiceOver(twice);
  return [
    ...repetitions(checked, meetings, repeated, many),
    ...itself.map((row) => againstItself(checked, meetings, row)),
    ...misplaced.map((row) => bothTwice(checked, meetings, row, twice)),
    ...twice
      .filter(({ first, second }) => !misplaced.includes(first) && !misplaced.includes(second))
      .map((one) => playsTwice(checked, meetings, one)),
    ...(isTeamScoring(checked.settings)
      ? []
      : again(
          checked,
          meetings,
          twice.flatMap(({ first, second }) => [first, second]),
        )),
  ];
}

/** A pair plays a board once; a team at two tables, once each way. */
function playTwice(rows: readonly CheckedRow[], settings: Settings): Twice[] {
  const teams = isTeamScoring(settings);
  const seats = rows.flatMap((row) =>
    entrants(row, settings).map(({ key, id, field }) => ({ row, key, id, field: field as "ns" | "ew" })),
  );
  const place = ({ row: { line }, key, field }: (typeof seats)[number]): string =>
    teams ? `${line.board}|${line.round ?? ""}|${key}|${field}` : `${line.board}|${key}`;
  return groups(seats, place).flatMap(([first, ...others]) =>
    others.map(({ row, key, id, field }): Twice => ({ id, key, field, first: first.row, second: row })),
  );
}

/** Rows whose both pairs play the board in other rows too: their board number is wrong. */
function rowsTwiceOver(twice: readonly Twice[]): CheckedRow[] {
  const rows = tally(twice.flatMap(({ first, second }) => [first, second]));
  return [...rows].filter(([, count]) => count > 1).map(([row]) => row);
}

function bothTwice(checked: Checked, meetings: Meetings, row: CheckedRow, twice: readonly Twice[]): CheckFinding {
  const ones = twice.filter(({ first, second }) => first === row || second === row);
  const others = ones.map(({ first, second }) => `row ${(first === row ? second : first).row}`);
  return finding(checked, "wrong", "playsTwice", row.row, "board", {
    read: ones.map(({ id }) => id).join(" and "),
    about: [String(row.line.board), others.join(" and ")],
    corrections: likelyBoards(meetings, row).flatMap((board) => writeBoard(checked, row.row, board)),
  });
}

/** Either row may hold the wrong number: the one whose opponents usually sit against somebody else does. */
function playsTwice(checked: Checked, meetings: Meetings, { id, key, first, second }: Twice): CheckFinding {
  const seatIn = (row: CheckedRow): "ns" | "ew" =>
    entrants(row, checked.settings).find((seat) => seat.key === key)?.field as "ns" | "ew";
  const meantIn = (row: CheckedRow): string | undefined =>
    row.line.players && !row.line.ns ? undefined : usualOpponent(meetings, row, seatIn(row));
  const wrong = meantIn(second) === undefined && meantIn(first) !== undefined ? first : second;
  const meant = meantIn(wrong);
  const other = wrong === first ? second : first;
  return finding(checked, "wrong", "playsTwice", wrong.row, seatIn(wrong), {
    read: id,
    about: [String(wrong.line.board), `row ${other.row}`],
    corrections: meant ? write(checked, wrong.row, { [seatIn(wrong)]: meant }) : [],
  });
}

function againstItself(checked: Checked, meetings: Meetings, row: CheckedRow): CheckFinding {
  const { read } = row.problems.find(({ kind }) => kind === "pairAgainstItself") as Problem;
  const corrections = (["ew", "ns"] as const).flatMap((field) => {
    const pair = usualOpponent(meetings, row, field);
    return pair ? write(checked, row.row, { [field]: pair }) : [];
  });
  return finding(checked, "wrong", "pairAgainstItself", row.row, "ns", { read, corrections });
}

/** So many that numbers mean something else: two pairs of one number, or two sections in one. */
function inGeneral(checked: Checked, twice: readonly Twice[], itself: readonly CheckedRow[]): CheckFinding {
  const own: Settings = { ...checked.settings, Numbers: "Each direction its own" };
  const first = twice[0]?.second ?? itself[0];
  const helps =
    setting(checked.settings, "Numbers") !== own.Numbers && playTwice(onBoards(checked.rows), own).length === 0;
  return finding(checked, "wrong", "manyPlayTwice", first.row, "ns", {
    read: String(twice.length + itself.length),
    about: [String(first.line.board)],
    corrections: helps ? [set("Numbers", "Each direction its own")] : [],
  });
}

function again(checked: Checked, meetings: Meetings, told: readonly CheckedRow[]): CheckFinding[] {
  return meetAgain(meetings)
    .filter(({ row }) => !told.includes(row))
    .map(({ row, boards }) => {
      const { line } = row;
      const corrections = (["ew", "ns"] as const).flatMap((field) => {
        const pair = usualOpponent(meetings, row, field);
        return pair ? write(checked, row.row, { [field]: pair }) : [];
      });
      return finding(checked, "odd", "meetsAgain", row.row, "ew", {
        read: `${line.ns} and ${line.ew}`,
        about: [String(line.board), boards.join(", ")],
        corrections,
      });
    });
}
