/** Small PBN files, as text. */
import { readPbn } from "../../../../src/files/pbn/session";
import type { Finding, ImportedSession } from "../../../../src/results/types";
import { atOnce } from "../../../../src/results/steps";

/** Tags of one game, with what stands below the last of them. */
export function game(tags: Record<string, string>, ...rows: string[]): string {
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return [...lines, ...rows, "", ""].join("\n");
}

export const HEADER = "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R";

/** A board with a ScoreTable of these rows. */
export const table = (rows: string[], header = HEADER, tags: Record<string, string> = {}): string =>
  game({ Event: "Night", Board: "1", ...tags, ScoreTable: header }, ...rows);

export const read = (text: string): ImportedSession => atOnce(readPbn(text, "night.pbn"));

export const findingsOf = ({ findings }: ImportedSession, kind: string): Finding[] =>
  findings.filter((finding) => finding.kind === kind);

const SUIT = "AKQJT98765432";
/** Everybody has a suit. */
export const DEAL = `N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}`;
export const HANDS = { N: `${SUIT}...`, E: `.${SUIT}..`, S: `..${SUIT}.`, W: `...${SUIT}` };
