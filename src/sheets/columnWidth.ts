/** How wide a column is. */

/** Characters of the default font, with Excel's own margin, in points. */
export function pointsOf(characters: number): number {
  return (characters * 7 + 5) * 0.75;
}
