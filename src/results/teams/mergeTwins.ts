/** What is given twice, a match once by each team: it counts once, if both say the same. */
import type { Problem } from "../../notation/problem";
import { compare, sum, toNumber, type Fraction } from "../../scoring/fraction";
import { groups } from "../groups";
import { matchKey, roundAndMatch, teamName } from "./team";
import type { Bye, TeamMatch } from "./types";

/** Each match once; what was given twice is said, and stays open while the two differ. */
export function mergeTwins(matches: readonly TeamMatch[], problems: Problem[]): TeamMatch[] {
  return groups(matches, ({ round, teams }) => matchKey(round, teams)).map((twins) => {
    const entered = twins.filter(isEntered);
    if (entered.length < 2) return entered[0] ?? twins[0];
    const said = [...new Set(entered.map(figures))];
    const [{ at }] = entered.slice(-1);
    const read = roundAndMatch(entered[0]);
    if (said.length === 1) problems.push({ kind: "matchTwice", at, read });
    else problems.push({ kind: "matchTwiceDiffers", at, read, likely: said });
    return said.length === 1 ? entered[0] : { ...entered[0], state: "open", lacks: "given twice" };
  });
}

/** A team's bye of a round once; VPs that the director gave or took beside one of them only are not lost. */
export function mergeByes(byes: readonly Bye[], problems: Problem[]): Bye[] {
  // Without rounds each row is a bye of its own.
  const key = ({ round, team, at }: Bye): string => (round === undefined ? at : `${round} ${team.key}`);
  return groups(byes, key).map((twins) => {
    const [first] = twins;
    if (twins.length === 1) return first;
    const [{ at }] = twins.slice(-1);
    problems.push({ kind: "matchTwice", at, read: `round ${first.round}, the bye of ${teamName(first.team)}` });
    const adjusts = twins.map(({ adjust }) => adjust);
    return { ...first, adjust: sum(adjusts.filter((one, i) => adjusts.findIndex((other) => same(one, other)) === i)) };
  });
}

const same = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0;

/** Does it say anything? VPs that the director took may stand where the IMPs do not: they may not be lost. */
const isEntered = ({ state, adjust }: TeamMatch): boolean => state !== "open" || adjust.some(({ n }) => n !== 0);

/** "34-21 over 8 boards", "34-21 over 8 boards, VP adj -1 and 0". */
function figures({ state, won, boards, adjust }: TeamMatch): string {
  const imps = state === "awarded" || state === "open" ? "no IMPs" : won.map(toNumber).join("-");
  const given = adjust.map(toNumber);
  return [
    `${imps}${boards ? ` over ${boards} boards` : ""}`,
    ...(given.some(Boolean) ? [`VP adj ${given.join(" and ")}`] : []),
  ].join(", ");
}
