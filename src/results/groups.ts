/** Entries with the same key, in the order in which they come. */
export function groups<T>(entries: readonly T[], key: (entry: T) => string | number): T[][] {
  const found = new Map<string | number, T[]>();
  for (const entry of entries) {
    const group = found.get(key(entry));
    if (group) group.push(entry);
    else found.set(key(entry), [entry]);
  }
  return [...found.values()];
}
