/** What the records of ReceivedData say: a pass-out, a contract with its result, or the director's remark. */
import { parseAward } from "../../notation/award";
import { parseBoard } from "../../notation/board";
import { parseContract, parseSeat } from "../../notation/contract";
import { parseSpecial } from "../../notation/entry";
import type { ProblemKind } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { parseResult } from "../../notation/result";
import { compact, folded } from "../../notation/text";
import { lineScore } from "../../results/lineScore";
import type { Finding, ResultLine } from "../../results/types";
import type { Seat } from "../../scoring/types";
import { setLead } from "../writtenResult";
import { numberId, text } from "./cells";
import type { Row } from "./database";
import { written, type Received } from "./records";
import { hasSeats } from "./seats";

type Report = (kind: ProblemKind, read: string, likely?: string[]) => void;

/**
 * Fills each record's line. A remark that settles the board wins over the contract, which stays; a contract that is not
 * understood is then only a finding.
 */
export function readRecords(records: readonly Received[]): { unread: Problem[]; findings: Finding[] } {
  const unread: Problem[] = [];
  const findings: Finding[] = [];
  for (const { row, line } of records) {
    const problems: Problem[] = [];
    const report: Report = (kind, read, likely) =>
      void problems.push({ kind, at: line.at, read, ...(likely ? { likely } : {}) });
    readRecord(line, row, report);
    (line.status === "unread" ? unread : findings).push(...problems);
  }
  return { unread, findings };
}

function readRecord(line: ResultLine, row: Row, report: Report): void {
  setLead(line, text(row, "leadcard"));
  const board = parseBoard(text(row, "board"));
  if (!board.ok) {
    line.board = 0;
    return report(board.kind, board.read || "blank");
  }
  if (!hasSeats(line)) return report("noPair", written(row));
  const contract = text(row, "contract");
  const settled = readRemark(text(row, "remarks"), report);
  const special = parseSpecial(contract);
  if (special?.ok && special.value.kind === "passed") Object.assign(line, { status: "passed", score: 0 });
  else if (contract) readContract(line, row, contract, report);
  else if (!settled) report("emptyRecord", written(row));
  Object.assign(line, settled);
}

function readContract(line: ResultLine, row: Row, written: string, report: Report): void {
  const bid = parseContract(written);
  if (!bid.ok) return report(bid.kind, written, bid.likely);
  line.contract = bid.value.contract;
  const declarer = readDeclarer(text(row, "ns/ew") || sideOfPair(line, numberId(row, "declarer")), report);
  if (!declarer) return;
  line.declarer = declarer;
  const result = text(row, "result");
  if (!result) return report("noResult", written);
  const tricks = parseResult(result, bid.value.contract);
  if (!tricks.ok) return report(tricks.kind, `${written} ${result}`, tricks.likely);
  line.tricks = tricks.value;
  line.status = "played";
  line.score = lineScore(line);
}

/** Terminals that ask for the declaring side only write NS or EW: either seat of that side scores the same. */
function readDeclarer(written: string, report: Report): Seat | undefined {
  const side = compact(written);
  const known = parseSeat(written);
  const seat = side === "NS" ? "N" : side === "EW" ? "E" : known.ok ? known.value : undefined;
  if (!seat) report("notASeat", written || "blank");
  else if (side === "NS" || side === "EW") report("declaringSide", side, [seat]);
  return seat;
}

/** Where no seat stands: the side of the declaring pair. */
function sideOfPair({ ns, ew }: ResultLine, declarer: string): string {
  if (!declarer || ns === ew) return "";
  return declarer === ns ? "NS" : declarer === ew ? "EW" : "";
}

const REMARKS: Record<string, Partial<ResultLine>> = {
  "not played": { status: "notPlayed" },
  "arbitral score": { status: "pending" },
};

/** What the terminals' remarks make of a line; another program's free text decides nothing and is said. */
function readRemark(remark: string, report: Report): Partial<ResultLine> | undefined {
  const award = /[\d+]/.test(remark) ? parseAward(remark) : undefined;
  if (award?.ok) return { status: "awarded", award: award.value };
  const known = REMARKS[folded(remark)];
  if (!known && remark && !isWrongDirection(remark)) report("remark", remark);
  return known;
}

export function isWrongDirection(remark: string): boolean {
  return folded(remark) === "wrong direction";
}
