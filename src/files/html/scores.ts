/** What a page's columns of scores and points mean, as their figures show it. */
import { isBlank, numberOf } from "../../notation/text";
import { cellOf, type Entry } from "./entries";

/**
 * Takes the sign off a column of E-W's scores that are minuses of N-S (KoPS: "NS 100, EW" and "NS, EW -110"): every
 * score that stands under E-W alone is below zero there.
 */
export function doubleSigned(entries: readonly Entry[]): void {
  const column = entries[0]?.table.columns.get("ewScore");
  if (!column) return;
  const written = entries.map((entry) => ({ entry, ns: cellOf(entry, "nsScore"), ew: cellOf(entry, "ewScore") }));
  const alone = written.filter(({ ns, ew }) => isBlank(ns) && !isBlank(ew));
  const both = written.some(({ ns, ew }) => !isBlank(ns) && !isBlank(ew) && numberOf(ew) !== 0 && numberOf(ns) !== 0);
  if (both || !alone.every(({ ew }) => (numberOf(ew) ?? 0) < 0)) return;
  for (const { entry, ew } of alone) entry.cells[column.index] = String(0 - (numberOf(ew) ?? 0));
}

/**
 * One column may hold percentages or IMPs (BBO's "Score"): without any percent sign, and with figures below zero, it is
 * IMPs, on all boards alike.
 */
export function percentOrImps(entries: readonly Entry[]): void {
  const figures = entries.flatMap((entry) => [cellOf(entry, "nsPercent"), cellOf(entry, "ewPercent")]);
  if (figures.some((text) => text.includes("%")) || !figures.some((text) => (numberOf(text) ?? 0) < 0)) return;
  for (const table of new Set(entries.map((entry) => entry.table))) {
    const columns = new Map(table.columns);
    for (const [percent, points, heading] of [
      ["nsPercent", "nsPoints", "NS IMPs"],
      ["ewPercent", "ewPoints", "EW IMPs"],
    ] as const) {
      const column = columns.get(percent);
      if (!column) continue;
      columns.delete(percent);
      columns.set(points, { ...column, heading });
      table.headings[column.index] = heading;
    }
    table.columns = columns;
  }
}

/** Are the points IMPs? Their heading says so, or some are below zero. */
export function impsUnder(entries: readonly Entry[]): boolean {
  return entries.some((entry) => {
    const { columns } = entry.table;
    const headings = (["nsPoints", "ewPoints"] as const).map((field) => columns.get(field)?.heading ?? "");
    if (headings.some((heading) => /imp|butler/i.test(heading))) return true;
    return (["nsPoints", "ewPoints"] as const).some((field) => (numberOf(cellOf(entry, field)) ?? 0) < 0);
  });
}
