/** Personal score cards: every board of a pair or player in the order of play, to be filled in at the table. */
import { makeSpecial } from "../../notation/entry";
import { dealer, vulnerability } from "../../scoring/board";
import { comparePairs, compareSections, seated, type Pair } from "../../results/pairs";
import { languageOf } from "../../results/language";
import type { ResultLine } from "../../results/types";
import type { Side } from "../../scoring/types";
import { numberOrText } from "../look";
import type { Form, FormColumn, FormRow } from "./pages";
import { namesFinder, type PrintSession } from "./who";
import { pairLabel } from "../../results/askedPair";

const COLUMNS: readonly (FormColumn & { heading: string })[] = [
  { heading: "Rd", width: 5, align: "center" },
  { heading: "Table", width: 7, align: "center" },
  { heading: "Board", width: 7, align: "center" },
  { heading: "Dlr", width: 4, align: "center" },
  { heading: "Vul", width: 7, align: "center" },
  { heading: "Vs", width: 7, align: "center" },
  { heading: "Sits", width: 5, align: "center" },
  { heading: "Contract", width: 10 },
  { heading: "By", width: 4 },
  { heading: "Lead", width: 6 },
  { heading: "Result", width: 8 },
  { heading: "Plus", width: 7 },
  { heading: "Minus", width: 8 },
];

export const CARD_COLUMNS: readonly FormColumn[] = COLUMNS;

export function cardForms(session: PrintSession): Form[] {
  const called = namesFinder(session);
  return [...chairs(session)]
    .sort(
      ([a], [b]) => compareSections(a, b) || (b.direction ?? "").localeCompare(a.direction ?? "") || comparePairs(a, b),
    )
    .map(([pair, sat]): Form => [
      { kind: "title", cells: [called(pair)] },
      { kind: "heading", cells: COLUMNS.map(({ heading }) => heading) },
      ...[...sat].sort(inOrderOfPlay).map((chair) => boardRow(chair, pair, session)),
    ]);
}

interface Chair {
  line: ResultLine;
  side: Side;
}

function chairs({ lines, settings }: PrintSession): Map<Pair, Chair[]> {
  const pairs = new Map<string, Pair>();
  const found = new Map<Pair, Chair[]>();
  for (const line of lines) {
    for (const side of ["NS", "EW"] as const) {
      for (const seat of seated(line, side, settings)) {
        const pair = pairs.get(seat.key) ?? seat;
        pairs.set(seat.key, pair);
        found.set(pair, [...(found.get(pair) ?? []), { line, side }]);
      }
    }
  }
  return found;
}

function inOrderOfPlay({ line: a }: Chair, { line: b }: Chair): number {
  return (a.round ?? 0) - (b.round ?? 0) || a.board - b.board;
}

function boardRow({ line, side }: Chair, pair: Pair, { settings }: PrintSession): FormRow {
  const { round, table, board, status, players } = line;
  const against = seated(line, side === "NS" ? "EW" : "NS", settings)
    .map(pairLabel)
    .join(" & ");
  const chair = players ? ["N", "E", "S", "W"][players.indexOf(pair.id)] : side;
  const vulnerable = line.vulnerable ?? vulnerability(board);
  const out = status === "sitOut" ? makeSpecial({ kind: "sitOut" }, languageOf(settings)) : "";
  const cells = [round ?? "", table ?? "", board, dealer(board), vulnerable, numberOrText(against), chair, out];
  return { kind: "small", cells };
}
