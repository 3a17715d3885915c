/** One result line of a session in words: its score, and what each side gets for it. */
import { makeAward } from "../../notation/award";
import { sentence } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { fieldsOf } from "../../results/compareBoard";
import { onScale, percentOf, shown } from "../../results/figures";
import { lineScore, lineVulnerability } from "../../results/lineScore";
import { seated } from "../../results/pairs";
import {
  averageSteps,
  comparedBoards,
  ownPercents,
  ownSession,
  type AverageSteps,
  type ScoredLine,
  type ScoredSession,
} from "../../results/session";
import { countedScore } from "../../results/scoreColumns";
import { isTeamScoring, scoringUnit } from "../../results/settings";
import type { Share } from "../../results/share";
import type { ResultLine, Settings } from "../../results/types";
import { isVulnerable } from "../../scoring/board";
import { fraction, toNumber, type Fraction } from "../../scoring/fraction";
import { sideOf, type Side } from "../../scoring/types";
import { explainStrings } from "../explainStrings";
import { awardInWords } from "./awards";
import type { Compared } from "./compared";
import { basisInWords, comparisonInWords, otherTableInWords } from "./comparison";
import { scaled } from "./matchpoints";
import { figure } from "./numbers";
import { nsScoreInWords } from "./scores";

const text = explainStrings.line;

/** What is asked of the line: its score, a side's points or percentage, what IMPs were reckoned from, or the note. */
export type Wanted = "score" | "basis" | "compared" | "note" | { side: Side; percent: boolean };

/** @param problems all that is wrong with the line */
export function lineInWords(
  scored: ScoredLine,
  problems: readonly Problem[],
  wanted: Wanted,
  session: ScoredSession,
): string[] {
  const { line } = scored;
  const opening = text.of(line.board, seats(scored, "NS", session), seats(scored, "EW", session));
  const wrong = problems.map(sentence);
  const open = text.open[line.status];
  if (open) return [opening, open, ...wrong];
  if (problems.length && !comparable(scored, session)) return [opening, text.notCounted, ...wrong];
  return [opening, ...wrong, ...wantedWords(scored, wanted, session)];
}

function wantedWords(scored: ScoredLine, wanted: Wanted, session: ScoredSession): string[] {
  switch (wanted) {
    case "score":
      return scoreWords(scored);
    case "basis":
      return basisWords(scored, session);
    case "compared":
      return scored.compared === undefined ? [] : [explainStrings.compare.compared(scored.compared)];
    case "note":
      return [];
    default:
      return sideInWords(scored, wanted.side, wanted.percent, session);
  }
}

/** The datum, N-S's IMPs against all together, or the other table's score. */
function basisWords(scored: ScoredLine, session: ScoredSession): string[] {
  const { basis } = scored;
  if (!basis) {
    return [
      isTeamScoring(session.settings)
        ? otherTableLacks(scored.line, session.lines)
        : explainStrings.compare.notCompared,
    ];
  }
  if (isTeamScoring(session.settings)) return [explainStrings.otherTableScore(figure(basis))];
  const compared = comparedSide(scored, "NS", scored.ns, session);
  return [...((compared && basisInWords(compared)) ?? []), ...shownAs(basis, session.settings)];
}

const seats = ({ line }: ScoredLine, side: Side, { settings }: ScoredSession): string =>
  seated(line, side, settings)
    .map(({ id }) => id)
    .join(" & ");

/** Is the line among those that are compared? */
function comparable(scored: ScoredLine, { lines, settings }: ScoredSession): boolean {
  return comparedBoards(lines, settings).some(({ entries }) => entries.includes(scored));
}

