/** What a file is, by its first bytes; its name says nothing. */
import { isText } from "./encoding";

export type FileKind =
  | "empty"
  | "database"
  | "workbook"
  | "oldWorkbook"
  | "lockedWorkbook"
  | "zip"
  | "pdf"
  | "picture"
  | "binary"
  | "usebio"
  | "xml"
  | "html"
  | "ownPage"
  | "pbn"
  | "bridgewebs"
  | "jannersten"
  | "acblPage"
  | "acblData"
  | "json"
  | "lin"
  | "text";

const MAGIC: readonly [FileKind, readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Documents of Office before 2007, and later ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

export function recogniseBytes(bytes: Uint8Array): FileKind {
  const starts = (signature: readonly number[]): boolean => signature.every((byte, i) => bytes[i] === byte);
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  if (bytes.length === 0) return "empty";
  if (/^Standard (Jet|ACE) DB/.test(head.slice(4))) return "database";
  if (starts(ZIP)) return holds(bytes, "xl/") || holds(bytes, "opendocument.spreadsheet") ? "workbook" : "zip";
  if (starts(COMPOUND)) return compoundKind(bytes);
  return MAGIC.find(([, signature]) => starts(signature))?.[0] ?? (isText(bytes) ? "text" : "binary");
}

/** By the streams in it, whose names are in UTF-16. */
function compoundKind(bytes: Uint8Array): FileKind {
  const stream = (name: string): boolean => holds(bytes, [...name].join("\0"));
  if (stream("EncryptedPackage")) return "lockedWorkbook";
  return stream("Workbook") || stream("Book") ? "oldWorkbook" : "binary";
}

/** Does a name stand anywhere in the bytes? */
function holds(bytes: Uint8Array, name: string): boolean {
  const first = name.charCodeAt(0);
  for (let i = bytes.indexOf(first); i >= 0; i = bytes.indexOf(first, i + 1)) {
    let length = 1;
    while (length < name.length && bytes[i + length] === name.charCodeAt(length)) length++;
    if (length === name.length) return true;
  }
  return false;
}

/** Its first line, or a tag that a file of deals or results cannot do without. */
const PBN =
  /^(?:% ?PBN|\s*\[\s*(?:Event|Board|Deal|Dealer|Generator|Site|Date|West|North|Scoring|ScoreTable|TotalScoreTable)\s+")/im;

export function recogniseText(text: string): FileKind {
  const start = text.slice(0, 4000).trimStart();
  if (start === "") return "empty";
  if (/^<(\?xml|!--|!doctype|[a-z])/i.test(start)) return markupKind(start, text);
  if (PBN.test(start)) return "pbn";
  if (/^[[{]\s*["[{\]}]/.test(start)) return text.includes(ACBL) ? "acblData" : "json";
  if (BRIDGEWEBS.test(start)) return "bridgewebs";
  if (JANNERSTEN.test(start)) return "jannersten";
  if (/^(vg|qx|pn|rs)\|/m.test(start)) return "lin";
  return "text";
}

/** Options of BridgeWebs' files, one of which stands in the first lines. */
const BRIDGEWEBS = /^"?#\s*(?:version|boardformat|travellers|scores|stratebu|swisspairs|crossimp)\b/im;

/** The parts of Jannersten's results.txt, one of which stands in the first lines. */
const JANNERSTEN = /^\s*\[(?:GAME|CONTESTANTS|RESULTS)\](?:\s*$|[^"\]]*;)/im;

/** How ACBL Live calls the results of a board. */
const ACBL = '"board_results"';

/** The `<meta>` in which a web page of ours carries its session. */
export const OWN_SESSION = "traveller-session";

/** As our page has it, and as a browser saves it. */
const OWN_PAGE = new RegExp(`<meta name="?${OWN_SESSION}\\b`, "i");

function markupKind(start: string, text: string): FileKind {
  if (/<(?:\w{1,20}:)?USEBIO\b/i.test(start)) return "usebio";
  if (text.includes(ACBL) || text.includes(`&quot;${ACBL.slice(1, -1)}&quot;`)) return "acblPage";
  if (!/<(!doctype html|html|head|body|table|div|meta)\b/i.test(start)) return "xml";
  return OWN_PAGE.test(text) ? "ownPage" : "html";
}
