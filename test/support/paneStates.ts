/**
 * The pane's pages in the states that matter, in an order in which one workbook can show them: empty, written, odd.
 * The accessibility test checks each, and `npm run looks` takes their pictures.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import type { Pane } from "../../src/taskpane/pane";
import { selectCell, settle, typeInCell } from "./workbenchPage";

/** The pane's frame beside a sheet, and the page that both are in. */
export interface PaneAndSheet {
  page: Page;
  pane: Frame;
}

export interface PaneState {
  name: string;
  reach(at: PaneAndSheet): Promise<void>;
}

export const SAMPLE = readFileSync(join(__dirname, "../../src/taskpane/sample.csv"), "utf8");

const LONG_NAMES = ["Wilhelmina van der Westhuizen-Featherstonehaugh", "Bartholomäus Schwarzenegger-Österreicher"];

/** A web page of a night with names of every length, 128 rows that are not understood, and 24 that say two things. */
export const ODD = `<table><tr>${["Board", "NS", "EW", "Contract", "By", "Result", "Score"].map((name) => `<th>${name}`).join("")}
${Array.from({ length: 160 }, (_, i) => {
  const [board, ns, ew] = [Math.floor(i / 8) + 1, (i % 8) + 1, (i % 8) + 11];
  const [long, short] = [`${ns} ${LONG_NAMES.join(" & ")}`, `${ew} Li Wu & Bo Ek`];
  const contract = i % 5 === 0 ? "3NT" : `${(i % 3) + 7} spades doubled by an opponent who was asleep`;
  const cells = [board, long, short, contract, "N", "=", i % 10 === 0 ? 990 : 400];
  return `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`;
}).join("\n")}</table>`;

const IMPS = "Board,NS,EW,Contract,By,Result,IMPs NS,IMPs EW\n1,1,2,4S,N,=,5,-5\n1,3,4,4S,N,-1,-5,5\n1,5,6,3N,W,=,-3,3";

const GERMAN = "Board,NS,OW,Kontrakt,von,Ergebnis\n1,1,2,4P,N,=\n1,3,4,3SA,O,-1\n2,1,4,2K,W,+1\n2,3,2,4T,O,=";

export const open = async ({ pane }: PaneAndSheet, name: string): Promise<void> => {
  await pane.click(`fluent-tab#${name}`);
  await pane.locator(`${name}-page`).waitFor();
};

const said = (pane: Frame, text: string | RegExp): Promise<void> =>
  pane.locator("pane-messages fluent-message-bar", { hasText: text }).waitFor({ timeout: 90_000 });

export async function review(at: PaneAndSheet, text: string): Promise<void> {
  await open(at, "import");
  const { pane } = at;
  if (await pane.locator("import-review").count()) await pane.click("#back");
  await pane.locator("#paste textarea").fill(text);
  await pane.click("#read-paste");
  await pane.locator("import-review leader-list").waitFor({ timeout: 60_000 });
}

export async function write({ page, pane }: PaneAndSheet): Promise<void> {
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await settle(page);
}

async function what(at: PaneAndSheet, value: string): Promise<void> {
  await open(at, "new");
  await at.pane.click(`new-page fluent-radio[value=${value}]`);
}

async function fillBuilder({ pane, page }: PaneAndSheet): Promise<void> {
  const count = pane.locator("session-builder #count input");
  await count.fill("14");
  await count.press("Tab");
  await pane.locator("movement-preview").waitFor({ timeout: 60_000 });
  await pane.click("session-builder #more-columns");
  await settle(page);
}

/** A page of a workbook in which nothing is written yet. */
const EMPTY: PaneState[] = [
  { name: "new", reach: (at) => what(at, "night") },
  { name: "new-traveller", reach: (at) => what(at, "traveller") },
  {
    name: "new-refused",
    reach: async (at) => {
      await what(at, "night");
      await at.pane.locator("#boards input").fill("many");
      await at.pane.locator("#boards input").press("Enter");
      await said(at.pane, "Boards: write a whole number");
    },
  },
  {
    name: "new-movement",
    reach: async (at) => {
      await what(at, "movement");
      await at.pane.locator("session-builder #count").waitFor();
    },
  },
  { name: "new-movement-preview", reach: fillBuilder },
  { name: "new-last-none", reach: (at) => what(at, "last") },
  { name: "import", reach: (at) => open(at, "import") },
  {
    name: "import-refused",
    reach: async (at) => {
      await open(at, "import");
      await at.pane.locator("#paste textarea").fill("1,2,3\n4,5,6");
      await at.pane.click("#read-paste");
      await said(at.pane, "No header row found");
    },
  },
  { name: "import-review-odd", reach: (at) => review(at, ODD) },
  { name: "import-review-imps", reach: (at) => review(at, IMPS) },
  { name: "import-review-german", reach: (at) => review(at, GERMAN) },
  { name: "import-review", reach: (at) => review(at, SAMPLE) },
  {
    name: "check-empty",
    reach: async (at) => {
      await at.pane.click("#back");
      await open(at, "check");
      await at.pane.locator("check-page h2").waitFor();
    },
  },
  {
    name: "results-empty",
    reach: async (at) => {
      await open(at, "results");
      await at.pane.locator("results-page h2").waitFor();
    },
  },
  {
    name: "workbook-empty",
    reach: async (at) => {
      await open(at, "workbook");
      await at.pane.locator("export-panel h2").waitFor();
    },
  },
];

