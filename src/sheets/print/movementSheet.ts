/** The movement, round by round, for the director and the wall. */
import { groups } from "../../results/groups";
import { seated } from "../../results/pairs";
import { numberOrText } from "../look";
import type { Form, FormColumn, FormRow } from "./pages";
import { boardsText, sittings, type PrintSession } from "./who";
import { pairLabel } from "../../results/askedPair";

export const MOVEMENT_COLUMNS: readonly FormColumn[] = [
  { width: 7, align: "center" },
  { width: 11, align: "center" },
  { width: 11, align: "center" },
  { width: 12, align: "center" },
];
export const MOVEMENT_ACROSS = 2;

export function movementForms(session: PrintSession): Form[] {
  const { lines, settings } = session;
  return groups(sittings(lines), ({ section, round }) => `${section} ${round}`).map((tables): Form => {
    const [{ section, round }] = tables;
    const out = lines.filter((line) => line.section === section && line.round === round && line.status === "sitOut");
    const resting = [
      ...new Set(
        out.flatMap((line) => (["NS", "EW"] as const).flatMap((side) => seated(line, side, settings).map(pairLabel))),
      ),
    ];
    return [
      { kind: "title", cells: [`${section ? `Section ${section}, round` : "Round"} ${round}`] },
      { kind: "heading", cells: ["Table", "N-S", "E-W", "Boards"] },
      ...tables.map(({ table, lines: ofTable }): FormRow => {
        const sides = (["NS", "EW"] as const).map((side) =>
          numberOrText(seated(ofTable[0], side, settings).map(pairLabel).join(" & ")),
        );
        return { kind: "small", cells: [table, ...sides, boardsText(ofTable.map(({ board }) => board))] };
      }),
      ...(resting.length ? [{ kind: "note", cells: [`Sits out: ${resting.join(", ")}`] } satisfies FormRow] : []),
    ];
  });
}
