/** Rows that stand twice: the same pairs in the same seats on the same board. */
import { correctionLabels } from "../../notation/messages";
import { groups } from "../groups";
import type { Checked, CheckedRow } from "./checked";
import { clearRow, writeBoard, type Correction } from "./correction";
import { finding, type CheckFinding } from "./finding";
import { likelyBoards, type Meetings } from "./meetings";

export interface Repeated {
  first: CheckedRow;
  second: CheckedRow;
}

/** The same pairs in the same seats on the same board. */
export function repeatedRows(rows: readonly CheckedRow[]): Repeated[] {
  const seats = ({ line }: CheckedRow): string =>
    [line.section, line.round ?? "", line.board, line.ns, line.ew, ...(line.players ?? [])].join("|");
  const seated = rows.filter(({ line }) => (line.ns && line.ew) || line.players);
  return groups(seated, seats).flatMap(([first, ...others]) => others.map((second) => ({ first, second })));
}

/** A finding for each repeated row; one for all of them where they are many. */
export function repetitions(
  checked: Checked,
  meetings: Meetings,
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
  return repeated.map((one) => {
    const { first, second } = one;
    const [here, there] = [second, first].map((row) => boardBeside(checked, meetings, row));
    const misplaced = here.fits > there.fits ? second : here.fits < there.fits ? first : undefined;
    const shown = misplaced ?? second;
    return finding(checked, "wrong", "rowTwice", shown.row, "board", {
      read: `${shown.line.ns} v ${shown.line.ew}`,
      about: [String(shown.line.board), `row ${shown === second ? first.row : second.row}`],
      corrections: [
        ...(misplaced ? (misplaced === second ? here : there).corrections : otherBoards(checked, meetings, one)),
        ...clearable(checked, one),
      ],
    });
  });
}

/**
 * A board that the two pairs lack and that the rows above and below have: the row stands in its place. It fits less
 * where its neighbours have its own board.
 */
function boardBeside(
  checked: Checked,
  meetings: Meetings,
  row: CheckedRow,
): { fits: number; corrections: Correction[] } {
  const beside = checked.rows.filter((other) => Math.abs(other.row - row.row) === 1).map(({ line }) => line.board);
  const meant = likelyBoards(meetings, row).filter((board) => beside.includes(board));
  const count = (boards: readonly number[]): number => beside.filter((board) => boards.includes(board)).length;
  return {
    fits: meant.length ? count(meant) - count([row.line.board]) : -beside.length,
    corrections: meant.flatMap((board) => writeBoard(checked, row.row, board)),
  };
}

/** A board that the two pairs lack, for either row. */
function otherBoards(checked: Checked, meetings: Meetings, { first, second }: Repeated): Correction[] {
  return [second, first].flatMap((row) =>
    likelyBoards(meetings, row).flatMap((board) =>
      writeBoard(checked, row.row, board).map(({ cells }) => ({
        label: correctionLabels.writeIn(row.row, cells),
        cells,
      })),
    ),
  );
}

/** The later row where it says the same or nothing; where they differ, either may be the wrong one. */
function clearable(checked: Checked, { first, second }: Repeated): Correction[] {
  const same = first.line.score === second.line.score && first.line.status === second.line.status;
  const clear = clearRow(checked, second.row);
  if (same || second.line.status === "expected") return clear;
  const either = [...clear, ...clearRow(checked, first.row)];
  return first.line.status === "expected"
    ? either.slice(-1)
    : either.map(({ cells }) => ({ label: correctionLabels.clearOf(cells[0].row), cells }));
}
