/** Events of teams for the tests: the same matches as board lines and as slips, scored by the golden tables. */
import { goldenJson, goldenText } from "../../../golden/read";

const { nsByVul } = goldenJson<{ nsByVul: Record<string, number[]> }>("legal-scores.json");
const { rows: bands } = goldenJson<{ rows: { lo: number; imps: number }[] }>("imp-table.json");

/** Scores that can be made at any vulnerability, so that nothing is odd about them. */
const SCORES = nsByVul.none.filter(
  (score) => Math.abs(score) <= 1500 && score !== 0 && Object.values(nsByVul).every((legal) => legal.includes(score)),
);

export type Pairing = readonly [first: number, second: number];

export interface Match {
  round: number;
  teams: Pairing;
  /** N-S's score where the first team, and where the second sat N-S. */
  boards: { board: number; scores: (string | number)[] }[];
}

export const BOARDS = 8;

/** Matches with drawn scores; the same seed draws the same. */
export function play(rounds: readonly (readonly Pairing[])[], seed = 1): Match[] {
  let state = seed;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return SCORES[state % SCORES.length];
  };
  return rounds.flatMap((pairings, round) =>
    pairings.map((teams) => ({
      round: round + 1,
      teams,
      boards: Array.from({ length: BOARDS }, (_, i) => ({ board: round * BOARDS + i + 1, scores: [next(), next()] })),
    })),
  );
}

/** Everybody against everybody, an even number of teams: one stays, the others go round. */
export function roundRobin(teams: number): Pairing[][] {
  return Array.from({ length: teams - 1 }, (_, round) =>
    Array.from({ length: teams / 2 }, (__, table): Pairing => {
      const at = (place: number): number => (place === 0 ? teams : ((place + round) % (teams - 1)) + 1);
      return [at(table), at(teams - 1 - table)];
    }),
  );
}

export const BOARD_HEADING = ["Round", "Board", "NS", "EW", "Score"];

/** Two rows a board, those of the second tables after all of the first. */
export function boardLines(matches: readonly Match[]): unknown[][] {
  const table = (side: 0 | 1): unknown[][] =>
    matches.flatMap(({ round, teams, boards }) =>
      boards.map(({ board, scores }) => [round, board, teams[side], teams[1 - side], scores[side]]),
    );
  return [BOARD_HEADING, ...table(0), ...table(1)];
}

export const SLIP_HEADING = ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"];

/** IMPs of a difference by the golden table. */
export function goldenImps(difference: number): number {
  const size = Math.abs(difference);
  return Math.sign(difference) * Math.max(...bands.filter(({ lo }) => size >= lo).map(({ imps }) => imps));
}

/** What both teams of a match won, by the golden table; only scores count, what else was written is `given`. */
export function wonImps({ boards }: Match, given: Pairing = [0, 0]): [number, number] {
  const swings = boards
    .filter(({ scores }) => scores.every((score) => typeof score === "number"))
    .map(({ scores: [own, other] }) => goldenImps(Number(own) - Number(other)));
  const sum = (list: number[]): number => list.reduce((total, swing) => total + swing, 0);
  return [
    sum(swings.filter((swing) => swing > 0)) + given[0],
    sum(swings.filter((swing) => swing < 0).map(Math.abs)) + given[1],
  ];
}

export function slips(matches: readonly Match[], given: (match: Match) => Pairing = () => [0, 0]): unknown[][] {
  return [
    SLIP_HEADING,
    ...matches.map((match) => [match.round, ...match.teams, ...wonImps(match, given(match)), BOARDS]),
  ];
}

const wbf = new Map(
  goldenText("vp-wbf-continuous.csv")
    .split("\n")
    .slice(1)
    .map((line) => line.split(",").map(Number))
    .map(([boards, imps, winner, loser]) => [`${boards} ${imps}`, [winner, loser]]),
);

/** The WBF's continuous VPs by the golden table, in hundredths. */
export function goldenVps(margin: number, boards = BOARDS): number {
  const row = wbf.get(`${boards} ${Math.abs(margin)}`) ?? [20, 0];
  return Math.round(row[margin < 0 ? 1 : 0] * 100);
}
