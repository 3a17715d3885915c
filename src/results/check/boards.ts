/** Boards that stand apart: a number that hardly occurs, too few or too many rows, a gap, another vulnerability. */
import { vulnerability } from "../../scoring/board";
import { groups } from "../groups";
import { entrants, onBoards, writtenIn, type Checked, type CheckedRow } from "./checked";
import { isTeamScoring } from "../settings";
import { write, writeBoard, type CellChange } from "./correction";
import { mostCommon } from "./counts";
import { finding, type CheckFinding } from "./finding";
import { likelyBoards, type Meetings } from "./meetings";
import { correctionLabels } from "../../notation/messages";

/** Boards of a club's sets. */
const LAST_USUAL = 36;
/** At least so many boards, with so many rows each, show what is usual. */
const LEAST_BOARDS = 4;
const LEAST_ROWS = 3;
/** So many of the boards must have the usual number of rows, or there is none. */
const USUAL = 0.75;
/** A board with at most this part of the usual rows is a slip of the number. */
const STRAY = 1 / 3;

export function checkBoards(checked: Checked, meetings: Meetings): CheckFinding[] {
  const rows = onBoards(checked.rows);
  const counted = isTeamScoring(checked.settings)
    ? []
    : groups(rows, ({ line }) => line.section).flatMap((section) => checkCounts(checked, meetings, section));
  return [...counted, ...gaps(checked, withoutStrays(rows)), ...vulnerabilities(checked, rows)];
}

function checkCounts(checked: Checked, meetings: Meetings, rows: readonly CheckedRow[]): CheckFinding[] {
  const boards = groups(rows, ({ line }) => line.board);
  const usual = mostCommon(boards.map(({ length }) => length));
  if (!usual || boards.length < LEAST_BOARDS || usual.value < LEAST_ROWS) return [];
  const isStray = (board: readonly CheckedRow[]): boolean => board.length <= usual.value * STRAY;
  const whole = boards.filter((board) => !isStray(board));
  if (usual.count < whole.length * USUAL) return [];
  const everyone = new Set(rows.flatMap((row) => entrants(row, checked.settings).map(({ id }) => id)));
  const high = boards.filter(([{ line }]) => line.board > LAST_USUAL);
  return boards.flatMap((board): CheckFinding[] => {
    const [first] = board;
    const read = String(first.line.board);
    const about = [String(board.length), String(usual.value)];
    if (isStray(board)) {
      return board.map((row) => {
        const corrections = likelyBoards(meetings, row).flatMap((meant) => writeBoard(checked, row.row, meant));
        return finding(checked, "odd", "strayBoard", row.row, "board", { read, about, corrections });
      });
    }
    if (high.length === 1 && high[0] === board) {
      return [finding(checked, "odd", "strayBoard", first.row, "board", { read, about })];
    }
    if (board.length > usual.value) return [finding(checked, "odd", "boardLong", first.row, "board", { read, about })];
    if (board.length === usual.value) return [];
    const pairs = absent(everyone, board, checked);
    return [finding(checked, "odd", "boardShort", first.row, "board", { read, about: [...about, pairs] })];
  });
}

/** More than the pairs of two tables tell nothing. */
const MOST_NAMED = 4;

function absent(everyone: ReadonlySet<string>, board: readonly CheckedRow[], { settings }: Checked): string {
  const playing = new Set(board.flatMap((row) => entrants(row, settings).map(({ id }) => id)));
  const missing = [...everyone].filter((id) => !playing.has(id));
  return missing.length <= MOST_NAMED ? missing.join(", ") : "";
}

/** A number that hardly occurs is no end of a gap. */
function withoutStrays(rows: readonly CheckedRow[]): CheckedRow[] {
  const boards = groups(rows, ({ line }) => line.board);
  const usual = mostCommon(boards.map(({ length }) => length))?.value ?? 0;
  return boards.filter(({ length }) => length > usual * STRAY).flat();
}

const LEAST_FOR_GAPS = 6;
const MOST_GAPS = 2;

/** A single number that is left out between boards that were played. */
function gaps(checked: Checked, rows: readonly CheckedRow[]): CheckFinding[] {
  const firstOf = new Map<number, CheckedRow>();
  for (const row of rows) if (!firstOf.has(row.line.board)) firstOf.set(row.line.board, row);
  const boards = [...firstOf.keys()].sort((a, b) => a - b);
  const after = boards.filter((board, i) => i > 0 && board - boards[i - 1] === 2);
  if (boards.length < LEAST_FOR_GAPS || after.length > MOST_GAPS) return [];
  return after.map((board) =>
    finding(checked, "missing", "boardGap", (firstOf.get(board) as CheckedRow).row, "board", {
      read: String(board - 1),
      about: [String(board - 2), String(board)],
    }),
  );
}

/** More boards than this with another vulnerability, and the source has its own order. */
const OWN_ORDER = 0.25;

/** The vulnerability that a row says against its board's (Law 2): was another board played (case O27)? */
function vulnerabilities(checked: Checked, rows: readonly CheckedRow[]): CheckFinding[] {
  const said = rows.filter(({ line }) => line.vulnerable !== undefined);
  const boards = groups(said, ({ line }) => line.board).map((board) =>
    board.filter(({ line }) => line.vulnerable !== vulnerability(line.board)),
  );
  const odd = boards.filter((board) => board.length > 0);
  if (odd.length > Math.max(1, boards.length * OWN_ORDER)) return [];
  return odd.map((board) => {
    const [first] = board;
    const law = vulnerability(first.line.board);
    const cells = board.flatMap(({ row }): CellChange[] =>
      write(checked, row, { vulnerable: law }).flatMap((one) => one.cells),
    );
    return finding(checked, "odd", "vulnerabilityDiffers", first.row, "vulnerable", {
      read: writtenIn(checked, first.row, "vulnerable"),
      about: [String(first.line.board), law],
      corrections: cells.length ? [{ label: correctionLabels.write(cells.slice(0, 1)), cells }] : [],
    });
  });
}