/** N-S's score: the contract's items, or where else it is from. */
function scoreWords({ line }: ScoredLine): string[] {
  const words = explainStrings.score;
  const ruling = line.award ? [words.assigned(makeAward(line.award))] : [];
  if (line.status === "passed") return [words.passedOut];
  const { contract, declarer, tricks, score } = line;
  if (!contract || !declarer || tricks === undefined) {
    return score === undefined ? ruling : [words.written(score), ...ruling];
  }
  const vulnerable = isVulnerable(lineVulnerability(line), sideOf(declarer));
  const paper = score !== undefined && score !== lineScore(line) ? [words.paperCounts(score)] : [];
  return [...nsScoreInWords({ contract, declarer, tricks }, vulnerable), ...paper, ...ruling];
}

/** One side's points, or its percentage; what the cell shows of it last. */
export function sideInWords(scored: ScoredLine, side: Side, percent: boolean, session: ScoredSession): string[] {
  const { settings } = session;
  const share = side === "NS" ? scored.ns : scored.ew;
  const words = isTeamScoring(settings)
    ? teamWords(scored, side, share, session)
    : comparedWords(scored, side, share, session);
  if (!share) return words;
  const value = percent ? percentOf(share) : onScale(share.points, settings);
  const [points, top] = [scaled(share.points, settings), scaled(fraction(share.top), settings)];
  const asPercent = percent ? [explainStrings.matchpoints.percent(points, top, figure(value))] : [];
  return [...words, ...asPercent, ...shownAs(value, settings)];
}

function comparedWords(scored: ScoredLine, side: Side, share: Share | undefined, session: ScoredSession): string[] {
  const compared = comparedSide(scored, side, share, session);
  if (!compared) return [explainStrings.compare.notCompared];
  return comparisonInWords(compared) ?? awardInWords(compared, averageOf(scored, side, session));
}

/** One side of the line among the results of its board, section and field. */
function comparedSide(
  scored: ScoredLine,
  side: Side,
  share: Share | undefined,
  session: ScoredSession,
): Compared | undefined {
  const { line } = scored;
  const board = comparedBoards(session.lines, session.settings).find(({ entries }) => entries.includes(scored));
  const lines = board?.entries.map((entry) => entry.line) ?? [];
  const field = fieldsOf(lines, board?.expected ?? 0, board?.complete).find((one) => one.lines.includes(line));
  return field && { line, side, field, settings: session.settings, ...(share ? { share } : {}) };
}

/** A line of a team match: in IMPs or points against the other table, or the director's ruling. */
function teamWords(
  { line, basis }: ScoredLine,
  side: Side,
  share: Share | undefined,
  session: ScoredSession,
): string[] {
  const { settings, lines } = session;
  const score = countedScore(line);
  if (line.award) return [explainStrings.score.assigned(makeAward(line.award))];
  if (score === undefined || !basis || !share) return [otherTableLacks(line, lines)];
  const [own, other] = side === "NS" ? [score, toNumber(basis)] : [0 - score, 0 - toNumber(basis)];
  if (scoringUnit(settings) === "IMPs") return [otherTableInWords(own, other)];
  return [explainStrings.boardAMatch(side, own, other, scaled(share.points, settings))];
}

function otherTableLacks({ board, ns, ew, round }: ResultLine, lines: readonly ScoredLine[]): string {
  const other = lines.some(
    ({ line }) => line.board === board && line.ns === ew && line.ew === ns && line.round === round,
  );
  return other ? explainStrings.teams.otherTableOpen : explainStrings.teams.noOtherTable(board, ns, ew);
}

/** How AVE+ or AVE- came about on this line. */
function averageOf(scored: ScoredLine, side: Side, { lines, settings }: ScoredSession): AverageSteps | undefined {
  const { line } = scored;
  const award = side === "NS" ? line.award?.ns : line.award?.ew;
  if (award?.kind !== "average" || award.sign === "") return undefined;
  return averageSteps(
    award,
    seated(line, side, settings),
    ownPercents(ownSession(scored, lines, settings), settings),
    settings,
  );
}

/** Where the cell shows fewer decimals than the words. */
export function shownAs(value: Fraction, settings: Settings): string[] {
  const cell = String(shown(value, settings));
  return cell === figure(value) ? [] : [explainStrings.shown(cell)];
}
