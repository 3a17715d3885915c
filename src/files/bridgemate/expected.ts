/** The results that RoundData plans, and those of them that have not come yet. */
import { groups } from "../../results/groups";
import type { ResultLine } from "../../results/types";
import { numberId, text, whole } from "./cells";
import type { Row, Tables } from "./database";
import { hasSeats, meeting, samePlay, seatsOf } from "./seats";

/**
 * A line for each board of each round at each table where two sides are. Against a section's missing pair it is a
 * sit-out, unless a result shows that somebody came.
 */
export function plannedLines(
  tables: Pick<Tables, "roundData" | "section">,
  sectionOf: (row: Row) => string,
): ResultLine[] {
  const missing = new Map(tables.section.map((row) => [whole(row, "id"), numberId(row, "missingpair")]));
  return tables.roundData.flatMap((row) => {
    const seats = seatsOf(row, "RoundData", sectionOf(row));
    if (!hasSeats(seats)) return [];
    const absent = missing.get(whole(row, "section"));
    const status = absent && (seats.ns === absent || seats.ew === absent) ? "sitOut" : "expected";
    const at = `RoundData ${seats.section}${seats.table}, round ${seats.round}`;
    return boardsOf(row).map((board): ResultLine => ({ ...seats, board, status, at }));
  });
}

/** No table plays more in a round; a record that says so is damaged, and plans nothing. */
const MOST_BOARDS = 100;

/** CustomBoards ("1,2,5,6") wins over LowBoard to HighBoard; 0 to 0 is no board. */
function boardsOf(row: Row): number[] {
  const custom = text(row, "customboards");
  if (custom) {
    const boards = custom.split(/[,; ]+/).map(Number);
    return boards.filter((board) => Number.isInteger(board) && board > 0);
  }
  const [low, high] = [whole(row, "lowboard"), whole(row, "highboard")];
  const count = high - low + 1;
  return low > 0 && count > 0 && count <= MOST_BOARDS ? Array.from({ length: count }, (_, i) => low + i) : [];
}

/** Results that no round plans: then RoundData is not what was played, and what is missing cannot be told from it. */
export function unplannedLines(planned: readonly ResultLine[], received: readonly ResultLine[]): ResultLine[] {
  if (planned.length === 0) return [];
  const plans = byMeeting(planned);
  return received.filter((line) => line.board > 0 && hasSeats(line) && !plans.has(meeting(line)));
}

/** The planned lines that have no result yet. */
export function expectedLines(planned: readonly ResultLine[], received: readonly ResultLine[]): ResultLine[] {
  const results = byMeeting(received);
  const toCome = planned.filter(({ status }) => status === "expected");
  return toCome.filter((line) => !results.get(meeting(line))?.some((result) => samePlay(result, line)));
}

function byMeeting(lines: readonly ResultLine[]): Map<string, ResultLine[]> {
  return new Map(groups(lines, meeting).map((group) => [meeting(group[0]), group]));
}
