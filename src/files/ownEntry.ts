/** What a line is beside its contract, as our own files write it in one field and read it again. */
import { parseAdjustment } from "../notation/adjustment";
import { makeAward } from "../notation/award";
import { parseContract, parseSeat } from "../notation/contract";
import { makeSpecial } from "../notation/entry";
import { parseResult } from "../notation/result";
import { lineScore } from "../results/lineScore";
import { ruled } from "../results/ruling";
import type { ResultLine } from "../results/types";
import type { Report, Written } from "./writtenResult";

/** A result that nobody has entered yet. */
const TO_COME = "TO COME";

/** The ruling, or why there is no result: "60-40", "NP", "LATE"; "" for what was played or passed out. */
export function makeOwnEntry({ status, award }: Pick<ResultLine, "status" | "award">): string {
  if (status === "awarded" && award) return makeAward(award);
  switch (status) {
    case "expected":
      return TO_COME;
    case "unread":
      return makeSpecial({ kind: "pending" });
    case "notPlayed":
    case "sitOut":
    case "pending":
      return makeSpecial({ kind: status });
    default:
      return "";
  }
}

/** Fills a line with what was written beside a ruling, and with the ruling, which wins. */
export function fillByOwnEntry(line: ResultLine, entry: string, written: Written, report: Report): void {
  if (written.contract) fillContract(line, written, report);
  if (entry === TO_COME) {
    line.status = "expected";
    return;
  }
  const adjustment = parseAdjustment(entry);
  if (adjustment.ok) Object.assign(line, ruled(adjustment.value, line));
  else {
    line.status = "unread";
    report(adjustment.kind, adjustment.read, adjustment.likely);
  }
}

/** The contract as far as it goes: a ruling needs neither declarer nor tricks. */
function fillContract(line: ResultLine, { contract: text, declarer, tricks }: Written, report: Report): void {
  const bid = parseContract(text);
  if (!bid.ok) return report(bid.kind, bid.read, bid.likely);
  const { contract } = bid.value;
  const seat = declarer ? parseSeat(declarer) : undefined;
  const taken = tricks ? parseResult(tricks, contract) : undefined;
  line.contract = contract;
  if (seat?.ok) line.declarer = seat.value;
  if (taken?.ok) line.tricks = taken.value;
  const score = lineScore(line);
  if (score !== undefined) line.score = score;
}
