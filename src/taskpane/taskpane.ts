/** The pane's first script. The functions have been associated by then: they answer before the pane is drawn. */
import { keepForOffline } from "./offline/keep";
import { strings } from "./strings";

/** Fluent's components need these; where they are missing the functions go on and the pane says so. */
const ENGINE_IS_NEW_ENOUGH = "ElementInternals" in globalThis && "adoptedStyleSheets" in Document.prototype;

async function start(): Promise<void> {
  if (!ENGINE_IS_NEW_ENOUGH) return say(strings.oldEngine);
  const inExcel = await isInExcel();
  try {
    const { showPane } = await import(/* webpackChunkName: "pane" */ "./pane");
    showPane({ inExcel });
  } catch (error) {
    say(strings.paneNotLoaded);
    throw error;
  }
}

/** Office.js comes from Microsoft: without a connection it may be missing, and the calculator works all the same. */
async function isInExcel(): Promise<boolean> {
  if (typeof Office === "undefined") return false;
  const { host } = await Office.onReady();
  return host === Office.HostType.Excel;
}

function say(text: string): void {
  const paragraph = document.createElement("p");
  paragraph.setAttribute("role", "alert");
  paragraph.textContent = text;
  document.body.append(paragraph);
}

void start().finally(keepForOffline);
