/** The whole number typed, undefined where it is none or out of range. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}
