/**
 * The language of an import, decided from all its contracts and declarers, their scores and the headings, never from
 * one cell alone.
 */
import { meanings, shownContract, strainMeanings, type Reads } from "../notation/elsewhere";
import { LANGUAGES, SUIT_SIGNS, type Field, type Language, type LanguageCode } from "../notation/languages";
import type { PlayedContract } from "../notation/contract";
import type { ProblemKind } from "../notation/messages";
import { isBlank, textOf } from "../notation/text";
import { strainWord, TONGUES, type KnownTongue } from "../notation/words";
import type { Cells, Header } from "../results/columns";
import { readHappened, type Get, type RowContext } from "../results/happened";
import { lineScore } from "../results/lineScore";
import type { Grid } from "../results/readGrid";
import type { ResultLine } from "../results/types";
import type { Strain } from "../scoring/types";

/** A row as it was written, and what it may mean. */
export interface TwoReadings {
  read: string;
  likely: string[];
}

export interface LanguageDecision {
  language: LanguageCode;
  /** Whose contract a row below the heading has: in a mixed column another one's, where that is beyond doubt. */
  tongue: (row: number) => KnownTongue;
  /** Rows that have two readings, each with both. */
  doubtful: ReadonlyMap<number, TwoReadings>;
  /** What shows it: "the headings", "the letters K, R", "88 of 90 scores". */
  shownBy: string[];
}

