/** The pane's first script. The functions have been associated by then: they answer before the pane is drawn. */
import { strings } from "./strings";

/** Fluent's components need these; where they are missing the functions go on and the pane says so. */
const ENGINE_IS_NEW_ENOUGH = "ElementInternals" in globalThis && "adoptedStyleSheets" in Document.prototype;

void Office.onReady(async ({ host }) => {
  if (!ENGINE_IS_NEW_ENOUGH) {
    document.body.textContent = strings.oldEngine;
    return;
  }
  const { showPane } = await import(/* webpackChunkName: "pane" */ "./pane");
  showPane({ inExcel: host === Office.HostType.Excel });
});
