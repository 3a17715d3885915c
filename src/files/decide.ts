/** What an import decides once, so that our own sheets hold explicit settings; each decision is said. */
import { meetsItself, winners } from "../results/pairs";
import { groups } from "../results/session";
import type { Finding, ResultLine, Settings } from "../results/types";
import { top } from "../scoring/matchpoints";

/**
 * The settings that the lines show: a pair that meets itself means that each direction has its own numbers; a pair
 * that sits both ways means one ranking; the source's own matchpoints show their scale.
 */
export function decide(lines: readonly ResultLine[], at: string): { settings: Settings; findings: Finding[] } {
  const ownNumbers = lines.find((line) => meetsItself(line, {}));
  const numbers: Settings = { Numbers: ownNumbers ? "Each direction its own" : "One list" };
  const count = ownNumbers ? 2 : winners(lines, numbers);
  const scale = ownScale(lines);
  const findings: Finding[] = [];
  const decided = (kind: Finding["kind"], read: string): void => void findings.push({ kind, at, read });
  if (ownNumbers) decided("decidedOwnNumbers", ownNumbers.ns);
  else decided(count === 1 ? "decidedOneWinner" : "decidedTwoWinners", "");
  if (scale) decided("decidedScale", String(scale));
  return {
    settings: { Scoring: "Matchpoints", "Matchpoint scale": scale ?? 2, Winners: count, ...numbers },
    findings,
  };
}

/** The scale on which the source's two sides sum to a board's top; undefined where it gives no points or both fit. */
function ownScale(lines: readonly ResultLine[]): 2 | 1 | undefined {
  const given = lines.filter(({ file }) => file?.nsPoints !== undefined && file.ewPoints !== undefined);
  const boards = groups(given, ({ section, board }) => `${section}|${board}`).filter((board) => board.length > 1);
  const fits = (scale: 2 | 1): boolean =>
    boards.every((board) => {
      const full = (top(board.length) * scale) / 2;
      return board.every(({ file }) => Math.abs((file?.nsPoints ?? 0) + (file?.ewPoints ?? 0) - full) < 0.01);
    });
  if (boards.length === 0) return undefined;
  return fits(2) ? 2 : fits(1) ? 1 : undefined;
}
