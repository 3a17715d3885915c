/**
 * Whether a background such as "#1F1F1F" is dark, by the weights that the eye gives to red, green and blue (Rec. 601);
 * undefined where it is no such colour.
 */
export function isDark(color: string | undefined): boolean | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? "");
  if (!match) return undefined;
  const [red, green, blue] = match.slice(1).map((part) => parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
