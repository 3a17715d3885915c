/** The director's ruling on a line: results that were assigned, as N-S's scores on this board. */
import type { SideRuling } from "../notation/adjustment";
import type { Award, Awards } from "../notation/award";
import { lineScore } from "./lineScore";
import type { ResultLine } from "./types";

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
