/** The workbench's page: a spreadsheet, the pane beside it, and the fake Excel between them. */
import type { Injector } from "@univerjs/core";
import { ErrorMessages } from "./functions/errorMessages";
import type { BlankAs } from "./functions/metadata";
import { registerFunctions, type FunctionsWindow } from "./functions/registerFunctions";
import { createUniver, type UniverWorkbook } from "./grid/univer/createUniver";
import { freshExtras } from "./grid/univer/extras";
import { UniverGrid } from "./grid/univer/univerGrid";
import { Autosave } from "./page/autosave";
import { MessageLine } from "./page/messageLine";
import "./page/style.css";
import { forgetWorkbook, loadWorkbook } from "./page/storage";
import { Workbench } from "./workbench";

const FRESH_WORKBOOK = {
  id: "workbook",
  name: "Book1",
  sheetOrder: ["sheet1"],
  sheets: { sheet1: { id: "sheet1", name: "Sheet1", rowCount: 1000, columnCount: 26 } },
};

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

async function start(): Promise<void> {
  const stored = await loadWorkbook();
  const { univer, api } = createUniver("sheet");
  const injector: Injector = univer.__getInjector();
  const workbook: UniverWorkbook = api.createWorkbook(stored?.workbook ?? FRESH_WORKBOOK);
  const extras = stored?.extras ?? freshExtras();
  const grid = new UniverGrid(api, injector, workbook, extras);
  const messages = new ErrorMessages();
  api.addEvent(api.Event.SheetDeleted, ({ sheetId }) => messages.forgetSheet(sheetId));
  const autosave = new Autosave(injector, () => ({ workbook: workbook.save(), extras }));
  const line = new MessageLine(element("message", HTMLElement), grid, messages);
  const workbench = new Workbench({ grid, messages, save: () => autosave.now(), focusSheet });
  window.workbench = workbench;

  const blanks = element("blanks", HTMLSelectElement);
  blanks.value = localStorage.getItem("blanks") ?? "null";
  blanks.addEventListener("change", () => {
    localStorage.setItem("blanks", blanks.value);
    grid.calculate();
  });
  element("empty", HTMLButtonElement).addEventListener("click", () => void emptyWorkbook(autosave));

  const pane = await loadPane();
  await registerFunctions(pane, injector, messages, () => blanks.value as BlankAs);
  api.getFormula().calculationResultApplied(() => line.update());
  grid.calculate();
  await grid.settle();
  workbench.ready = true;
}

/** Loads the pane; its page looks for `window.workbench` first of all. */
function loadPane(): Promise<FunctionsWindow> {
  const frame = element("pane", HTMLIFrameElement);
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(frame.contentWindow as unknown as FunctionsWindow), { once: true });
    frame.src = "taskpane.html";
  });
}

async function emptyWorkbook(autosave: Autosave): Promise<void> {
  if (!window.confirm("Empty the workbook? Everything in it is lost.")) return;
  await autosave.stop();
  await forgetWorkbook();
  location.reload();
}

/** Univer takes the keyboard through a hidden editor in the page. */
function focusSheet(): void {
  window.focus();
  document.querySelector<HTMLElement>("#sheet [contenteditable]")?.focus();
}

void start();
