/** Runs in the pane's page before Office.js is loaded there: makes it believe that it is in Excel. */
import type { Workbench } from "./workbench";
import type { PaneWindow } from "./host/install";

declare global {
  interface Window {
    workbench?: Workbench;
  }
}

const { workbench } = window.parent;
if (workbench) workbench.install(window as Window as PaneWindow);
