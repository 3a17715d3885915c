/** Rows of ReceivedData as result lines. */
import { parseAward } from "../../notation/award";
import { parseContract } from "../../notation/contract";
import type { ProblemKind } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { parseResult } from "../../notation/result";
import { compact, folded } from "../../notation/text";
import { lineScore } from "../../results/lineScore";
import type { Finding, ResultLine } from "../../results/types";
import { SEATS, sideOf, type Seat } from "../../scoring/types";
import { pairId, text, whole } from "./cells";
import type { Row } from "./database";

export interface ReceivedLines {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
}

/**
 * The results that count: erased records are left out, of several records for one board and the same two pairs the
 * last one holds. Both are said, and so is everything that could be meant otherwise.
 */
export function receivedLines(rows: readonly Row[], sectionOf: (row: Row) => string): ReceivedLines {
  const findings: Finding[] = [];
  const kept = new Map<string, { row: Row; line: ResultLine }>();
  const inOrder = [...rows].sort((a, b) => whole(a, "id") - whole(b, "id"));
  for (const row of inOrder) {
    const line = placeOf(row, sectionOf(row));
    if (row.erased === true) {
      findings.push({ kind: "erasedRecord", at: line.at, read: written(row) });
      continue;
    }
    const key = `${line.section}|${line.board}|${[line.ns, line.ew].sort().join("|")}|${line.players?.join("|") ?? ""}`;
    const earlier = kept.get(key);
    if (earlier) {
      findings.push({
        kind: "replacedRecord",
        at: earlier.line.at,
        read: written(earlier.row),
        likely: [written(row)],
      });
      kept.delete(key);
    }
    kept.set(key, { row, line });
  }
  const unread: Problem[] = [];
  const lines = [...kept.values()].map(({ row, line }) => {
    const report = (kind: ProblemKind, read: string, likely?: string[]): void =>
      void unread.push({ kind, at: line.at, read, ...(likely ? { likely } : {}) });
    fill(line, row, report);
    findings.push(...oddities(line, row));
    return line;
  });
  return { lines, unread, findings };
}

function placeOf(row: Row, section: string): ResultLine {
  const [south, west] = [pairId(row, "south"), pairId(row, "west")];
  const [north, east] = [pairId(row, "pairns"), pairId(row, "pairew")];
  const individual = south !== "" && west !== "";
  return {
    section,
    board: whole(row, "board"),
    round: whole(row, "round"),
    table: whole(row, "table"),
    ns: individual ? "" : north,
    ew: individual ? "" : east,
    ...(individual ? { players: [north, east, south, west] as [string, string, string, string] } : {}),
    status: "unread",
    at: `ReceivedData ${text(row, "id")}`,
  };
}

type Report = (kind: ProblemKind, read: string, likely?: string[]) => void;

/** What happened: a remark by the director, a pass-out, or contract, declarer and result. */
function fill(line: ResultLine, row: Row, report: Report): void {
  const lead = compact(text(row, "leadcard"));
  if (lead) line.lead = lead;
  if (line.board < 1) return report("notABoard", text(row, "board"));
  if (!line.players && (!line.ns || !line.ew)) return report("noPair", written(row));
  const contract = text(row, "contract");
  if (compact(contract) === "PASS") Object.assign(line, { status: "passed", score: 0 });
  else if (contract) fillPlayed(line, row, contract, report);
  fillRemark(line, text(row, "remarks"));
  if (line.status === "unread" && !contract) report("emptyRecord", written(row));
}

function fillPlayed(line: ResultLine, row: Row, contract: string, report: Report): void {
  const bid = parseContract(contract);
  if (!bid.ok) return report(bid.kind, contract, bid.likely);
  line.contract = bid.value.contract;
  const seat = text(row, "ns/ew").toUpperCase();
  if (!isSeat(seat)) return report("notASeat", seat || "blank");
  line.declarer = seat;
  const result = text(row, "result");
  if (!result) return report("noResult", contract);
  const tricks = parseResult(result, bid.value.contract);
  if (!tricks.ok) return report(tricks.kind, `${contract} ${result}`, tricks.likely);
  line.tricks = tricks.value;
  line.status = "played";
  line.score = lineScore(line);
}

function isSeat(text: string): text is Seat {
  return (SEATS as readonly string[]).includes(text);
}

/** The remarks that the terminals write; other programs' free text decides nothing. */
function fillRemark(line: ResultLine, remark: string): void {
  const award = parseAward(remark);
  if (award?.ok && /\d/.test(remark)) Object.assign(line, { status: "awarded", award: award.value });
  if (folded(remark) === "not played") line.status = "notPlayed";
  if (folded(remark) === "arbitral score") line.status = "pending";
}

/** What was read and may be meant otherwise. The line holds what was recorded until the scorer chooses. */
function oddities(line: ResultLine, row: Row): Finding[] {
  const remark = text(row, "remarks");
  const findings: Finding[] = [];
  if (folded(remark) === "wrong direction") findings.push(wrongSeats(line, "wrongDirection", remark));
  else if (declarerSatWrong(line, row)) {
    findings.push(wrongSeats(line, "switchedSeats", `${text(row, "declarer")} as ${line.declarer}`));
  } else if (remark && !remarkUnderstood(line, remark)) {
    findings.push({ kind: "remark", at: line.at, read: remark });
  }
  return findings;
}

function remarkUnderstood(line: ResultLine, remark: string): boolean {
  return line.status === "awarded" || ["not played", "arbitral score"].includes(folded(remark));
}

/** The declaring pair's number against declarer's seat: the pairs sat the wrong way. */
function declarerSatWrong(line: ResultLine, row: Row): boolean {
  const declarer = pairId(row, "declarer");
  if (!line.declarer || !declarer || line.players) return false;
  return declarer === (sideOf(line.declarer) === "NS" ? line.ew : line.ns);
}

function wrongSeats(line: ResultLine, kind: "wrongDirection" | "switchedSeats", read: string): Finding {
  const seated = (ns: string, ew: string): string => `${ns} N-S, ${ew} E-W`;
  return {
    kind,
    at: line.at,
    read,
    likely: [seated(line.ew, line.ns)],
    choices: [
      { label: `As recorded: ${seated(line.ns, line.ew)}`, line },
      { label: `Seats switched: ${seated(line.ew, line.ns)}`, line: { ...line, ns: line.ew, ew: line.ns } },
    ],
  };
}

/** A record as a person would quote it. */
function written(row: Row): string {
  const what = [text(row, "contract"), text(row, "ns/ew"), text(row, "result")].filter(Boolean).join(" ");
  return `board ${text(row, "board")}, ${text(row, "pairns")} v ${text(row, "pairew")}: ${what || text(row, "remarks") || "blank"}`;
}
