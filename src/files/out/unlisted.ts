/** Who is on the list of names and sits nowhere. */
import { contestantFinder } from "../../results/pairs";
import type { Contestant } from "../../results/types";
import type { Outgoing } from "./outgoing";

export function unlisted({ session, contestants }: Pick<Outgoing, "session" | "contestants">): Contestant[] {
  const listed = contestantFinder(contestants);
  const sitting = new Set(session.standings.map(({ pair }) => listed(pair)));
  return contestants.filter((contestant) => !sitting.has(contestant));
}
