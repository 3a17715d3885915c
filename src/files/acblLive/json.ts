/** JSON as it is: looked up by name, never run, and of any shape. */

export type Json = unknown;

/** A field of an object; undefined where it is none or has no such field of its own. */
export function field(value: Json, name: string): Json {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.prototype.hasOwnProperty.call(value, name) ? (value as Record<string, Json>)[name] : undefined;
}

export function items(value: Json, name: string): Json[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

/** A field as text: numbers in plain digits; "" for anything else. */
export function text(value: Json, name: string): string {
  const found = field(value, name);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}

/** The value of a JSON text; undefined where it is damaged or too deeply nested. */
export function parseJson(written: string): Json {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return undefined;
  }
}

/** How ACBL Live calls the results of a board. */
const RESULTS = '"board_results"';

/** Where an object may begin: behind a name (`var data = {`, `window.data = {`), or as all of a script of data. */
const BEGINNINGS = /(?:[\w$\])]\s*=\s*|<script\b[^>]{0,300}>\s*)(?=\{)/g;

/**
 * The object of a page with results, as text: in a script, or in an attribute (`v-bind:data="{&quot;id&quot;:...}"`);
 * undefined where there is none.
 */
export function objectInPage(page: string): string | undefined {
  for (const match of page.matchAll(BEGINNINGS)) {
    const start = match.index + match[0].length;
    const object = page.slice(start, closingBrace(page, start));
    if (object.includes(RESULTS)) return object;
  }
  const escaped = page.indexOf("&quot;board_results&quot;");
  const quote = escaped < 0 ? -1 : page.lastIndexOf('"', escaped);
  return quote < 0 ? undefined : unescaped(page.slice(quote + 1, page.indexOf('"', escaped)));
}

const SIGNS: Readonly<Record<string, string>> = {
  quot: '"',
  "#34": '"',
  "#39": "'",
  "#039": "'",
  lt: "<",
  gt: ">",
  amp: "&",
};

const unescaped = (text: string): string =>
  text.replace(/&(quot|#0?3[49]|lt|gt|amp);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** Behind the brace that closes the one at `start`, strings passed over; the end of the text where none does. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (isText) {
      if (sign === "\\") i++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return i + 1;
  }
  return text.length;
}
