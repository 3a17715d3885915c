/** Guide cards: one for each table, with who sits there in each round, which boards, and where they go then. */
import { groups } from "../../results/groups";
import { isIndividual, seated, type Pair } from "../../results/pairs";
import type { Side } from "../../scoring/types";
import type { Form, FormColumn, FormRow } from "./pages";
import { boardsText, sittings, type PrintSession, type Sitting } from "./who";
import { pairLabel } from "../../results/askedPair";

export const GUIDE_COLUMNS: readonly FormColumn[] = [
  { width: 7, align: "center" },
  { width: 9, align: "center" },
  { width: 9, align: "center" },
  { width: 13, align: "center" },
  { width: 26 },
  { width: 26 },
];

const SIDES = ["NS", "EW"] as const;
const SIDE_WORDS: Record<Side, string> = { NS: "N-S", EW: "E-W" };

export function guideForms(session: PrintSession): Form[] {
  const { lines, settings } = session;
  const all = sittings(lines, true);
  const seats = new Map<string, string>();
  for (const sitting of all) {
    for (const side of SIDES)
      for (const { pair, seat } of sitters(sitting, side, session)) seats.set(`${pair.key} ${sitting.round}`, seat);
  }
  const lastRound = Math.max(...all.map(({ round }) => round));
  const next = (sitting: Sitting, side: Side): string =>
    sitting.round === lastRound ? "" : goTo(sitters(sitting, side, session), sitting, seats);
  return groups(all, ({ section, table }) => `${section} ${table}`).map((rounds): Form => {
    const [{ section, table }] = rounds;
    return [
      { kind: "title", cells: [`Table ${section}${table}`] },
      { kind: "heading", cells: ["Round", "N-S", "E-W", "Boards", "Then N-S go to", "Then E-W go to"] },
      ...rounds.map((sitting): FormRow => {
        const who = SIDES.map((side) => seated(sitting.lines[0], side, settings).map(pairLabel).join(" & "));
        const isSitOut = sitting.lines.every(({ status }) => status === "sitOut");
        const boards = isSitOut ? "sits out" : boardsText(sitting.lines.map(({ board }) => board));
        return { kind: "line", cells: [sitting.round, ...who, boards, next(sitting, "NS"), next(sitting, "EW")] };
      }),
    ];
  });
}

interface Sitter {
  pair: Pair;
  /** "table 5 E-W"; of a player "table 5 E". */
  seat: string;
}

const CHAIRS: Record<Side, readonly [string, string]> = { NS: ["N", "S"], EW: ["E", "W"] };

function sitters({ section, table, lines: [line] }: Sitting, side: Side, { settings }: PrintSession): Sitter[] {
  return seated(line, side, settings).map((pair, i) => ({
    pair,
    seat: `table ${section}${table} ${isIndividual(line) ? CHAIRS[side][i] : SIDE_WORDS[side]}`,
  }));
}

/** "stay", "table 5 E-W", "sit out"; for players "7: stay, 2: table 5 E"; nothing while the next round is still to be drawn. */
function goTo(who: readonly Sitter[], { round }: Sitting, seats: ReadonlyMap<string, string>): string {
  const isDrawn = [...seats.keys()].some((key) => key.endsWith(` ${round + 1}`));
  if (!isDrawn) return "";
  return who
    .map(({ pair, seat }) => {
      const then = seats.get(`${pair.key} ${round + 1}`);
      const place = then === undefined ? "sit out" : then === seat ? "stay" : then;
      return who.length > 1 ? `${pairLabel(pair)}: ${place}` : place;
    })
    .join(", ");
}
