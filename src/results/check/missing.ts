/** What is still to come: results that are not entered, or not decided. */
import { makeSpecial } from "../../notation/entry";
import type { Field } from "../../notation/languages";
import { groups } from "../groups";
import { headingOf, onBoards, type Checked, type CheckedRow } from "./checked";
import { finding, type CheckFinding } from "./finding";

/** More pairs than these are not named one by one. */
const MOST_NAMED = 4;

/** One finding for each board that lacks results, one for each result that waits for the director. */
export function checkMissing(checked: Checked): CheckFinding[] {
  const rows = onBoards(checked.rows);
  const field = resultField(checked);
  const open = rows.filter(({ line, problems }) => line.status === "expected" && problems.length === 0);
  if (checked.rows.length === 0) {
    return [finding(checked, "missing", "noResults", checked.headingRow, field, { read: "The range", results: 0 })];
  }
  if (rows.length > 0 && open.length === rows.length) {
    return [
      finding(checked, "missing", "nothingEntered", checked.headingRow, field, {
        read: String(rows.length),
        results: rows.length,
      }),
    ];
  }
  const boards = groups(open, ({ line }) => line.board).map((board) =>
    finding(checked, "missing", "resultsMissing", board[0].row, field, {
      read: String(board[0].line.board),
      about: [String(board.length), pairs(board)],
      results: board.length,
    }),
  );
  const pending = rows
    .filter(({ line, problems }) => line.status === "pending" && problems.length === 0)
    .map(({ row, line }) => {
      const read = pairs([{ row, line, problems: [] }]) || makeSpecial({ kind: "pending" });
      return finding(checked, "missing", "resultPending", row, field, { read, results: 1 });
    });
  return [...boards, ...pending];
}

/** "8 v 6", and where partners change "1-2 v 3-4", N and S first. */
function pairs(rows: readonly CheckedRow[]): string {
  const named = rows.flatMap(({ line: { ns, ew, players } }) => {
    if (ns && ew) return [`${ns} v ${ew}`];
    if (!players?.every(Boolean)) return [];
    const [north, east, south, west] = players;
    return [`${north}-${south} v ${east}-${west}`];
  });
  return named.length <= MOST_NAMED ? named.join(", ") : `${named.slice(0, MOST_NAMED).join(", ")}, ...`;
}

function resultField(checked: Checked): Field {
  const fields = ["result", "tricks", "contract", "nsScore", "ewScore"] as const;
  return fields.find((field) => headingOf(checked, field) !== undefined) ?? "result";
}
