/** "Results2" for the table Results on a copied sheet, or the next number that is free. */
export function copiedTableName(name: string, taken: readonly string[]): string {
  const lower = taken.map((other) => other.toLowerCase());
  for (let number = 2; ; number++) {
    const copy = `${name}${number}`;
    if (!lower.includes(copy.toLowerCase())) return copy;
  }
}
