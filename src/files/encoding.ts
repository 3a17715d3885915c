/**
 * Text from bytes: by its byte order mark, else UTF-8 where it is valid, else as the file declares, unless that is one
 * of the pages that programs declare and do not write; then by the letters and headings that a page gives.
 */
import { isHeading } from "../results/columns";
import { codePage } from "./codePage";

/** Letters that only one of the Windows pages makes of the same byte, so that a heading shows which it was. */
const WINDOWS = ["windows-1252", "windows-1250"] as const;

/** How much of a file is looked at to tell what it is. */
const TRIED_BYTES = 4096;

export function decode(bytes: Uint8Array): string {
  const wide = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const declared = declaredEncoding(bytes);
  if (declared && MANY_BYTES.test(declared)) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declared && !DOUBTFUL.test(declared) ? declared : byHeadings(bytes)).decode(bytes);
  }
}

/** Encodings of more than one byte a letter: their bytes may look like UTF-8 by chance. */
const MANY_BYTES = /^(gb|big5|euc-|shift|iso-2022)/;
/** Declared by habit, over letters of Central Europe too: BridgeComposer writes ISO-8859-1 over windows-1250. */
const DOUBTFUL = /^(utf-|windows-1252$)/;

/** What an XML prolog, a web page's head or a PBN file's `%Content-type` declares, as the platform calls it. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, TRIED_BYTES));
  const name = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})|charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(
    head,
  );
  try {
    return name ? new TextDecoder(name[1] ?? name[2]).encoding : undefined;
  } catch {
    return undefined;
  }
}

function byHeadings(bytes: Uint8Array): string {
  const [western, central] = WINDOWS.map((page) => knownHeadings(new TextDecoder(page).decode(bytes)));
  return codePage(bytes, central > western ? "windows-1250" : "windows-1252");
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
  return words.filter(isHeading).length;
}