/** Pages that know nothing of a session. */
const ANY: PaneState[] = [
  {
    name: "calculator",
    reach: async (at) => {
      await open(at, "calculator");
      await at.pane.locator("#contract input").fill("6HX+1");
    },
  },
  {
    name: "calculator-refused",
    reach: async (at) => {
      await open(at, "calculator");
      await at.pane.locator("#contract input").fill("nine spades doubled");
    },
  },
  {
    name: "functions",
    reach: async (at) => {
      await open(at, "functions");
      await at.pane.locator("functions-page #BRIDGESCORE").waitFor();
    },
  },
  {
    name: "functions-open",
    reach: async (at) => {
      await at.pane.locator("#search input").fill("SCORERESULTS");
      await at.pane.locator("details[open]#SCORERESULTS").waitFor();
    },
  },
  {
    name: "functions-none",
    reach: async (at) => {
      await at.pane.locator("#search input").fill("rubber bridge at Aunt Agatha's");
      await at.pane.locator("#found", { hasText: "No function speaks of" }).waitFor();
    },
  },
];

/** A session in the workbook, then a second one that is odd. */
const WRITTEN: PaneState[] = [
  {
    name: "import-written",
    reach: async (at) => {
      await review(at, SAMPLE);
      await write(at);
    },
  },
  {
    name: "check-sound",
    reach: async (at) => {
      await open(at, "check");
      await at.pane.locator("check-page .status").waitFor();
    },
  },
  {
    name: "results",
    reach: async (at) => {
      await open(at, "results");
      await at.pane.locator("results-page leader-list").waitFor();
    },
  },
  {
    name: "results-tools",
    reach: async (at) => {
      await at.pane.click("#late");
      await at.pane.locator("late-changes #write-late").waitFor();
      await at.pane.click("#print");
      await at.pane.locator("print-forms li").first().waitFor();
      await at.pane.click("#columns");
      await at.pane.locator("add-columns li").first().waitFor();
    },
  },
  {
    name: "new-last",
    reach: async (at) => {
      await what(at, "last");
      await at.pane.locator("last-session #write-last").waitFor();
    },
  },
  {
    name: "import-merge",
    reach: async (at) => {
      await typeInCell(at.page, "Results!G2", "-1");
      await review(at, SAMPLE.replace(/[^,\n]*\s*$/, "-3"));
      await at.pane.locator("merge-panel").waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "workbook-explained",
    reach: async (at) => {
      await selectCell(at.page, "Results!K2");
      await open(at, "workbook");
      await at.pane.locator("export-panel #save").waitFor({ timeout: 60_000 });
      await at.pane.click("#explain");
      await at.pane.locator("#explanation p").first().waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "results-odd",
    reach: async (at) => {
      await review(at, ODD);
      await at.pane.click("#write");
      await said(at.pane, "Written: 5 sheets.");
      await settle(at.page);
      await open(at, "results");
      await at.pane.locator("results-page leader-list").waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "check-odd",
    reach: async (at) => {
      await open(at, "check");
      await at.pane.locator("check-group#wrong .place").first().waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "progress",
    reach: async ({ pane }) => {
      await pane.evaluate(() => {
        const root = document.querySelector<Pane>("traveller-pane")?.renderRoot;
        root?.querySelector("pane-messages")?.progress({ text: "60 % written", part: 0.6, stop: () => undefined });
      });
      await pane.locator("pane-messages fluent-progress-bar").waitFor();
    },
  },
];

export const PANE_STATES: readonly PaneState[] = [...EMPTY, ...ANY, ...WRITTEN];

export interface Media {
  name: string;
  colorScheme: "light" | "dark";
  forcedColors: "none" | "active";
}

export const MEDIA: readonly Media[] = [
  { name: "light", colorScheme: "light", forcedColors: "none" },
  { name: "dark", colorScheme: "dark", forcedColors: "none" },
  { name: "contrast", colorScheme: "dark", forcedColors: "active" },
];

/** Waits until the pane is at rest: nothing is being worked out, and no colour is on its way to another. */
export async function restPane({ pane }: PaneAndSheet): Promise<void> {
  await pane.locator("[aria-busy=true]").waitFor({ state: "detached" });
  await pane.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const animations = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? animations(shadowRoot) : [])),
    ];
    // The progress bar's never ends; one that has ended may still be listed.
    const moving = (): Animation[] =>
      animations(document).filter(
        ({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    // Their promises are not waited for: in a closed fold they are never kept.
    do {
      await drawn();
      await drawn();
    } while (moving().length);
  });
}

/** Makes the pane so wide and as high as what it holds; the sheet stays beside it. */
export async function sizePane({ page, pane }: PaneAndSheet, width: number): Promise<number> {
  const size = (height: number): Promise<void> =>
    page.evaluate(
      ([w, h]) => {
        const frame = document.querySelector<HTMLElement>("iframe#pane");
        if (!frame) throw new Error("The workbench has no pane.");
        const place = { position: "fixed", inset: "0 auto auto 0", zIndex: "9999", background: "Canvas" };
        Object.assign(frame.style, place, { width: `${w}px`, height: `${h}px` });
      },
      [width, height] as const,
    );
  await size(200);
  const height = await pane.evaluate(() => document.documentElement.scrollHeight);
  await size(height);
  return height;
}

/** Gives the pane its place beside the sheet again. */
export function placePane({ page }: PaneAndSheet): Promise<void> {
  return page.evaluate(() => document.querySelector("iframe#pane")?.removeAttribute("style"));
}
