/**
 * The real Office.js in jsdom, talking to the workbench's fake Excel over a grid in memory. It tests what our code asks
 * of Excel; it is no Excel.
 */
import { readFileSync } from "node:fs";
import { JSDOM, VirtualConsole } from "jsdom";
import { MemoryGrid, type Evaluate } from "../../src/workbench/grid/memory/memoryGrid";
import { Host } from "../../src/workbench/host/host";
import { installHost, type PaneWindow, type REQUIREMENT_SETS } from "../../src/workbench/host/install";
import { OFFICE_JS, serveFolders } from "./server";

export interface ExcelHostOptions {
  /** Bundles to run in the page once Office.js is ready, in this order: "dist/functions.js". */
  scripts?: string[];
  /** The body of the page. */
  body?: string;
  /** The first sheet's name. */
  sheet?: string;
  /** Works out formulas where a test needs their values; otherwise each is 0. */
  evaluate?: Evaluate;
  /** Requirement sets that differ from Excel 2021's. */
  requirementSets?: Partial<typeof REQUIREMENT_SETS>;
}

export interface ExcelHost {
  window: JSDOM["window"] & PaneWindow;
  host: Host;
  grid: MemoryGrid;
  /** `Excel` of the page: hand it to code under test, or use `excel.run`. */
  Excel: typeof Excel;
  Office: typeof Office;
  CustomFunctions: typeof CustomFunctions;
  /** What the page reported as errors and did not catch. */
  errors: string[];
  /** Runs a bundle in the page. */
  runScript(file: string): void;
  /** Makes the page's `Excel`, `Office` and `CustomFunctions` global, for TypeScript under test that uses the names. */
  makeGlobal(): void;
  close(): Promise<void>;
}

/** Starts a page with the real Office.js on a fresh workbook. Takes about a second: once a file, not once a test. */
export async function startExcelHost(options: ExcelHostOptions = {}): Promise<ExcelHost> {
  const body = options.body ?? "";
  const page = `<!doctype html><html><head><script src="/office/office.js"></script></head><body>${body}</body></html>`;
  const server = await serveFolders({ "/office/": OFFICE_JS }, { pages: { "/page.html": page } });
  const grid = new MemoryGrid({ sheet: options.sheet, evaluate: options.evaluate });
  const host = new Host(grid);
  const errors: string[] = [];
  const virtualConsole = new VirtualConsole().on("jsdomError", (error) => errors.push(error.message));
  const dom = await JSDOM.fromURL(`${server.url}page.html`, {
    runScripts: "dangerously",
    resources: "usable",
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse(window) {
      const pane = window as unknown as PaneWindow;
      pane.external ??= {};
      installHost(pane, host, options.requirementSets);
    },
  });
  const window = dom.window as ExcelHost["window"];
  await untilReady(window);
  const names = window as unknown as Pick<ExcelHost, "Excel" | "Office" | "CustomFunctions">;
  const runScript = (file: string): void => {
    window.eval(readFileSync(file, "utf8"));
  };
  options.scripts?.forEach(runScript);
  return {
    window,
    host,
    grid,
    Excel: names.Excel,
    Office: names.Office,
    CustomFunctions: names.CustomFunctions,
    errors,
    runScript,
    makeGlobal: () =>
      Object.assign(globalThis, { Excel: names.Excel, Office: names.Office, CustomFunctions: names.CustomFunctions }),
    close: async () => {
      window.close();
      await server.close();
    },
  };
}

async function untilReady(window: JSDOM["window"]): Promise<void> {
  const deadline = Date.now() + 15000;
  const ready = (): boolean => "Office" in window && "Excel" in window;
  while (!ready() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  if (!ready()) throw new Error("Office.js did not load.");
  await (window as unknown as { Office: { onReady(): Promise<unknown> } }).Office.onReady();
}
