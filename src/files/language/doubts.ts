/** Rows that are not to be read by the column's language alone: asked about, or taken from another. */
import type { PlayedContract } from "../../notation/contract";
import { meanings, shownContract, strainMeanings, type Reads } from "../../notation/elsewhere";
import { LANGUAGES, type Language } from "../../notation/languages";
import { isBlank, textOf } from "../../notation/text";
import { TONGUES, type KnownTongue } from "../../notation/words";
import type { Strain } from "../../scoring/types";
import { FIELDS, fitsScore, scoreOf, SIGNS, wordOf, written, type Read, type Row } from "./rows";

/** A row as it was written, and what it may mean. */
export interface TwoReadings {
  read: string;
  likely: string[];
}

export interface Doubt {
  row: Row;
  readings: Reads<PlayedContract>[];
}

/** Rows that several languages read, each in its own way, where nothing decides between them. */
export function between(rows: readonly Row[], groups: readonly KnownTongue[][], read: Read): Doubt[] {
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
export function uncertain(rows: readonly Row[], tongue: KnownTongue, read: Read): Doubt[] {
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
      const readings = [...all.filter(({ value }) => value === own), ...others].map((one) => asSuit(played, one));
      const scores = new Set(readings.map(({ value }) => scoreOf(row, value)));
      return scores.size > 1 ? [{ row, readings }] : [];
    });
  });
}

function asSuit(played: PlayedContract, { tongue, value }: Reads<Strain>): Reads<PlayedContract> {
  return { tongue, value: { ...played, contract: { ...played.contract, strain: value } } };
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

/**
 * Rows that the language does not understand and others do: taken where they read it alike, and its score or a word of
 * more than a letter confirms it.
 */
export function otherTongues(
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

/** Fewer letters of other languages than this are slips of their own. */
const FEWEST_MIXED = 0.1;

/**
 * In a column that mixes the letters of several languages, the rows that these read in different ways, unless the
 * written score tells.
 */
export function mixed(rows: readonly Row[], chosen: KnownTongue, read: Read): Doubt[] {
  const reading = (row: Row): KnownTongue[] =>
    read(row, chosen) ? [] : TONGUES.filter((tongue) => read(row, tongue) && wordOf(row, tongue)?.length === 1);
  const foreign = rows.map(reading).filter((tongues) => tongues.length > 0);
  if (foreign.length < Math.max(2, rows.length * FEWEST_MIXED)) return [];
  const tongues = [...new Set(foreign.flat())];
  return rows.flatMap((row) => {
    const own = read(row, chosen);
    const others = tongues.filter((tongue) => own?.played && (read(row, tongue)?.key ?? own.key) !== own.key);
    const told = fitsScore(row, own?.played) && !others.some((tongue) => fitsScore(row, read(row, tongue)?.played));
    return others.length === 0 || told ? [] : [{ row, readings: readingsOf(row, [chosen, ...others], read) }];
  });
}

/** The row as it was written, and what it may mean; the declarer only where that is the question. */
export function told({ texts }: Row, readings: readonly Reads<PlayedContract>[]): TwoReadings {
  const declarers = new Set(readings.map(({ value }) => value.declarer));
  const show = ({ contract, declarer }: PlayedContract): string =>
    shownContract(declarers.size > 1 && declarer ? { contract, declarer } : { contract });
  const text = FIELDS.map((field) => textOf(texts[field])).filter((part) => !isBlank(part));
  return { read: text.join(" "), likely: meanings(readings, show) };
}
