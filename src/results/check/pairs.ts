/** Pairs where they cannot be: twice on one board, against themselves, meeting again. */
import { correctionLabels } from "../../notation/messages";
import { groups } from "../groups";
import { setting } from "../settings";
import type { Settings } from "../types";
import { entrants, isTeams, onBoards, type Checked, type CheckedRow } from "./checked";
import { clearRow, set, write, writeBoard, type Correction } from "./correction";
import { tally } from "./counts";
import { finding, type CheckFinding } from "./finding";
import { likelyBoards, meetAgain, usualOpponent, type Meetings } from "./meetings";

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
    return [...repetitions(checked, repeated, many), inGeneral(checked, twice, itself)];
  const misplaced = rowsTwiceOver(twice);
  return [
    ...repetitions(checked, repeated, many),
    ...itself.map((row) => againstItself(checked, meetings, row)),
    ...misplaced.map((row) => bothTwice(checked, meetings, row, twice)),
    ...twice
      .filter(({ first, second }) => !misplaced.includes(first) && !misplaced.includes(second))
      .map((one) => playsTwice(checked, meetings, one)),
    ...(isTeams(checked.settings)
      ? []
      : again(
          checked,
          meetings,
          twice.flatMap(({ first, second }) => [first, second]),
        )),
  ];
}

interface Repeated {
  first: CheckedRow;
  second: CheckedRow;
}

/** The same pairs in the same seats on the same board. */
function repeatedRows(rows: readonly CheckedRow[]): Repeated[] {
  const seats = ({ line }: CheckedRow): string =>
    [line.section, line.round ?? "", line.board, line.ns, line.ew, ...(line.players ?? [])].join("|");
  const seated = rows.filter(({ line }) => (line.ns && line.ew) || line.players);
  return groups(seated, seats).flatMap(([first, ...others]) => others.map((second) => ({ first, second })));
}

function repetitions(
  checked: Checked,
  repeated: readonly Repeated[],
  many: (count: number) => boolean,
): CheckFinding[] {
  if (repeated.length === 0) return [];
  const [{ first, second }] = repeated;
  if (many(repeated.length)) {
    const clear = repeated.flatMap((one) => clearRow(checked, one.second.row));
    const cells = clear.flatMap((one) => one.cells);
    const corrections = cells.length ? [{ label: correctionLabels.clearRows(repeated.length), cells }] : [];
    const said = { read: String(repeated.length), about: [`row ${first.row}`], corrections };
    return [finding(checked, "wrong", "rowsTwice", second.row, "board", said)];
  }
  return repeated.map((one) =>
    finding(checked, "wrong", "rowTwice", one.second.row, "board", {
      read: `${one.second.line.ns} v ${one.second.line.ew}`,
      about: [String(one.second.line.board), `row ${one.first.row}`],
      corrections: clearable(checked, one),
    }),
  );
}

/** The later row where it says the same or nothing; where they differ, either may be the wrong one. */
function clearable(checked: Checked, { first, second }: Repeated): Correction[] {
  const same = first.line.score === second.line.score && first.line.status === second.line.status;
  const clear = clearRow(checked, second.row);
  if (same || second.line.status === "expected") return clear;
  if (first.line.status === "expected") return clearRow(checked, first.row);
  return [...clear, ...clearRow(checked, first.row)].map(({ cells }) => ({
    label: correctionLabels.clearOf(cells[0].row),
    cells,
  }));
}

/** A pair plays a board once; a team at two tables, once each way. */
function playTwice(rows: readonly CheckedRow[], settings: Settings): Twice[] {
  const teams = isTeams(settings);
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
    (entrants(row, checked.settings).find((seat) => seat.key === key)?.field ?? "ns") as "ns" | "ew";
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
  const problem = row.problems.find(({ kind }) => kind === "pairAgainstItself");
  const corrections = (["ew", "ns"] as const).flatMap((field) => {
    const pair = usualOpponent(meetings, row, field);
    return pair ? write(checked, row.row, { [field]: pair }) : [];
  });
  return finding(checked, "wrong", "pairAgainstItself", row.row, "ns", {
    read: problem?.read ?? row.line.ns,
    corrections,
  });
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
