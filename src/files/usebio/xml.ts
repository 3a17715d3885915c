/** XML as a tree of elements, each with its line. No DTD is loaded and no entity of a file's own is ever expanded. */
import { SaxesParser } from "saxes";
import type { Steps } from "../../results/steps";
import { withLetters } from "./entities";

export interface Element {
  /** In upper case: some programs write their tags in small letters. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  /** Without blanks around it. */
  text: string;
  /** Counted from 1. */
  line: number;
}

export interface Tree {
  /** Undefined where there is no element at all. */
  root?: Element;
  /** Slips that cost nothing but perhaps a character: where the first one is, and how many there are. */
  slips?: { line: number; count: number };
  /** The line from which on nothing could be read: a tag closed in the wrong place, or the end of a file cut off. */
  brokenAt?: number;
  /** Nested deeper, or with more elements, than any result file. */
  tooLarge?: boolean;
}

/** A result file nests nine deep: USEBIO, EVENT, SESSION, SECTION, MATCH, BOARD, TRAVELLER_LINE and what stands in it. */
const DEEPEST = 40;
/** 100,000 results with up to 20 figures each. */
const MOST_ELEMENTS = 2_000_000;
/** The parser is stopped between two pieces. */
const PIECE = 65_536;

/**
 * An "&" that begins none of XML's own entities is one that somebody typed, or leads to an entity of the file's own:
 * both stay as they are written. The parser would take everything up to the next ";" for a name.
 */
const BARE_AMPERSAND = /&(?!#\d{1,7};|#x[\da-f]{1,6};|(?:amp|lt|gt|quot|apos);)/g;

/** A file with more slips than this is no XML. */
const MOST_SLIPS = 1000;

/** What Traveller writes for itself stands in such instructions, which no other program looks into. */
const OWN = { begin: "<?traveller ", end: "?>" };

/** The text with our own elements beside the others. */
function withOwnElements(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let begin = text.indexOf(OWN.begin); begin >= 0; begin = text.indexOf(OWN.begin, from)) {
    const end = text.indexOf(OWN.end, begin);
    if (end < 0) break;
    parts.push(text.slice(from, begin), text.slice(begin + OWN.begin.length, end));
    from = end + OWN.end.length;
  }
  return [...parts, text.slice(from)].join("");
}

/** Reads what can be read; a fault never hides what stands before it. */
export function* parseXml(text: string): Steps<Tree> {
  const tree: Tree = {};
  const open: Element[] = [];
  let count = 0;
  const parser = new SaxesParser({ position: true });
  parser.on("opentag", (tag) => {
    if (stopped(tree)) return;
    const element = elementOf(tag.name, tag.attributes, parser.line);
    if (open.length) open[open.length - 1].children.push(element);
    else if (!tree.root) tree.root = element;
    open.push(element);
    if (++count > MOST_ELEMENTS || open.length > DEEPEST) tree.tooLarge = true;
  });
  const addText = (part: string): void => {
    const element = open.at(-1);
    const words = part.trim();
    if (!element || !words || stopped(tree)) return;
    // Never trimmed as a whole: that would copy all of it each time.
    element.text = element.text ? `${element.text} ${words}` : words;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    if (!stopped(tree)) open.pop();
  });
  parser.on("error", ({ message }) => {
    if (stopped(tree)) return;
    if (isStructural(message) || (tree.slips?.count ?? 0) >= MOST_SLIPS) tree.brokenAt = parser.line;
    else tree.slips = { line: tree.slips?.line ?? parser.line, count: (tree.slips?.count ?? 0) + 1 };
  });
  const escaped = withLetters(withOwnElements(text.trimStart())).replace(BARE_AMPERSAND, "&amp;");
  for (let i = 0; i < escaped.length && !stopped(tree); i += PIECE) {
    yield i / escaped.length;
    parser.write(escaped.slice(i, i + PIECE));
  }
  if (!stopped(tree)) parser.close();
  return tree;
}

function stopped({ brokenAt, tooLarge }: Tree): boolean {
  return brokenAt !== undefined || tooLarge === true;
}

/** After a tag that is closed in the wrong place, the parser cannot tell any more what belongs where. */
function isStructural(message: string): boolean {
  return /unexpected close|unmatched closing|unclosed tag|only one root|must contain a root|unexpected end/.test(
    message,
  );
}

function elementOf(name: string, attributes: Record<string, unknown>, line: number): Element {
  const entries = Object.entries(attributes).map(([key, value]): [string, string] => [
    key.toUpperCase(),
    String(value).trim(),
  ]);
  return { name: withoutPrefix(name).toUpperCase(), attributes: new Map(entries), children: [], text: "", line };
}

/** `u:BOARD` of a file with namespaces is a BOARD. */
const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The first child of a name. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((found) => found.name === name);
}

/** All children of a name: one alone is a list too. */
export function childrenOf(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((found) => found.name === name) ?? [];
}

/** The text of the first child of a name that has any; "" where there is none. */
export function textOf(element: Element | undefined, ...names: string[]): string {
  for (const name of names) {
    const found = element?.children.find((candidate) => candidate.name === name && candidate.text !== "");
    if (found) return found.text;
  }
  return "";
}
