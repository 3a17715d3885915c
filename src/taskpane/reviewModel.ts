/** What the review of an import shows, and what the scorer's choices make of it. */
import { shownPercent, type Figure } from "../results/figures";
import { ranking } from "../results/ranking";
import { scoreSession } from "../results/session";
import type { Finding, ImportedSession, ResultLine, Settings, Status } from "../results/types";

export interface Counts {
  lines: number;
  boards: number;
  /** How many results the boards have, least and most. */
  perBoard: [number, number];
  /** In the order in which they are told; those that are 0 are left out. */
  status: [Status, number][];
}

const ORDER: readonly Status[] = [
  "played",
  "passed",
  "awarded",
  "notPlayed",
  "sitOut",
  "expected",
  "pending",
  "unread",
];

export function counts(lines: readonly ResultLine[]): Counts {
  const boards = new Map<number, number>();
  const status = new Map<Status, number>();
  for (const line of lines) {
    boards.set(line.board, (boards.get(line.board) ?? 0) + 1);
    status.set(line.status, (status.get(line.status) ?? 0) + 1);
  }
  const results = [...boards.values()];
  return {
    lines: lines.length,
    boards: boards.size,
    perBoard: [Math.min(...results), Math.max(...results)],
    status: ORDER.flatMap((name): [Status, number][] => (status.has(name) ? [[name, status.get(name) as number]] : [])),
  };
}

/** Which choice was made for which finding; none where it stays as recorded. */
export type Choices = ReadonlyMap<Finding, number>;

/** The session with the chosen lines in place of the recorded ones, and the settings as changed. */
export function decided(session: ImportedSession, choices: Choices, changed: Settings): ImportedSession {
  const replaced = new Map<ResultLine, ResultLine>();
  for (const [finding, index] of choices) {
    const options = finding.choices ?? [];
    const recorded = options.find(({ line }) => session.lines.includes(line));
    if (recorded && options[index]) replaced.set(recorded.line, options[index].line);
  }
  return {
    ...session,
    lines: session.lines.map((line) => replaced.get(line) ?? line),
    settings: { ...session.settings, ...changed },
  };
}

export interface Leader {
  place: string;
  pair: string;
  percent: Figure;
}

/** The best three of each ranking. */
export function leaders({ lines, settings, contestants }: ImportedSession): Leader[][] {
  return ranking(scoreSession(lines, settings, contestants)).map(({ pairs }) =>
    pairs
      .filter(({ place }) => place !== "")
      .slice(0, 3)
      .map(({ place, standing }) => ({
        place,
        pair: [standing.pair.section + standing.pair.id, ...(standing.contestant?.names ?? [])].join(" "),
        percent: shownPercent(standing.total, settings),
      })),
  );
}
