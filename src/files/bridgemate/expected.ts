/** Results that RoundData expects and that have not come yet. */
import type { Problem } from "../../notation/problem";
import type { Finding, ResultLine } from "../../results/types";
import { pairId, text, whole } from "./cells";
import type { Row } from "./database";

/**
 * A line for each board of each round and table that has no result yet. Tables where one side is missing sit out.
 * Where results came that no round expects, RoundData is not what was played: that is said, and nothing is expected.
 */
export function expectedLines(
  rounds: readonly Row[],
  received: readonly ResultLine[],
  sectionOf: (row: Row) => string,
  at: string,
): { lines: ResultLine[]; findings: Finding[] } {
  if (received.some(({ players }) => players)) return { lines: [], findings: [] };
  const planned = rounds.flatMap((row) => plannedLines(row, sectionOf(row)));
  const meeting = ({ section, board, ns, ew }: ResultLine): string =>
    `${section}|${board}|${[ns, ew].sort().join("|")}`;
  const plannedMeetings = new Set(planned.map(meeting));
  const unplanned = received.filter((line) => !plannedMeetings.has(meeting(line)));
  if (planned.length && unplanned.length) {
    const first: Problem = { kind: "notAsPlanned", at, read: String(unplanned.length), likely: [unplanned[0].at] };
    return { lines: [], findings: [first] };
  }
  const played = new Set(received.map(meeting));
  return { lines: planned.filter((line) => !played.has(meeting(line))), findings: [] };
}

function plannedLines(row: Row, section: string): ResultLine[] {
  const [ns, ew] = [pairId(row, "nspair"), pairId(row, "ewpair")];
  if (!ns || !ew) return [];
  return boardsOf(row).map((board) => ({
    section,
    board,
    round: whole(row, "round"),
    table: whole(row, "table"),
    ns,
    ew,
    status: "expected",
    at: `RoundData ${section}${whole(row, "table")}, round ${whole(row, "round")}`,
  }));
}

/** CustomBoards ("1,2,5,6") wins over LowBoard to HighBoard; 0 to 0 is no board. */
function boardsOf(row: Row): number[] {
  const custom = text(row, "customboards");
  if (custom)
    return custom
      .split(/[,; ]+/)
      .map(Number)
      .filter((board) => Number.isInteger(board) && board > 0);
  const [low, high] = [whole(row, "lowboard"), whole(row, "highboard")];
  return low > 0 ? Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i) : [];
}
