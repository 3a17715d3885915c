/** The pane in the workbench, as a scorer uses it. */
import type { Frame, Page } from "playwright-core";
import { paneFrame, type OpenPage } from "./chromium";
import { openWorkbench, settle } from "./workbenchPage";

export interface PanePage {
  frame: Frame;
  tab(name: "new" | "import" | "check" | "results" | "calculator" | "functions" | "workbook"): Promise<void>;
  /** Chooses a file through the pane's own file input, and waits for the review. */
  chooseFile(name: string, bytes: Uint8Array): Promise<void>;
  /** Presses a button and waits until the pane says what became of it. */
  press(button: string): Promise<string>;
  /** The pane's message. */
  message(): Promise<string>;
}

export async function openPane(page: Page): Promise<PanePage> {
  const frame = await paneFrame(page);
  await frame.waitForSelector("traveller-pane");
  const message = async (): Promise<string> =>
    ((await frame.locator("pane-messages fluent-message-bar").textContent()) ?? "").replace(/\s+/g, " ").trim();
  return {
    frame,
    message,
    tab: (name) => frame.click(`fluent-tab#${name}`),
    chooseFile: async (name, bytes) => {
      const buffer = Buffer.from(bytes);
      await frame.setInputFiles("import-page input[type=file]", { name, mimeType: "application/octet-stream", buffer });
    },
    press: async (button) => {
      await frame.click(button);
      await frame.waitForSelector("pane-messages fluent-message-bar", { timeout: 60000 });
      await settle(page);
      return message();
    },
  };
}

export interface OpenedWithPane {
  opened: OpenPage;
  page: Page;
  pane: Frame;
}

/** The workbench as it opens: a blank sheet, and the pane beside it on its page New. */
export async function openWithPane(): Promise<OpenedWithPane> {
  const opened = await openWorkbench();
  const pane = await paneFrame(opened.page);
  await pane.locator("new-page").waitFor();
  return { opened, page: opened.page, pane };
}

/** Waits until the pane says this. */
export function said(pane: Frame, text: string | RegExp): Promise<void> {
  return pane.locator("fluent-message-bar", { hasText: text }).waitFor({ timeout: 90000 });
}

/** Gives the page Import a text, as somebody who pastes it, and has it read. */
export async function readPaste(pane: Frame, text: string): Promise<void> {
  await pane.click("fluent-tab#import");
  await pane.locator("#paste textarea").fill(text);
  await pane.click("#read-paste");
}

/** The same, and waits for the review. */
export async function reviewPaste(pane: Frame, text: string): Promise<void> {
  await readPaste(pane, text);
  await pane.locator("import-review h2").waitFor();
}
