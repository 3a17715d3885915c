/**
 * A second import of one night: what it says, what the last import said and what stands in the sheet now, line by line
 * and part by part. Nothing that the scorer typed is replaced here: where sheet and file differ, one of them has to
 * have stayed as it was, or the scorer is asked.
 */
import { compact } from "../notation/text";
import { sameLines } from "./sameLines";
import type { ResultLine } from "./types";

/** What a line says besides its place. Each part is taken from one side as a whole. */
export const PARTS = ["pairs", "result", "lead", "paper", "field", "vulnerable", "adjust", "note"] as const;

export type Part = (typeof PARTS)[number];

export interface ToldLine {
  line: ResultLine;
  /**
   * What each part says, blank for nothing, and further ways to say the same. A part is missing where the sheet has no
   * column for it.
   */
  says: Partial<Record<Part, readonly string[]>>;
}

/**
 * What became of a part: it stands in the file only, where the sheet has nothing (`new`), it changed in the file
 * (`changed`) or in the sheet (`edited`), or in both (`both`).
 */
export type PartKind = "new" | "changed" | "edited" | "both";

export interface MergedPart {
  part: Part;
  kind: PartKind;
  sheet: string;
  file: string;
}

/**
 * `same` in both, but for its parts; `new` in the file; `removed` from the sheet by the scorer (in `changed`, the file
 * has another result since); `gone` from the file; `own`: the scorer's, and never in a file.
 */
export type MergedLine =
  | { kind: "same"; row: number; from: number; parts: MergedPart[] }
  | { kind: "new"; from: number }
  | { kind: "removed"; from: number; changed: boolean }
  | { kind: "gone" | "own"; row: number };

/** The merged lines: those of the sheet in its order, then those that are in the file only, in its order. */
export function mergeLines(
  sheet: readonly ToldLine[],
  file: readonly ToldLine[],
  before: readonly ToldLine[] | undefined,
): MergedLine[] {
  const then = before ?? [];
  const rowOfThen = inverse(sameLines(linesOf(sheet), linesOf(then)));
  const thenOfFile = sameLines(linesOf(file), linesOf(then));
  const rows = thenOfFile.map((i) => (i === undefined ? undefined : rowOfThen.get(i)));
  matchTheRest(sheet, file, rows);
  const fromOfRow = inverse(rows);
  const known = new Set(rowOfThen.values());
  return [
    ...sheet.flatMap((told, row): MergedLine[] => {
      const from = fromOfRow.get(row);
      if (from !== undefined) {
        const last = thenOfFile[from];
        const parts = mergeParts(told, file[from], last === undefined ? undefined : then[last]);
        return [{ kind: "same", row, from, parts }];
      }
      if (isBlankRow(told)) return [];
      return [{ kind: known.has(row) || before === undefined ? "gone" : "own", row }];
    }),
    ...file.flatMap((told, from): MergedLine[] => {
      if (rows[from] !== undefined) return [];
      const last = thenOfFile[from];
      if (last === undefined) return [{ kind: "new", from }];
      const changed = PARTS.some((part) => !saysSame(told.says[part], then[last].says[part]));
      return [{ kind: "removed", from, changed }];
    }),
  ];
}

const linesOf = (told: readonly ToldLine[]): ResultLine[] => told.map(({ line }) => line);

function inverse(found: readonly (number | undefined)[]): Map<number, number> {
  return new Map(found.flatMap((other, i): [number, number][] => (other === undefined ? [] : [[other, i]])));
}

/** Lines that the last import did not have, beside rows that it did not write; then into the board's blank rows. */
function matchTheRest(sheet: readonly ToldLine[], file: readonly ToldLine[], rows: (number | undefined)[]): void {
  const taken = new Set(rows);
  const restOfSheet = sheet.flatMap((_, row) => (taken.has(row) ? [] : [row]));
  const restOfFile = file.flatMap((_, from) => (rows[from] === undefined ? [from] : []));
  const same = sameLines(
    restOfFile.map((from) => file[from].line),
    restOfSheet.map((row) => sheet[row].line),
  );
  const blank = restOfSheet.filter((row, i) => !same.includes(i) && isBlankRow(sheet[row]));
  restOfFile.forEach((from, i) => {
    const found = same[i];
    rows[from] = found === undefined ? takeBlank(blank, sheet, file[from].line) : restOfSheet[found];
  });
}

