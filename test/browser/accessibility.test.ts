/** Each page of the pane, in each state that matters, under IBM's Equal Access rules: light, dark, and high contrast. */
import { readFileSync } from "node:fs";
import type { Checker } from "accessibility-checker-engine";
import { paneFrame, type OpenPage } from "../support/chromium";
import { recordInternals, withInternalsShown } from "../support/internals";
import { MEDIA, PANE_STATES, restPane, type PaneAndSheet } from "../support/paneStates";
import { openWorkbench, workbenchReady } from "../support/workbenchPage";

const ENGINE = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");

declare const ace: { Checker: typeof Checker };

/** What the rules ask a person to look at, or cannot see, and why it is right as it is. */
const LOOKED_AT: { rule: string; of?: RegExp; why: string }[] = [
  { rule: "html_skipnav_exists", why: "the row of tabs is one stop of the Tab key; its page is the next" },
  { rule: "widget_tabbable_single", why: "Fluent's focus group lets Tab stop once, whatever its attributes say" },
  {
    rule: "aria_keyboard_handler_exists",
    why: "the keyboard is handled by Fluent; pane.test.ts walks with the arrows",
  },
  { rule: "style_color_misuse", why: "a finding's colour stands under a heading that says the same" },
  { rule: "text_quoted_correctly", why: "what was read is named in quotation marks, not quoted" },
  { rule: "text_sensory_misuse", why: "headings stand above their columns: the order of rows, however they are read" },
  { rule: "form_submit_button_exists", why: "Enter in a field is the button's press" },
  { rule: "heading_markup_misuse", why: "the state of a session is the page's heading" },
  { rule: "widget_tabbable_exists", of: /disabled/, why: "a button that is disabled" },
  {
    rule: "input_label_exists",
    of: /part="control"/,
    why: "the label's words come through a slot, which it does not read",
  },
  { rule: "input_label_visible", of: /part="control"/, why: "the same" },
  { rule: "input_label_visible", of: /^<(select|fluent-button)/, why: "the words stand in the element or its label" },
  { rule: "table_headers_related", of: /scope="colgroup"/, why: "it does not know headers of column groups" },
];

let opened: OpenPage;
let at: PaneAndSheet;

beforeAll(async () => {
  opened = await openWorkbench();
  await recordInternals(opened.page);
  await opened.page.reload();
  await workbenchReady(opened.page);
  at = { page: opened.page, pane: await paneFrame(opened.page) };
  await at.pane.evaluate(`${ENGINE}; globalThis.ace = ace; undefined`);
}, 120_000);

afterAll(() => opened.close());

interface Found {
  rule: string;
  message: string;
  of: string;
}

/** What is against the rules, and what they want a person to look at, in the pane as it is now. */
const check = (): Promise<Found[]> =>
  withInternalsShown(at.pane, () =>
    at.pane.evaluate(async () => {
      const { results } = await new ace.Checker().check(document, ["WCAG_2_1"]);
      return results
        .filter(({ value: [level, outcome] }) => String(level) === "VIOLATION" && String(outcome) !== "PASS")
        .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, of: snippet }));
    }),
  );

const isOpen = ({ rule, of }: Found): boolean =>
  !LOOKED_AT.some((looked) => looked.rule === rule && (looked.of?.test(of) ?? true));

test.each(PANE_STATES.map((state) => [state.name, state] as const))(
  "%s",
  async (_name, state) => {
    await state.reach(at);
    for (const media of MEDIA) {
      await at.page.emulateMedia(media);
      await restPane(at);
      expect({ media: media.name, found: (await check()).filter(isOpen) }).toEqual({ media: media.name, found: [] });
    }
    await at.page.emulateMedia(MEDIA[0]);
  },
  120_000,
);

test("the rules see into the components: a field without a name is found", async () => {
  await at.pane.evaluate(() => {
    const root = document.querySelector("traveller-pane")?.shadowRoot?.querySelector("check-page")?.shadowRoot;
    root?.append(document.createElement("textarea"));
  });
  expect((await check()).filter(isOpen).map(({ rule }) => rule)).toContain("input_label_exists");
});
