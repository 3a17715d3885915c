/** Pictures of the pane in each of its states, to be looked at: at two widths, in light, dark and high contrast. */
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { paneFrame, type OpenPage } from "../support/chromium";
import { MEDIA, PANE_STATES, placePane, restPane, sizePane, type PaneAndSheet } from "../support/paneStates";
import { openWorkbench } from "../support/workbenchPage";

const FOLDER = resolve(process.env.LOOKS ?? join(__dirname, "../../.cache/looks"));
const WIDTHS = [320, 400];

let opened: OpenPage;
let at: PaneAndSheet;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  opened = await openWorkbench();
  at = { page: opened.page, pane: await paneFrame(opened.page) };
}, 120_000);

afterAll(() => opened.close());

test.each(PANE_STATES.map((state) => [state.name, state] as const))(
  "%s",
  async (name, state) => {
    const { page } = at;
    await state.reach(at);
    for (const media of MEDIA) {
      await page.emulateMedia(media);
      await restPane(at);
      for (const width of WIDTHS) {
        const height = await sizePane(at, width);
        await page.setViewportSize({ width: 1400, height: Math.max(900, height) });
        const clip = { x: 0, y: 0, width, height };
        await page.screenshot({
          path: join(FOLDER, `${name}-${media.name}-${width}.png`),
          clip,
          animations: "disabled",
        });
        await page.setViewportSize({ width: 1400, height: 900 });
      }
    }
    await page.emulateMedia(MEDIA[0]);
    await placePane(at);
  },
  120_000,
);
