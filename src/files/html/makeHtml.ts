/** HTML as text. Whatever comes from a session is escaped here; there is nothing in a page of ours that runs. */

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What a page may not hold at all: control characters, halves of a pair, and what Unicode keeps for itself. */
const NOT_IN_PAGES = /[^\P{Cc}\t\n\f\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Text for a place between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(NOT_IN_PAGES, "\uFFFD").replace(/[&<>"']/g, (sign) => ESCAPES[sign]);
}

/** A piece of a page: markup that is finished. */
export interface Markup {
  html: string;
}

const isMarkup = (part: unknown): part is Markup => typeof part === "object" && part !== null && "html" in part;

type Part = Markup | string | number | undefined | readonly Part[];

/** Tags as written, everything that is put in escaped: `markup\`<p>${name}</p>\``. */
export function markup(tags: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: tags.map((tag, i) => tag + (i < parts.length ? textOf(parts[i]) : "")).join("") };
}

function textOf(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return isMarkup(part) ? part.html : part.map(textOf).join("");
}
