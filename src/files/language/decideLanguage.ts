/**
 * The language of an import, decided from all its contracts and declarers, their scores and the headings, never from
 * one cell alone.
 */
import { TONGUES, type KnownTongue } from "../../notation/words";
import type { Cells, Header } from "../../results/columns";
import type { Grid } from "../../results/readGrid";
import { mapped, within, type Steps } from "../../results/steps";
import { between, mixed, otherTongues, told, uncertain, type TwoReadings } from "./doubts";
import { fitsScore, reader, rowsOf, SIGNS, wordOf, written, type Read, type Row } from "./rows";

export interface LanguageDecision {
  tongue: KnownTongue;
  /** Rows below the heading that another language reads, beyond doubt. */
  others: ReadonlyMap<number, KnownTongue>;
  /** Rows that have two readings, each with both. */
  doubtful: ReadonlyMap<number, TwoReadings>;
  /** What shows it: "the headings", "the letters K, R", "88 of 90 scores". */
  shownBy: string[];
}

/**
 * Decides by, in this order: which languages read most rows; under which most of the written scores come out; whose
 * headings they are. Languages that read everything alike are one. Rows that remain with several readings, and letters
 * that are not certain and that nothing confirms, are left to the scorer.
 *
 * @param grid the rows as any language reads them: their boards and their written scores
 */
export function* decideLanguage(cells: Cells, grid: Grid): Steps<LanguageDecision> {
  const rows = yield* within(rowsOf(cells, grid), 0, 0.3);
  const read = reader(grid.header);
  const counts: number[] = [];
  for (const tongue of TONGUES) {
    const [from, to] = [0, 1].map((more) => 0.3 + (0.4 * (counts.length + more)) / TONGUES.length);
    const readings = yield* within(
      mapped(rows, (row) => read(row, tongue)),
      from,
      to,
    );
    counts.push(readings.filter(Boolean).length);
  }
  const best = TONGUES.filter((_, i) => counts[i] === Math.max(...counts));
  const groups = alike(rows, best, read);
  yield 0.7;
  const fitting = mostFits(rows, groups, read);
  const left = headedBy(grid.header, fitting);
  const chosen = nameOf(left, grid.header);
  yield 0.8;
  const others = otherTongues(rows, chosen, read);
  yield 0.9;
  const doubts = [
    ...mixed(rows, chosen, read),
    ...between(rows, left, read),
    ...uncertain(rows, chosen, read),
    ...others.doubts,
  ];
  return {
    tongue: chosen,
    others: others.taken,
    doubtful: new Map(doubts.map(({ row, readings }) => [row.index, told(row, readings)])),
    shownBy: shownBy(rows, chosen, grid.header, read),
  };
}

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

/** The groups that the headings name. English ones name none: sheets of every country have them. */
function headedBy({ languages }: Header, groups: KnownTongue[][]): KnownTongue[][] {
  if (languages[0] === "en") return groups;
  const headed = groups.filter((group) => group.some(({ language }) => languages.includes(language)));
  return headed.length ? headed : groups;
}

/** The one that the headings name, else English where it reads so too. */
function nameOf(groups: readonly KnownTongue[][], { languages }: Header): KnownTongue {
  const headed = languages.flatMap((code) => groups.flat().filter(({ language }) => language === code));
  const english = groups.flat().find(({ language }) => language === "en");
  return headed[0] ?? english ?? groups[0][0];
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
