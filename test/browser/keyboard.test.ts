/** Each page of the pane by keyboard alone: what Tab stops at, in which order, and where the keyboard is afterwards. */
import { paneFrame, type OpenPage } from "../support/chromium";
import { PANE_STATES, restPane, type PaneAndSheet } from "../support/paneStates";
import { tabStops, type TabStop } from "../support/tabStops";
import { openWorkbench } from "../support/workbenchPage";

let opened: OpenPage;
let at: PaneAndSheet;

beforeAll(async () => {
  opened = await openWorkbench();
  at = { page: opened.page, pane: await paneFrame(opened.page) };
}, 120_000);

afterAll(() => opened.close());

/** Without results there is nothing but advice. */
const NOTHING_TO_PRESS = "results-empty";

/** Below what came before, or right of it in the same row. */
function isAfter(before: TabStop, stop: TabStop): boolean {
  const isSameRow = stop.top < before.bottom && before.top < stop.bottom;
  return isSameRow ? stop.left > before.left : stop.top > before.top;
}

describe("Tab goes through the page as it is read", () => {
  test.each(PANE_STATES.map((state) => [state.name, state] as const))(
    "%s",
    async (name, state) => {
      await state.reach(at);
      await restPane(at);
      await at.pane.locator("fluent-tab[aria-selected=true]").focus();
      const stops = await tabStops(at);
      expect(stops[0]).toMatchObject({ role: "tab" });
      if (name !== NOTHING_TO_PRESS) expect(stops.length).toBeGreaterThan(1);
      expect(stops.filter(({ role, name }) => name.trim() === "" || role === "")).toEqual([]);
      expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([]);
      expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
      const inOrder = stops.slice(1);
      expect(inOrder.filter((stop, i) => i > 0 && !isAfter(inOrder[i - 1], stop))).toEqual([]);
    },
    120_000,
  );
});
