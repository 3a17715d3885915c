/** Text from bytes: by its byte order mark, else UTF-8 where it is valid, else the Windows page that its headings fit. */
import { fieldOf } from "../results/columns";

/** Letters that only one of the Windows pages makes of the same byte, so that a heading shows which it was. */
const WINDOWS = ["windows-1252", "windows-1250"] as const;

/** How much of a file is looked at to tell what it is. */
const TRIED_BYTES = 4096;

export function decode(bytes: Uint8Array): string {
  const wide = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const texts = WINDOWS.map((page) => new TextDecoder(page).decode(bytes));
    return knownHeadings(texts[1]) > knownHeadings(texts[0]) ? texts[1] : texts[0];
  }
}

/** Text holds no zero byte, but for UTF-16. */
export function isText(bytes: Uint8Array): boolean {
  if (markedEncoding(bytes) ?? unmarkedUtf16(bytes)) return true;
  return !bytes.subarray(0, TRIED_BYTES).includes(0);
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

/** The characters of a heading: in UTF-16 every other byte is zero, and only those. */
const HEADING_BYTES = 16;

function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, HEADING_BYTES)];
  if (start.length < HEADING_BYTES) return undefined;
  const zeroOnly = (parity: number): boolean => start.every((byte, i) => (byte === 0) === (i % 2 === parity));
  return zeroOnly(1) ? "utf-16le" : zeroOnly(0) ? "utf-16be" : undefined;
}

function knownHeadings(text: string): number {
  const words = text.slice(0, TRIED_BYTES).split(/[\t;,\r\n"]+/);
  return words.filter((word) => fieldOf(word) !== undefined).length;
}
