/** A web page as a tree, bounded: its scripts are text that nobody runs, and what it points to is never fetched. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page of all boards of a congress has a tenth of this; what is larger was made to choke a reader. */
const MOST_NODES = 400_000;
/** Browsers stop nesting at 512. */
const MOST_DEPTH = 600;

class TooLarge extends Error {}

/** The page's tree; undefined where it is nested too deeply or has too many parts. */
export function parsePage(text: string): Node | undefined {
  let nodes = 0;
  let depth = 0;
  const counted = <T>(node: T): T => {
    if (++nodes > MOST_NODES) throw new TooLarge();
    return node;
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) =>
      counted(defaultTreeAdapter.createElement(name, namespace, attributes)),
    createCommentNode: (data) => counted(defaultTreeAdapter.createCommentNode(data)),
    createTextNode: (value) => counted(defaultTreeAdapter.createTextNode(value)),
    onItemPush: () => {
      if (++depth > MOST_DEPTH) throw new TooLarge();
    },
    onItemPop: () => void depth--,
  };
  try {
    return parse(text, { treeAdapter, scriptingEnabled: false });
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

export function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** An attribute's value, "" where there is none. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? "";
}

/** The elements of a name anywhere in a node, in the order of the page. */
export function elementsOf(node: Node, name: string): Element[] {
  const found: Element[] = [];
  const walk = (within: Node): void => {
    for (const child of childrenOf(within)) {
      if (isElement(child) && child.tagName === name) found.push(child);
      walk(child);
    }
  };
  walk(node);
  return found;
}

/** What a page does not show, whatever stands in it. */
const NEVER_SHOWN = new Set(["script", "style", "template", "head", "noscript", "iframe", "object", "select"]);

export function isHidden(element: Element): boolean {
  if (NEVER_SHOWN.has(element.tagName) || element.attrs.some(({ name }) => name === "hidden")) return true;
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i.test(attribute(element, "style"));
}
