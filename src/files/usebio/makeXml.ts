/** XML as text: every name, text and attribute of a file of ours goes through here. */

export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
  /** For Traveller alone: it stands in an instruction, which other programs and the DTD pass over. */
  isOwn?: boolean;
}

/** An element with a text; nothing where there is none. */
export function field(name: string, content: string | number | undefined): XmlElement[] {
  return content === undefined || content === "" ? [] : [{ name, content: String(content) }];
}

/** The same for Traveller alone. */
export function ownField(name: string, content: string | number | undefined): XmlElement[] {
  return field(name, content).map((element) => ({ ...element, isOwn: true }));
}

export function makeXml(root: XmlElement, documentType: string): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', documentType];
  write(root, 0, lines, false);
  return `${lines.join("\n")}\n`;
}

function write(
  { name, attributes = {}, content, isOwn = false }: XmlElement,
  depth: number,
  lines: string[],
  inOwn: boolean,
): void {
  const indent = "  ".repeat(depth);
  const open = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("")}`;
  const wraps = isOwn && !inOwn;
  const [before, after] = wraps ? ["<?traveller ", " ?>"] : ["", ""];
  if (typeof content === "string") {
    lines.push(`${indent}${before}<${open}>${escaped(content)}</${name}>${after}`);
    return;
  }
  lines.push(`${indent}${before}<${open}>`);
  for (const child of content) write(child, depth + 1, lines, inOwn || wraps);
  lines.push(`${indent}</${name}>${after}`);
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** XML 1.0 cannot hold control characters and halves of a pair at all. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (sign) =>
      sign in ESCAPES || /[\u007F-\u009F]/.test(sign) ? sign : "\uFFFD",
    )
    .replace(/[&<>"\r\n\t]/g, (sign) => ESCAPES[sign]);
}
