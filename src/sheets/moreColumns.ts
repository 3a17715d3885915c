/** Optional columns that a results table has not: where each comes in, and how it looks. */
import { LANGUAGES, type LanguageCode } from "../notation/languages";
import { fieldOf } from "../results/columns";
import { isProblem, readGrid } from "../results/readGrid";
import type { Settings } from "../results/types";
import { languageOf } from "../results/language";
import { more, OPTIONAL_COLUMNS, type OptionalColumn } from "./entry";

export interface NewColumn {
  heading: OptionalColumn;
  /** As it is written: in the language of the table's own headings, which English ones among them might outvote. */
  title: string;
  /** Of the table, from 0: the one that stands there goes one further. */
  column: number;
  /** In characters of the default font. */
  width: number;
  numberFormat: "@" | "General";
  align: "left" | "center" | "right";
}

/**
 * The columns that may be added, in the order in which they would stand. Each comes before those that are written behind
 * it in a new table, else last, whatever the scorer has added.
 *
 * @param cells the whole table with its heading
 * @returns undefined where the cells are no table of results board by board
 */
export function missingColumns(cells: readonly (readonly unknown[])[], settings: Settings): NewColumn[] | undefined {
  const grid = readGrid(cells, settings, { zeroMayBeBlank: true });
  if (isProblem(grid) || grid.header.row !== 0) return undefined;
  const { columns, languages } = grid.header;
  const placeOf = (heading: string): number | undefined => columns.get(fieldOf(heading) ?? "board")?.index;
  const all = more(languageOf(settings));
  return all.flatMap(({ heading, width, text = false, align = "right" }, i): NewColumn[] => {
    const wanted = OPTIONAL_COLUMNS.find((optional) => optional === heading);
    if (!wanted || placeOf(heading) !== undefined) return [];
    const behind = all.slice(i + 1).flatMap((later) => placeOf(later.heading) ?? []);
    const column = Math.min(cells[0].length, ...behind);
    return [
      {
        heading: wanted,
        title: titleIn(languages[0], wanted),
        column,
        width,
        numberFormat: text ? "@" : "General",
        align,
      },
    ];
  });
}

function titleIn(language: LanguageCode, heading: OptionalColumn): string {
  const field = fieldOf(heading);
  const [word = heading] = (language !== "en" && field && LANGUAGES[language].headings[field]) || [];
  return word.charAt(0).toUpperCase() + word.slice(1);
}
