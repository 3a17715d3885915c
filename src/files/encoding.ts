/** Text from bytes: by its byte order mark, else UTF-8 where it is valid, else the Windows page that its headings fit. */
import { fieldOf } from "../results/columns";

/** Letters that only one of the Windows pages makes of the same byte, so that a heading shows which it was. */
const WINDOWS = ["windows-1252", "windows-1250"] as const;

export function decode(bytes: Uint8Array): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const texts = WINDOWS.map((page) => new TextDecoder(page).decode(bytes));
    return knownHeadings(texts[1]) > knownHeadings(texts[0]) ? texts[1] : texts[0];
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

function knownHeadings(text: string): number {
  const words = text.slice(0, 4000).split(/[\t;,\r\n"]+/);
  return words.filter((word) => fieldOf(word) !== undefined).length;
}
