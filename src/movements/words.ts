/** A movement in words: what the pane shows beside it, and what a director announces. */
import type { Description, Fairness } from "./describe";
import { capital, counted, KIND_NAMES, together } from "./texts";
import { upTo } from "./types";

const FAIRNESS_WORDS: Record<Fairness, string> = {
  perfect: "Perfectly fair: all who are ranked together are compared alike.",
  even: "Fair: all who are ranked together are compared nearly alike.",
  fair: "Fairly even: some are compared with each other more than others.",
  uneven: "Uneven: the opponents one meets, and who sits the same way, count for much.",
};

/** Sentences, the size first. */
export function describeInWords(description: Description): string[] {
  return [
    sizeWords(description),
    ...moveWords(description),
    ...sharedWords(description),
    ...sitOutWords(description),
    winnerWords(description),
    ...balanceWords(description),
  ];
}

/** "Straight Mitchell: 9 tables, 18 pairs, 9 rounds of 3 boards. Each plays 27 boards." */
export function sizeWords(description: Description): string {
  const { kind, tables, count, contestants, rounds, boardsPerRound, boardsPlayed, boardsInPlay } = description;
  const { least, most } = boardsPlayed;
  const size = `${counted(tables, "table")}, ${count} ${contestants}, ${counted(rounds, "round")} of ${counted(boardsPerRound, "board")}`;
  const played = least === most ? String(most) : `${least} or ${most}`;
  return `${capital(KIND_NAMES[kind])}: ${size}. Each plays ${played} of ${boardsInPlay} boards.`;
}

const EW_UP = "After each round N-S stay, E-W go up one table and the boards down one.";
const BY_GUIDE_CARDS = "Everybody else goes by the guide cards.";

function moveWords({ kind, tables, stationary, skipAfter, relayAfter, rounds }: Description): string[] {
  const skip = skipAfter === undefined ? [] : [`After round ${skipAfter} E-W go up two tables.`];
  const relay =
    relayAfter === undefined ? [] : [`Between tables ${relayAfter} and ${relayAfter + 1} a set of boards rests.`];
  switch (kind) {
    case "straight":
    case "skip":
      return [EW_UP, ...skip];
    case "shareAndRelay":
      return [EW_UP, ...relay];
    case "rover":
      return [EW_UP, ...skip, "The rover sits out first, then takes the seats that the movement says."];
    case "hesitation":
      return [
        `N-S stay but at table ${tables}. E-W go up one table; from E-W at table ${tables} they go to N-S there, and from there to E-W at table 1.`,
        ...relay,
      ];
    case "howell":
    case "threeQuarterHowell":
    case "unsharedHowell": {
      const stays = stationary.length
        ? [
            `${stationary.length === 1 ? "Pair" : "Pairs"} ${together(stationary)} ${stationary.length === 1 ? "stays" : "stay"}.`,
          ]
        : [];
      return [...stays, BY_GUIDE_CARDS];
    }
    case "americanWhist":
      return [
        "N-S stay at their team's table. Before each round, the first too, E-W go down two tables and the boards down one.",
      ];
    case "roundRobin":
      return ["N-S stay at their team's table, E-W go to the table of the team that they play against."];
    case "swissPairs":
    case "swissTeams":
      return rounds > 1 ? ["From round 2 on those meet who stand next to each other and have not met."] : [];
    case "individual":
      return [`Player ${together(stationary)} stays. ${BY_GUIDE_CARDS}`];
    case "rainbow":
      return ["N stays, E goes up one table, S two, W three, and the boards down one."];
  }
}

function sharedWords({ shared, rounds }: Description): string[] {
  return shared.map(({ tables, rounds: when }) => {
    const numbers = `Tables ${together(tables.map(String))} play the same boards`;
    return when.length === rounds ? `${numbers} in every round.` : `${numbers} in ${roundWords(when)}.`;
  });
}

/** "round 1", "rounds 3 to 6", "rounds 1, 2 and 5". */
function roundWords(rounds: readonly number[]): string {
  if (rounds.length === 1) return `round ${rounds[0]}`;
  const [first] = rounds;
  const last = rounds[rounds.length - 1];
  const isRun = rounds.length > 2 && last - first === rounds.length - 1;
  return `rounds ${isRun ? `${first} to ${last}` : together(rounds.map(String))}`;
}

function sitOutWords({ sitOuts, contestants, kind, missing }: Description): string[] {
  if (kind === "swissPairs" || kind === "swissTeams") return sitOuts.contestants ? ["Each round has a bye."] : [];
  if (sitOuts.contestants === 0) return [];
  const one = contestants === "teams" ? "team" : "pair";
  const rounds = sitOuts.rounds === 1 ? "one round" : `up to ${sitOuts.rounds} rounds`;
  const absent = missing === undefined ? "" : `Pair ${missing} is missing: `;
  return [`${absent}${counted(sitOuts.contestants, one)} ${sitOuts.contestants === 1 ? "sits" : "sit"} out ${rounds}.`];
}

function winnerWords({ winners, switched, rounds }: Description): string {
  if (winners === 2) return "Two rankings: N-S and E-W.";
  if (switched === 0) return "One ranking.";
  const when = upTo(rounds).slice(-switched);
  return `One ranking: in ${roundWords(when)} N-S and E-W change seats.`;
}

function balanceWords({ balance }: Description): string[] {
  return balance ? [FAIRNESS_WORDS[balance.fairness]] : [];
}
