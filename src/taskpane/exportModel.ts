/** What the export makes of a session as it was read from the workbook. */
import { outgoing, outgoingSlips, type Outgoing } from "../files/out";
import { sentence } from "../notation/messages";
import { filledRows } from "../results/filledRows";
import { keptDeals } from "../results/keptImport";
import { parseSettings } from "../results/parseSettings";
import { isProblem, linesOf } from "../results/readGrid";
import { readNames } from "../results/readNames";
import { readSession } from "../results/readSession";
import { isTeamScoring } from "../results/settings";
import { readTeams } from "../results/teams/readTeams";
import { eventOf } from "../sheets";
import type { SessionCells } from "./sessionCells";

/**
 * @param kept what was kept of the last import: its hands
 * @returns a sentence where the results cannot be read
 */
export function outgoingOf({ results, settings, names }: SessionCells, kept?: string): Outgoing | string {
  const ranges = [results.cells, settings?.cells ?? [], names?.cells ?? []] as const;
  const chosen = parseSettings(filledRows(ranges[1])).settings;
  const { contestants } = readNames(filledRows(ranges[2]));
  const event = eventOf(chosen);
  const read = readSession(...ranges);
  if (!isProblem(read)) {
    const deals = keptDeals(kept);
    return outgoing({ lines: linesOf(read.grid), settings: chosen, contestants, event, deals });
  }
  const slips = isTeamScoring(chosen) ? readTeams(...ranges) : undefined;
  return slips && "scored" in slips ? outgoingSlips(slips.scored, contestants, event) : sentence(read);
}
