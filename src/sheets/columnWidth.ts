/** How wide a column is. */

/** Characters of the default font, with Excel's own margin, in points. */
export function pointsOf(characters: number): number {
  return (characters * 7 + 5) * 0.75;
}

/** Excel's own width of a column that nobody set, in characters. */
export const USUAL_WIDTH = 8.43;

/** How wide columns are together, in points. */
export function widthOf(columns: readonly { width?: number }[]): number {
  return columns.reduce((sum, { width = USUAL_WIDTH }) => sum + pointsOf(width), 0);
}

/** Wide enough for the longest of the headings, which are bold: their letters take a fifth more room. */
export function widthForHeading(least: number, headings: readonly unknown[]): number {
  return Math.max(least, ...headings.map((heading) => Math.ceil(String(heading ?? "").length * 1.2) + 1));
}

/** Wide enough for the longest of the texts, in characters: in a full row Excel cuts off what is longer. */
export function widthFor(least: number, texts: readonly unknown[]): number {
  return Math.max(least, ...texts.map((text) => String(text ?? "").length + 1));
}