/** The cells in which a language shows. */
const FIELDS = [
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
interface Outcome {
  /** Equal for equal readings. */
  key: string;
  played?: PlayedContract;
}

interface Row {
  index: number;
  /** The row's texts: rows that are written alike are read once. */
  texts: Record<(typeof FIELDS)[number], unknown>;
  key: string;
  /** Board, vulnerability and the score that was written. */
  line: ResultLine;
}

/**
 * Decides by, in this order: which languages read most rows; whose scores are those that were written; whose headings
 * they are. Languages that read everything alike are one. Rows that remain with several readings, and letters that are
 * not certain and that nothing confirms, are left to the scorer.
 *
 * @param grid the rows as any language reads them: their boards and their written scores
 */
export function decideLanguage(cells: Cells, grid: Grid): LanguageDecision {
  const rows = rowsOf(cells, grid);
  const read = reader(grid.header);
  const most = Math.max(...TONGUES.map((tongue) => readable(rows, tongue, read)));
  const best = TONGUES.filter((tongue) => readable(rows, tongue, read) === most);
  const groups = alike(rows, best, read);
  const fitting = mostFits(rows, groups, read);
  const headed = fitting.filter((group) => group.some(({ language }) => grid.header.languages.includes(language)));
  const left = headed.length ? headed : fitting;
  const chosen = nameOf(left, grid.header);
  const others = otherTongues(rows, chosen, read);
  const doubts = [...between(rows, left, read), ...uncertain(rows, chosen, read), ...others.doubts];
  return {
    language: chosen.language,
    tongue: (index) => others.taken.get(index) ?? chosen,
    doubtful: new Map(doubts.map(({ row, readings }) => [row.index, told(row, readings)])),
    shownBy: shownBy(rows, chosen, grid.header, read),
  };
}

/** Rows in which something is written that a language may read. */
function rowsOf(cells: Cells, { header, rows }: Grid): Row[] {
  return rows.flatMap(({ line }, index): Row[] => {
    const row = cells[header.row + 1 + index];
    const texts = Object.fromEntries(
      FIELDS.map((field) => [field, row[header.columns.get(field)?.index ?? -1] ?? ""]),
    ) as Row["texts"];
    if (!line || (isBlank(texts.contract) && isBlank(texts.result))) return [];
    return [{ index, texts, key: FIELDS.map((field) => textOf(texts[field])).join("\u0000"), line }];
  });
}

type Read = (row: Row, tongue: KnownTongue) => Outcome | undefined;

/** What a language makes of a row; undefined where it does not understand it. */
function reader({ columns }: Header): Read {
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

const readable = (rows: readonly Row[], tongue: KnownTongue, read: Read): number =>
  rows.filter((row) => read(row, tongue)).length;

/** Languages that read every row alike, together. */
function alike(rows: readonly Row[], tongues: readonly KnownTongue[], read: Read): KnownTongue[][] {
  const groups = new Map<string, KnownTongue[]>();
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()];
  for (const tongue of tongues) {
    const readings = distinct.map((row) => read(row, tongue)?.key ?? "").join("\n");
    groups.set(readings, [...(groups.get(readings) ?? []), tongue]);
  }
  return [...groups.values()];
}

/** The groups under which most of the written scores come out. */
function mostFits(rows: readonly Row[], groups: KnownTongue[][], read: Read): KnownTongue[][] {
  if (groups.length === 1) return groups;
  const fits = groups.map(([tongue]) => rows.filter((row) => fitsScore(row, read(row, tongue)?.played)).length);
  return groups.filter((_, i) => fits[i] === Math.max(...fits));
}

function written({ line }: Row): number | undefined {
  return line.file?.score ?? line.paper;
}

function fitsScore(row: Row, played: PlayedContract | undefined): boolean {
  return played !== undefined && written(row) !== undefined && scoreOf(row, played) === written(row);
}

function scoreOf({ line: { board, vulnerable } }: Row, played: PlayedContract): number | undefined {
  return board === 0 ? undefined : lineScore({ board, ...(vulnerable ? { vulnerable } : {}), ...played });
}

/** The one that the headings name, else English where it reads so too. */
function nameOf(groups: readonly KnownTongue[][], { languages }: Header): KnownTongue {
  const headed = languages.flatMap((code) => groups.flat().filter(({ language }) => language === code));
  const english = groups.flat().find(({ language }) => language === "en");
  return headed[0] ?? english ?? groups[0][0];
}

interface Doubt {
  row: Row;
  readings: Reads<PlayedContract>[];
}

/** Rows that several languages read, each in its own way, where nothing decides between them. */
function between(rows: readonly Row[], groups: readonly KnownTongue[][], read: Read): Doubt[] {
  if (groups.length === 1) return [];
  return rows.flatMap((row) => {
    const readings = readingsOf(row, groups.flat(), read);
    const different = new Set(groups.map(([tongue]) => read(row, tongue)?.key)).size > 1;
    return different ? [{ row, readings }] : [];
  });
}

function readingsOf(row: Row, tongues: readonly KnownTongue[], read: Read): Reads<PlayedContract>[] {
  return tongues.flatMap((tongue) => {
    const played = read(row, tongue)?.played;
    return played ? [{ tongue, value: played }] : [];
  });
}

/** Rows with a letter that another language reads as another suit, where the score depends on it. */
function uncertain(rows: readonly Row[], tongue: KnownTongue, read: Read): Doubt[] {
  const { uncertain: letters }: Language = LANGUAGES[tongue.language];
  return letters.flatMap((letter) => {
    const all = strainMeanings(letter);
    const own = all.find((meaning) => meaning.tongue === tongue)?.value;
    const others = all.filter(({ value }) => value !== own);
    const such = rows.filter((row) => wordOf(row, tongue) === letter);
    if (!own || others.length === 0 || isConfirmed(letter, own, others, { rows, tongue, read })) return [];
    return such.flatMap((row) => {
      const played = read(row, tongue)?.played;
      if (!played) return [];
      const readings = [{ tongue, value: played }, ...others.map((other) => asSuit(played, other))];
      const scores = new Set(readings.map(({ value }) => scoreOf(row, value)));
      return scores.size > 1 ? [{ row, readings }] : [];
    });
  });
}

function asSuit(played: PlayedContract, { tongue, value }: Reads<Strain>): Reads<PlayedContract> {
  return { tongue, value: { ...played, contract: { ...played.contract, strain: value } } };
}

function wordOf({ texts }: Row, tongue: KnownTongue): string | undefined {
  return strainWord(textOf(isBlank(texts.contract) ? texts.result : texts.contract), tongue);
}

interface Column {
  rows: readonly Row[];
  tongue: KnownTongue;
  read: Read;
}

/**
 * A letter is confirmed by a suit spelt out in the same language, by scores that no other suit makes, or where the
 * column has other letters for every suit that it might be instead.
 */
function isConfirmed(
  letter: string,
  own: Strain,
  others: readonly Reads<Strain>[],
  { rows, tongue, read }: Column,
): boolean {
  const words = new Map(
    rows.flatMap((row): [string, Strain | undefined][] => {
      const word = wordOf(row, tongue);
      return word && !SIGNS.includes(word) ? [[word, read(row, tongue)?.played?.contract.strain]] : [];
    }),
  );
  if ([...words].some(([word, strain]) => word.length > 2 && strain && strain !== "N")) return true;
  const elsewhere = [...words].filter(([word]) => word !== letter).map(([, strain]) => strain);
  if (others.every(({ value }) => elsewhere.includes(value))) return true;
  let [ours, theirs] = [0, 0];
  for (const row of rows.filter((one) => wordOf(one, tongue) === letter && written(one) !== undefined)) {
    const played = read(row, tongue)?.played;
    if (!played) continue;
    const asOwn = fitsScore(row, { ...played, contract: { ...played.contract, strain: own } });
    const asOther = others.some((other) => fitsScore(row, asSuit(played, other).value));
    if (asOwn && !asOther) ours++;
    if (asOther && !asOwn) theirs++;
  }
  return ours > theirs;
}

const SIGNS: readonly string[] = Object.values(SUIT_SIGNS);

/**
 * Rows that the language does not understand and others do: taken where they read it alike, and its score or a word of
 * more than a letter confirms it.
 */
function otherTongues(
  rows: readonly Row[],
  chosen: KnownTongue,
  read: Read,
): { taken: Map<number, KnownTongue>; doubts: Doubt[] } {
  const taken = new Map<number, KnownTongue>();
  const doubts: Doubt[] = [];
  for (const row of rows) {
    if (read(row, chosen)) continue;
    const known = TONGUES.filter((tongue) => read(row, tongue));
    const fitting = known.filter((tongue) => fitsScore(row, read(row, tongue)?.played));
    const candidates = fitting.length ? fitting : known;
    const [first] = candidates;
    if (!first) continue;
    const same = new Set(candidates.map((tongue) => read(row, tongue)?.key)).size === 1;
    const spelt = !read(row, first)?.played || (wordOf(row, first)?.length ?? 0) > 1;
    if (same && (fitting.length || spelt)) taken.set(row.index, first);
    else if (!same) doubts.push({ row, readings: readingsOf(row, candidates, read) });
  }
  return { taken, doubts };
}

/** The row as it was written, and what it may mean; the declarer only where that is the question. */
function told({ texts }: Row, readings: readonly Reads<PlayedContract>[]): TwoReadings {
  const declarers = new Set(readings.map(({ value }) => value.declarer));
  const show = ({ contract, declarer }: PlayedContract): string =>
    shownContract(declarers.size > 1 && declarer ? { contract, declarer } : { contract });
  const text = FIELDS.map((field) => textOf(texts[field])).filter((part) => !isBlank(part));
  return { read: text.join(" "), likely: meanings(readings, show) };
}

function shownBy(rows: readonly Row[], tongue: KnownTongue, { languages }: Header, read: Read): string[] {
  const letters = new Set(rows.flatMap((row) => wordOf(row, tongue) ?? []).filter((word) => !SIGNS.includes(word)));
  const scored = rows.filter((row) => written(row) !== undefined && read(row, tongue)?.played?.tricks !== undefined);
  const fits = scored.filter((row) => fitsScore(row, read(row, tongue)?.played)).length;
  return [
    ...(languages.includes(tongue.language) ? ["the headings"] : []),
    ...(letters.size ? [`the contracts (${[...letters].sort().join(", ")})`] : []),
    ...(fits ? [`${fits} of ${scored.length} scores`] : []),
  ];
}
