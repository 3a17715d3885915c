/** The director's ruling on a line: results that were assigned, as N-S's scores on this board. */
import type { Adjustment, SideRuling } from "../notation/adjustment";
import type { Award, Awards } from "../notation/award";
import { lineOf } from "./happened";
import { lineScore } from "./lineScore";
import type { ResultLine } from "./types";

/** What a ruling makes of a line. A pass-out is then a result that was assigned. */
export function ruled(ruling: Adjustment, line: Pick<ResultLine, "board" | "vulnerable">): Partial<ResultLine> {
  if (ruling.kind === "ruling") return { status: "awarded", award: rulingAwards(ruling, line) };
  if (ruling.kind === "passed") return { status: "awarded", award: { ns: PASSED_OUT, ew: PASSED_OUT } };
  return lineOf(ruling);
}

const PASSED_OUT: Award = { kind: "scores", of: [{ score: 0, weight: 1 }] };

/** Both sides' awards; a result that was assigned scores at the line's own vulnerability. */
export function rulingAwards(
  { ns, ew }: { ns: SideRuling; ew: SideRuling },
  line: Pick<ResultLine, "board" | "vulnerable">,
): Awards {
  return { ns: awardOf(ns, line), ew: awardOf(ew, line) };
}

function awardOf(ruling: SideRuling, { board, vulnerable }: Pick<ResultLine, "board" | "vulnerable">): Award {
  if (ruling.kind !== "results") return ruling;
  return {
    kind: "scores",
    of: ruling.of.map(({ result, weight }) => ({
      score:
        "score" in result
          ? result.score
          : (lineScore({ board, ...(vulnerable ? { vulnerable } : {}), ...result }) as number),
      weight,
    })),
  };
}
