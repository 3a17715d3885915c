/** Walks through the pane with the Tab key, and says what it stops at. */
import type { CDPSession, Frame, Page } from "playwright-core";

export interface TabStop {
  /** What a screen reader calls it. */
  role: string;
  name: string;
  /** Of the page, in pixels from the top of the pane's document. */
  top: number;
  bottom: number;
  left: number;
  /** Is it in sight where the keyboard is on it, with nothing over it? */
  isInSight: boolean;
  /** Its number among all that were stopped at: the same element has the same. */
  id: number;
}

/** More stops than any page has: the keyboard goes round in a circle. */
const MOST_STOPS = 400;

/**
 * Presses Tab from the row of tabs to the end of the pane, or back.
 *
 * @returns the stops in their order, the row of tabs first (last where it goes back)
 */
export async function tabStops({ page, pane }: { page: Page; pane: Frame }, key = "Tab"): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const tree = await accessibilityTree(page, pane);
  for (let stop = await stopNow(pane, tree); stop; stop = await stopNow(pane, tree)) {
    if (stops.length > MOST_STOPS) throw new Error(`Tab does not leave the pane: ${JSON.stringify(stops.slice(-4))}`);
    stops.push(stop);
    await page.keyboard.press(key);
  }
  await tree.session.detach();
  return stops;
}

interface Tree {
  session: CDPSession;
  frameId: string;
}

async function accessibilityTree(page: Page, pane: Frame): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const frame = (frameTree.childFrames ?? []).find(({ frame: { url } }) => url === pane.url());
  if (!frame) throw new Error("The pane's frame is not known to the browser.");
  return { session, frameId: frame.frame.id };
}

/** Where the keyboard is now; undefined where it is not in the pane. */
async function stopNow(pane: Frame, { session, frameId }: Tree): Promise<TabStop | undefined> {
  const place = await pane.evaluate(() => {
    const seen = ((globalThis as unknown as { tabStops?: Element[] }).tabStops ??= []);
    if (!document.hasFocus() || !document.activeElement || document.activeElement === document.body) return undefined;
    let element = document.activeElement;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!seen.includes(element)) seen.push(element);
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const within = (outer: Element, inner: Element | null): boolean => {
      for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
        if (node === outer) return true;
      }
      return false;
    };
    let over = document.elementFromPoint(x, y);
    while (over?.shadowRoot && over !== element) {
      const inner: Element | null = over.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === over) break;
      over = inner;
    }
    return {
      top: top + scrollY,
      bottom: bottom + scrollY,
      left,
      isInSight: width > 4 && height > 4 && over !== null && (within(element, over) || within(over, element)),
      id: seen.indexOf(element),
    };
  });
  if (!place) return undefined;
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId });
  const isFocused = ({ properties = [] }: (typeof nodes)[number]): boolean =>
    properties.some(({ name, value }) => name === "focused" && value.value === true);
  const focused = nodes.filter((node) => !node.ignored && isFocused(node) && node.role?.value !== "RootWebArea").at(-1);
  return { ...place, role: String(focused?.role?.value ?? ""), name: String(focused?.name?.value ?? "") };
}
