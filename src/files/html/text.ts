/** The text of a part of a page as a person reads it: suits that are pictures are signs here. */
import { folded } from "../../notation/text";
import { attribute, childrenOf, isElement, isHidden, type Element, type Node } from "./page";

/** Names of pictures and styles for suits, folded: English, Polish, French, German, Spanish, Italian, Swedish. */
const SUIT_NAMES = new Map([
  ...signs("♠", "s spade spades pik piki pique piques picas picche spader spar schoppen"),
  ...signs("♥", "h heart hearts kier kiery coeur coeurs herz corazones cuori hjarter harten"),
  ...signs("♦", "d diamond diamonds diam diams karo caro carreau carreaux diamantes quadri ruter ruiten"),
  ...signs("♣", "c club clubs trefl trefle trefles treff treboles fiori klover klaver klaveren"),
  ...signs("NT", "n nt notrump ba sa"),
]);

function signs(sign: string, names: string): [name: string, sign: string][] {
  return names.split(" ").map((name) => [name, sign]);
}

/** What a picture stands for: a suit by its alternative text, else by its file's name; else its alternative text. */
export function pictureText(image: Element): string {
  const alternative = attribute(image, "alt");
  return suitNamed(alternative) ?? (alternative || (suitNamed(fileStem(attribute(image, "src"))) ?? ""));
}

/** "../images/suit_s.gif" -> "suit s" */
function fileStem(address: string): string {
  return /([^/\\]{1,60}?)(?:\.\w{1,5})?(?:[?#].*)?$/.exec(address.slice(-200))?.[1] ?? "";
}

/** The sign of "h", "Hearts" or "suit_h"; undefined where it names no suit. */
function suitNamed(text: string): string | undefined {
  const word = folded(text)
    .replace(/♠|♥|♦|♣/g, (sign) => ` ${sign} `)
    .trim();
  if (/^[♠♥♦♣]$/.test(word)) return word;
  return SUIT_NAMES.get(word.replace(/^(?:suits?|symbol|bridge|kolor) (?=\S)/, ""));
}

/** A suit drawn by a style: an empty element whose class or label names it in full. */
function styledSuit(element: Element): string {
  const words = [...attribute(element, "class").split(/[\s_-]+/), attribute(element, "aria-label")];
  return words.map((word) => (word.length > 2 ? suitNamed(word) : undefined)).find(Boolean) ?? "";
}

const BREAKS = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "caption"]);

/** The text with its line breaks; tables within it have their own. */
export function linesOfText(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  const parts: string[] = [];
  const walk = (within: Node): void => {
    for (const child of childrenOf(within)) {
      if ("value" in child && child.nodeName === "#text") parts.push(child.value.replace(/\s+/g, " "));
      else if (isElement(child)) walkElement(child);
    }
  };
  const walkElement = (element: Element): void => {
    if (isHidden(element) || element.tagName === "table" || isLeftOut(element)) return;
    if (element.tagName === "img") return void parts.push(afterLevel(pictureText(element), parts));
    if (BREAKS.has(element.tagName)) parts.push("\n");
    if (element.childNodes.length === 0) parts.push(styledSuit(element));
    else walk(element);
    if (BREAKS.has(element.tagName)) parts.push("\n");
  };
  walk(node);
  return parts
    .join("")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n+/g, "\n")
    .trim();
}

/** A picture of notrump and one of North may both be called N: only behind a level it is notrump. */
function afterLevel(text: string, parts: readonly string[]): string {
  if (text !== "NT") return text;
  return /\d ?$/.test(parts.filter((part) => part !== "").at(-1) ?? "") ? "NT" : "N";
}

export const oneLine = (text: string): string => text.replace(/\n/g, " ");

/** The text in one line. */
export function plainText(node: Node): string {
  return oneLine(linesOfText(node));
}
