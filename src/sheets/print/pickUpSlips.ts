/** Pick-up slips: one for each table and round, to be collected after it. */
import { dealer, vulnerability } from "../../scoring/board";
import type { Form, FormColumn, FormRow } from "./pages";
import { namesFinder, sideNames, sittings, type PrintSession } from "./who";

const COLUMNS: readonly (FormColumn & { heading: string })[] = [
  { heading: "Board", width: 6, align: "center" },
  { heading: "Dlr", width: 4, align: "center" },
  { heading: "Vul", width: 5, align: "center" },
  { heading: "Contract", width: 9 },
  { heading: "By", width: 4 },
  { heading: "Result", width: 7 },
  { heading: "Score", width: 7 },
];

export const SLIP_COLUMNS: readonly FormColumn[] = COLUMNS;
export const SLIPS_ACROSS = 2;

export function slipForms(session: PrintSession): Form[] {
  const called = namesFinder(session);
  return sittings(session.lines).map(({ section, round, table, lines }): Form => {
    const [first] = lines;
    return [
      { kind: "title", cells: [`Round ${round}, table ${section}${table}`] },
      { kind: "note", cells: [`N-S: ${sideNames(first, "NS", session, called)}`] },
      { kind: "note", cells: [`E-W: ${sideNames(first, "EW", session, called)}`] },
      { kind: "heading", cells: COLUMNS.map(({ heading }) => heading) },
      ...lines.map(({ board, vulnerable }): FormRow => ({
        kind: "line",
        cells: [board, dealer(board), vulnerable ?? vulnerability(board)],
      })),
      { kind: "note", cells: ["Signed  N-S:", null, null, null, "E-W:"] },
    ];
  });
}
