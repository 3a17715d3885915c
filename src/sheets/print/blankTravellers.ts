/** Travellers to go with the boards: one a board, with who plays it printed, to be filled in at the tables. */
import { dealer, vulnerability } from "../../scoring/board";
import { byRound } from "../../results/byRound";
import { groups } from "../../results/groups";
import { comparePairs, compareSections, isIndividual } from "../../results/pairs";
import type { ResultLine } from "../../results/types";
import { numberOrText } from "../look";
import type { Form, FormColumn, FormRow } from "./pages";
import type { PrintSession } from "./who";

/** Round, N-S, E-W (or four seats), then what is written by hand. */
const HAND: readonly (FormColumn & { heading: string })[] = [
  { heading: "Contract", width: 10 },
  { heading: "By", width: 5 },
  { heading: "Lead", width: 7 },
  { heading: "Result", width: 8 },
  { heading: "NS score", width: 10 },
  { heading: "EW score", width: 10 },
];

export const VULNERABLE = {
  None: "None vulnerable",
  NS: "N-S vulnerable",
  EW: "E-W vulnerable",
  Both: "Both vulnerable",
};

export function travellerColumns({ lines }: PrintSession): FormColumn[] {
  return whoColumns(lines)
    .map(({ width }): FormColumn => ({ width, align: "center" }))
    .concat(HAND.map(({ width }) => ({ width })));
}

const isOfPlayers = (lines: readonly ResultLine[]): boolean => lines.some(isIndividual);

function whoColumns(lines: readonly ResultLine[]): { heading: string; width: number }[] {
  const seats = isOfPlayers(lines) ? ["N", "E", "S", "W"] : ["NS", "EW"];
  return [
    ...(lines.some(({ round }) => round !== undefined) ? [{ heading: "Rd", width: 5 }] : []),
    ...seats.map((heading) => ({ heading, width: seats.length === 4 ? 5 : 7 })),
  ];
}

/** Each section has its own, for it has its own boards. By the numbers of N-S, so that each finds its row; players by the rounds. Rows of who sits out are left out. */
export function travellerForms(session: PrintSession): Form[] {
  const { lines } = session;
  const playing = lines.filter(({ board, status }) => board > 0 && status !== "sitOut");
  const headings = whoColumns(lines).map(({ heading }) => heading);
  return groups(playing, ({ section, board }) => `${section} ${board}`)
    .sort(([a], [b]) => compareSections(a, b) || a.board - b.board)
    .map((ofBoard): Form => {
      const [{ section, board, vulnerable }] = ofBoard;
      const vul = VULNERABLE[vulnerable ?? vulnerability(board)];
      return [
        { kind: "title", cells: [section ? `Section ${section}, board ${board}` : `Board ${board}`] },
        { kind: "note", cells: [`Dealer ${dealer(board)}, ${vul}`] },
        { kind: "heading", cells: [...headings, ...HAND.map(({ heading }) => heading)] },
        ...[...ofBoard].sort(byNorthSouth).map((line): FormRow => ({ kind: "line", cells: whoCells(line, headings) })),
      ];
    });
}

function byNorthSouth(a: ResultLine, b: ResultLine): number {
  const ofPairs = comparePairs({ section: a.section, id: a.ns }, { section: b.section, id: b.ns });
  return ofPairs || byRound(a, b);
}

function whoCells(line: ResultLine, headings: readonly string[]) {
  return [
    ...(headings.includes("Rd") ? [line.round ?? ""] : []),
    ...(isIndividual(line) ? line.players : [line.ns, line.ew]).map(numberOrText),
  ];
}
