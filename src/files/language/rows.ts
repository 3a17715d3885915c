/** The rows of an import as each language reads them. */
import type { PlayedContract } from "../../notation/contract";
import { SUIT_SIGNS, type Field } from "../../notation/languages";
import type { ProblemKind } from "../../notation/messages";
import { isBlank, textOf } from "../../notation/text";
import { strainWord, TONGUES, type KnownTongue } from "../../notation/words";
import type { Cells, Header } from "../../results/columns";
import { readHappened, type Get, type RowContext } from "../../results/happened";
import { lineScore } from "../../results/lineScore";
import type { Grid } from "../../results/readGrid";
import { mapped, type Steps } from "../../results/steps";
import type { ResultLine } from "../../results/types";

/** The cells in which a language shows. */
export const FIELDS = [
  "contract",
  "double",
  "declarer",
  "result",
  "tricks",
  "made",
  "down",
] as const satisfies readonly Field[];

/** Problems that another language may not have. */
const OF_LANGUAGE: readonly ProblemKind[] = [
  "notAContract",
  "otherLanguage",
  "noStrain",
  "twoReadings",
  "notASeat",
  "notADouble",
  "notAResult",
  "noContract",
];

/** What one language makes of a row. */
export interface Outcome {
  /** Equal for equal readings. */
  key: string;
  played?: PlayedContract;
}

export interface Row {
  index: number;
  /** The row's texts: rows that are written alike are read once. */
  texts: Record<(typeof FIELDS)[number], unknown>;
  key: string;
  /** Board, vulnerability and the score that was written. */
  line: ResultLine;
}

/** Rows in which something is written that a language may read. */
export function* rowsOf(cells: Cells, { header, rows }: Grid): Steps<Row[]> {
  const read = yield* mapped(rows, ({ line }, index): Row[] => {
    const row = cells[header.row + 1 + index];
    const texts = Object.fromEntries(
      FIELDS.map((field) => [field, row[header.columns.get(field)?.index ?? -1] ?? ""]),
    ) as Row["texts"];
    if (!line || (isBlank(texts.contract) && isBlank(texts.result))) return [];
    return [{ index, texts, key: FIELDS.map((field) => textOf(texts[field])).join("\u0000"), line }];
  });
  return read.flat();
}

export type Read = (row: Row, tongue: KnownTongue) => Outcome | undefined;

/** What a language makes of a row; undefined where it does not understand it. */
export function reader({ columns }: Header): Read {
  const known = new Map(TONGUES.map((tongue) => [tongue, new Map<string, Outcome | undefined>()]));
  const context = { columns, style: "Auto", ifTheyDiffer: "Ask", zeroMayBeBlank: false, scoresAreNumbers: true };
  return (row, tongue) => {
    const outcomes = known.get(tongue) as Map<string, Outcome | undefined>;
    if (!outcomes.has(row.key)) outcomes.set(row.key, outcomeOf(row, { ...context, tongue }));
    return outcomes.get(row.key);
  };
}

function outcomeOf({ texts }: Row, context: RowContext): Outcome | undefined {
  const get: Get = (field) => (field in texts ? texts[field as keyof typeof texts] : "");
  const happened = readHappened(get, context);
  if (!happened.ok && OF_LANGUAGE.includes(happened.kind)) return undefined;
  const value = happened.ok ? happened.value : happened.played;
  const { contract, declarer, tricks } = value ?? {};
  const key = JSON.stringify([happened.ok ? happened.value?.status : happened.kind, contract, declarer, tricks]);
  return contract ? { key, played: { contract, declarer, tricks } } : { key };
}

export function written({ line }: Row): number | undefined {
  return line.file?.score ?? line.paper;
}

export function fitsScore(row: Row, played: PlayedContract | undefined): boolean {
  return played !== undefined && written(row) !== undefined && scoreOf(row, played) === written(row);
}

export function scoreOf({ line: { board, vulnerable } }: Row, played: PlayedContract): number | undefined {
  return board === 0 ? undefined : lineScore({ board, ...(vulnerable ? { vulnerable } : {}), ...played });
}

export function wordOf({ texts }: Row, tongue: KnownTongue): string | undefined {
  return strainWord(textOf(isBlank(texts.contract) ? texts.result : texts.contract), tongue);
}

export const SIGNS: readonly string[] = Object.values(SUIT_SIGNS);
