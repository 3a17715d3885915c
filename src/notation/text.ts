/** Text as people, keyboards and web pages write it, made plain enough to read. */

/** Nearly every cell: keyboard characters with single spaces between. */
const PLAIN_ALREADY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const SYMBOLS: Record<string, string> = { "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "×": "X", "∗": "*", "＝": "=" };

/**
 * One form for what looks alike: full-width digits, no-break spaces, the several minus signs, white suit symbols,
 * variation selectors and zero-width characters. Case and single spaces stay.
 *
 * plain("４♤ −１") // "4♠ -1"
 */
export function plain(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/\u200B|\u200C|\u200D|\u2060|\uFE0E|\uFE0F|\uFEFF/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[♤♡♢♧×∗＝]/g, (sign) => SYMBOLS[sign])
    .replace(/\s+/g, " ")
    .trim();
}

/** `plain`, upper case and without any space: "3 nt x" -> "3NTX". */
export function compact(text: string): string {
  return plain(text).replace(/ /g, "").toUpperCase();
}

/** `plain`, lower case, accents and punctuation gone: for comparing words such as column headings. */
export function folded(text: string): string {
  return plain(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replace(/[.:_\-/()#]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A blank cell, however the host hands it over. A numeric 0 is for the caller to judge. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && plain(value) === "");
}

/** A cell as text: numbers in plain digits, booleans as Excel shows them; "" for a blank. */
export function textOf(value: unknown): string {
  if (isBlank(value)) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value);
}

/**
 * A number typed as a number or as text ("1,5", "−50", "12 %" is not one); undefined where it is none.
 * A comma between digits is a decimal comma.
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const text = plain(value).replace(/^([+-]) /, "$1");
  if (!/^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/.test(text)) return undefined;
  return Number(text.replace(",", "."));
}

/** Excel's serial numbers of the years 1954 to 2119: what a typed `4-1` or `10-10` turns into. */
export function looksLikeDate(value: unknown): boolean {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) && number >= 20000 && number <= 80000;
}
