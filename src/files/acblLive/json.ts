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

/** The object that a page's script gives a name, `var data = {...};`, as text; undefined where there is none. */
export function objectInPage(page: string): string | undefined {
  for (const match of page.matchAll(/\b(?:var|let|const)\s+\w{1,40}\s*=\s*\{/g)) {
    const start = (match.index ?? 0) + match[0].length - 1;
    const end = closingBrace(page, start);
    const object = page.slice(start, end);
    if (object.includes('"board_results"')) return object;
  }
  return undefined;
}

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
