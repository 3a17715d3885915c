/** Boards that two pairs seem to have played the wrong way round. */
import type { Finding, ResultLine } from "../../results/types";
import { sideOf } from "../../scoring/types";
import { numberId, text } from "./cells";
import type { Received } from "./records";
import { isWrongDirection } from "./results";

/**
 * A finding for each record that says "Wrong direction", or whose declaring pair is not the one in declarer's seat.
 * The line holds what was recorded; the choices are both readings.
 *
 * @param ownNumbers each direction has its own numbers: then 7 N-S cannot be written as sitting E-W, and there is
 *   nothing to choose
 */
export function switchedSeats(records: readonly Received[], ownNumbers: boolean): Finding[] {
  return records.flatMap(({ row, line }): Finding[] => {
    if (line.players) return [];
    const remark = text(row, "remarks");
    const declarer = numberId(row, "declarer");
    if (isWrongDirection(remark)) return [finding("wrongDirection", line, remark, ownNumbers)];
    if (!isOpponent(declarer, line)) return [];
    return [finding("switchedSeats", line, `${declarer} as ${line.declarer}`, ownNumbers)];
  });
}

/** Is the declaring pair's number that of the other side, and not that of declarer's own? */
function isOpponent(declarer: string, line: ResultLine): boolean {
  if (!line.declarer || !declarer || line.ns === line.ew) return false;
  return declarer === (sideOf(line.declarer) === "NS" ? line.ew : line.ns);
}

function finding(
  kind: "wrongDirection" | "switchedSeats",
  line: ResultLine,
  read: string,
  ownNumbers: boolean,
): Finding {
  const seated = (ns: string, ew: string): string => `${ns} N-S, ${ew} E-W`;
  const found: Finding = { kind, at: line.at, read, likely: [seated(line.ew, line.ns)] };
  if (ownNumbers) return found;
  const switched = { ...line, ns: line.ew, ew: line.ns };
  return {
    ...found,
    choices: [
      { label: `As recorded: ${seated(line.ns, line.ew)}`, line },
      { label: `Seats switched: ${seated(line.ew, line.ns)}`, line: switched },
    ],
  };
}
