/** What a file is, by its first bytes; its name says nothing. */

export type FileKind =
  | "empty"
  | "database"
  | "workbook"
  | "oldWorkbook"
  | "zip"
  | "pdf"
  | "picture"
  | "usebio"
  | "xml"
  | "html"
  | "pbn"
  | "json"
  | "lin"
  | "text";

const MAGIC: readonly [FileKind, readonly number[]][] = [
  ["oldWorkbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export function recogniseBytes(bytes: Uint8Array): FileKind {
  const starts = (signature: readonly number[]): boolean => signature.every((byte, i) => bytes[i] === byte);
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  if (bytes.length === 0) return "empty";
  if (/^Standard (Jet|ACE) DB/.test(head.slice(4))) return "database";
  if (starts(ZIP)) return holds(bytes, "xl/") ? "workbook" : "zip";
  return MAGIC.find(([, signature]) => starts(signature))?.[0] ?? "text";
}

/** Does a name stand anywhere in a zip's bytes? */
function holds(bytes: Uint8Array, name: string): boolean {
  for (let i = 0; i + name.length < bytes.length; i++) {
    let j = 0;
    while (j < name.length && bytes[i + j] === name.charCodeAt(j)) j++;
    if (j === name.length) return true;
  }
  return false;
}

export function recogniseText(text: string): FileKind {
  const start = text.slice(0, 4000).trimStart();
  if (start === "") return "empty";
  if (/^<\?xml|^<!DOCTYPE USEBIO|^<USEBIO/i.test(start))
    return /<USEBIO/i.test(text.slice(0, 20000)) ? "usebio" : "xml";
  if (/^<(!doctype html|html|head|body|table|div|meta)/i.test(start)) return "html";
  if (/^[[{]\s*["[{\]}]/.test(start)) return "json";
  if (/^(% PBN|\[(Event|Board|Deal|Generator|Site) ")/m.test(start)) return "pbn";
  if (/^(vg|qx|pn|rs)\|/m.test(start)) return "lin";
  return "text";
}