/** A board's row that waits for whatever comes: without pairs, nothing entered. */
function isBlankRow({ says }: ToldLine): boolean {
  return PARTS.every((part) => (says[part] ?? []).every((text) => text === ""));
}

function takeBlank(blank: number[], sheet: readonly ToldLine[], { board, section }: ResultLine): number | undefined {
  const fits = ({ line }: ToldLine): boolean =>
    board > 0 && line.board === board && (line.section === section || !line.section) && line.round === undefined;
  const at = blank.findIndex((row) => fits(sheet[row]));
  return at < 0 ? undefined : blank.splice(at, 1)[0];
}

function mergeParts(sheet: ToldLine, file: ToldLine, before: ToldLine | undefined): MergedPart[] {
  return PARTS.flatMap((part) => {
    const [here, there, then] = [sheet.says[part], file.says[part], before?.says[part]];
    if (here === undefined || there === undefined || saysSame(here, there)) return [];
    const kind = kindOf(here, there, then);
    return kind ? [{ part, kind, sheet: here[0], file: there[0] }] : [];
  });
}

/**
 * Sheet and file differ: which of them changed since the last import? Where that is not known, a blank holds nothing
 * that could be lost.
 */
function kindOf(sheet: Says, file: Says, before: Says | undefined): PartKind | undefined {
  if (before === undefined) return isNothing(sheet) ? "new" : isNothing(file) ? undefined : "both";
  // What was written anew, even to say the same, is not written over without asking.
  if (saysSame([sheet[0]], before)) return isNothing(sheet) ? "new" : "changed";
  return saysSame(file, before) ? "edited" : "both";
}

type Says = readonly string[];

const isNothing = ([text]: Says): boolean => text === "";

function saysSame(one: Says = [""], other: Says = [""]): boolean {
  const texts = one.map(compact);
  return other.some((text) => texts.includes(compact(text)));
}

/** Where the scorer may choose: in the sheet it is otherwise than in the file, and not by the file's doing alone. */
export function isToChoose(line: MergedLine): boolean {
  return line.kind === "removed" || (line.kind === "same" && line.parts.some(({ kind }) => isEdited(kind)));
}

/** Both changed since the last import, or it is not known which did. */
export function isConflict(line: MergedLine): boolean {
  return line.kind === "removed"
    ? line.changed
    : line.kind === "same" && line.parts.some(({ kind }) => kind === "both");
}

const isEdited = (kind: PartKind): boolean => kind === "edited" || kind === "both";

/** The parts of a line that are to be written: what the file alone changed, the others where the file was chosen. */
export function partsToTake(line: MergedLine, fileChosen: boolean): MergedPart[] {
  return line.kind === "same" ? line.parts.filter(({ kind }) => fileChosen || !isEdited(kind)) : [];
}

export interface MergeCounts {
  /** Results that were not there. */
  new: number;
  /** Changed in the file, and taken. */
  changed: number;
  /** Changed in the sheet, and kept. */
  edited: number;
  /** Changed in both: the scorer is asked. */
  both: number;
  /** In the sheet, not in the file: kept. */
  kept: number;
}

/** Each line counts once under each of these that it is. */
export function mergeCounts(lines: readonly MergedLine[]): MergeCounts {
  const counts: MergeCounts = { new: 0, changed: 0, edited: 0, both: 0, kept: 0 };
  for (const line of lines) {
    if (line.kind === "new") counts.new++;
    else if (line.kind === "removed") counts[line.changed ? "both" : "edited"]++;
    else if (line.kind !== "same") counts.kept++;
    else for (const kind of kindsOf(line.parts)) counts[kind]++;
  }
  return counts;
}

/** A lead or a pair's number that comes to a result which is there already is no new result, but a change. */
function kindsOf(parts: readonly MergedPart[]): Set<PartKind> {
  const isNew = parts.some(({ part, kind }) => kind === "new" && (part === "result" || part === "adjust"));
  const kinds = parts.map(({ kind }) => (kind === "new" || kind === "changed" ? (isNew ? "new" : "changed") : kind));
  return new Set(kinds);
}
