/** The active cell in words: its formula, and how the figure that it shows came about. */
import { formulaAt, readReferences, type ActiveCell } from "../../excel";
import { isBlank, numberOf, textOf } from "../../notation/text";
import type { Cells } from "../../results/columns";
import { explainStrings } from "../explainStrings";
import { argument, callOf, type Argument, type Call } from "../formula";
import { FUNCTIONS } from "../functionNames";
import type { Asked } from "./asked";
import { explain } from "./index";
import { less } from "./imps";
import { figure } from "./numbers";

/** Functions whose words say which figure they are about; the others' begin with what the cell shows. */
const SHEETS = ["RANKING", "SCORERESULTS", "TEAMRESULTS", "TRAVELLER", "SCOREBREAKDOWN", "RUBBER", "CHICAGO"];

export async function explainCell(shown: ActiveCell): Promise<string[]> {
  const cell = withoutIndex(shown);
  const { address, formula, value, row, column } = cell;
  const heading = explainStrings.heading(address, formula);
  const call = callOf(formula, FUNCTIONS);
  const error = explainStrings.errors[String(value)];
  if (error && formula) return [heading, error];
  const below = statusBelow(cell);
  if (below) {
    const ranking = await formulaAt(below);
    const own = ranking.ok ? callOf(ranking.value, FUNCTIONS) : undefined;
    const ranges = own && (await rangesOf(own));
    if (own && ranges) {
      const words = explain(own.name, { ranges, row: 0, column: 0 });
      return [explainStrings.status.of(address, ranking.ok ? ranking.value : ""), ...words];
    }
  }
  if (!call) return [withoutCall(cell)];
  if (call.conditional && isBlank(value)) return [heading, explainStrings.condition];
  const part = isBlank(value) ? explainStrings.blankPart(call.name) : explainStrings.part(call.name, textOf(value));
  const ranges = await rangesOf(call);
  if (!ranges) return [heading, part, explainStrings.notReadable];
  const words = withBlanks(call.name, { ranges, row, column }, value);
  return [heading, ...(words.length === 0 || SHEETS.includes(call.name) ? [part] : []), ...words];
}

/**
 * In some versions Excel hands a blank over as 0, which is a score in some functions. Where the words do not lead to the
 * cell's figure, and with zeros they do, it was so.
 */
function withBlanks(name: string, asked: Asked, value: unknown): string[] {
  const words = explain(name, asked);
  if (typeof value !== "number" || SHEETS.includes(name)) return words;
  const leads = (lines: readonly string[]): boolean =>
    [...(lines.at(-1) ?? "").matchAll(/-?\d+(\.\d+)?/g)].some(([number]) => number === figure(value));
  if (leads(words)) return words;
  const zeros = asked.ranges.map((cells) => cells?.map((line) => line.map((cell) => (isBlank(cell) ? 0 : cell))));
  const asZeros = explain(name, { ...asked, ranges: zeros });
  return leads(asZeros) ? [explainStrings.blanksAsZero, ...asZeros] : words;
}

/** The first cell alone of what a function gives: our sheets show so how far the ranking is. */
function withoutIndex(cell: ActiveCell): ActiveCell {
  const inner = /^=INDEX\((.+),1,1\)$/i.exec(cell.formula)?.[1];
  return inner ? { ...cell, formula: `=${inner}` } : cell;
}

/** Where the ranking stands whose status a cell shows in full: it begins with it. */
function statusBelow({ address, formula }: ActiveCell): string | undefined {
  const first = formula && /^=TEXTJOIN\("[^"]*",TRUE,\$A\$(\d+):\$Z\$\1\)/i.exec(formula)?.[1];
  return first ? address.replace(/[^!]*$/, `A${first}`) : undefined;
}

function withoutCall({ address, formula, value }: ActiveCell): string {
  if (formula) return explainStrings.notOurs(address);
  return isBlank(value) ? explainStrings.blank(address) : explainStrings.value(address, textOf(value));
}

/** The cells of each argument; undefined where one is nothing that can be followed, such as another formula. */
async function rangesOf({ args }: Call): Promise<(Cells | undefined)[] | undefined> {
  const read = args.map(argument);
  const known = read.filter((arg) => arg !== undefined);
  if (known.length < read.length) return undefined;
  const references = known.flatMap(referencesIn);
  const cells = references.length ? await readReferences(references) : undefined;
  if (cells && !cells.ok) return undefined;
  const found = new Map(references.map((reference, i) => [reference, cells?.value[i] ?? []]));
  return known.map((arg) => cellsOf(arg, found));
}

function referencesIn(arg: Argument): string[] {
  if (arg.kind === "cells") return [arg.reference];
  return arg.kind === "less" ? [...referencesIn(arg.from), ...referencesIn(arg.what)] : [];
}

function cellsOf(arg: Argument, found: ReadonlyMap<string, Cells>): Cells | undefined {
  switch (arg.kind) {
    case "omitted":
      return undefined;
    case "value":
      return [[arg.value]];
    case "cells":
      return found.get(arg.reference) ?? [];
    case "less":
      return differences(cellsOf(arg.from, found) ?? [], cellsOf(arg.what, found) ?? []);
  }
}

/** As Excel subtracts: a blank is 0, a single cell serves all, and what is no number is #VALUE!. */
function differences(from: Cells, what: Cells): Cells {
  const [rows, columns] = [from, what].map((cells) => [cells.length, cells[0]?.length ?? 0]).reduce(largest);
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const [own, other] = [from, what].map((cells) => {
        const line = cells.length === 1 ? cells[0] : (cells[r] ?? []);
        const cell = line.length === 1 ? line[0] : line[c];
        return isBlank(cell) ? 0 : numberOf(cell);
      });
      return own === undefined || other === undefined ? "#VALUE!" : less(own, other);
    }),
  );
}

const largest = (a: number[], b: number[]): number[] => a.map((size, i) => Math.max(size, b[i]));
