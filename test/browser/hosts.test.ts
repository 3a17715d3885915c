/** Excel as it may be: too old, set to calculate by hand, protected, with renamed sheets, missing columns, two sessions. */
import type { Frame, Page } from "playwright-core";
import type { Workbench } from "../../src/workbench/workbench";
import { openPage, paneFrame, type OpenPage } from "../support/chromium";
import { openWithPane, readPaste, said } from "../support/panePage";
import { OFFICE_JS } from "../support/server";
import { settle, WORKBENCH_BUILD, workbenchReady } from "../support/workbenchPage";

const NIGHT = "Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1\n2,1,4,2H,W,+1\n2,3,2,3NT,O,=";

let opened: OpenPage;
let page: Page;
let pane: Frame;

afterEach(() => opened.close());

/** Runs in Excel. */
const excel = (what: (context: Excel.RequestContext) => void): Promise<void> =>
  pane.evaluate(
    (source) =>
      Excel.run(async (context) => {
        // The test's own text, which the page's policy lets nobody else run.
        (0, eval)(`(${source})`)(context);
        await context.sync();
      }),
    String(what),
  );

async function openTab(name: string): Promise<void> {
  await pane.click(`fluent-tab#${name}`);
  await pane.locator(`${name}-page`).waitFor();
}

async function importNight(...more: string[]): Promise<void> {
  await readPaste(pane, [NIGHT, ...more].join("\n"));
  await pane.locator("import-review").waitFor();
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await settle(page);
}

const heading = (of: string, text: string | RegExp): Promise<void> =>
  pane.locator(`${of} h2`, { hasText: text }).waitFor({ timeout: 30_000 });

describe("in the workbench", () => {
  beforeEach(async () => {
    ({ opened, page, pane } = await openWithPane());
  }, 120_000);

  test("set to calculate by hand: said at once after a write, and until it is not so any more", async () => {
    const byHand = pane.getByText("press F9 to see the scores");
    expect(await byHand.count()).toBe(0);
    await excel(
      ({ workbook }) => void (workbook.application.calculationMode = "Manual" as Excel.CalculationMode.manual),
    );
    await importNight();
    await byHand.waitFor();
    await excel(
      ({ workbook }) => void (workbook.application.calculationMode = "Automatic" as Excel.CalculationMode.automatic),
    );
    await openTab("results");
    await byHand.waitFor({ state: "detached" });
  });

  test("a protected workbook takes no sheets, and the keyboard is at what says so", async () => {
    await excel(({ workbook }) => workbook.protection.protect());
    await pane.click("#create");
    await said(pane, "Unprotect it (Review tab), then try again.");
    const at = await pane.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.id;
    });
    expect(at).toBe("live");
    await excel(({ workbook }) => workbook.protection.unprotect());
    await pane.click("#create");
    await said(pane, "Written: 5 sheets.");
  });

  test("sheets may be renamed: pages, buttons and formulas find them", async () => {
    await importNight();
    await excel(({ workbook }) => {
      workbook.worksheets.getItem("Results").name = "Tuesday's results";
      workbook.worksheets.getItem("Ranking").name = "Who won";
    });
    await openTab("check");
    await heading("check-page", "Final: 4 of 4");
    await openTab("results");
    await pane.locator("#open-ranking").click();
    expect(
      await page.evaluate(() => (window as unknown as { workbench: Workbench }).workbench.cell("A3").value),
    ).toMatch(/^Final/);
  });

  test("a column that was deleted is named by each page that needs it", async () => {
    await importNight();
    await excel(({ workbook }) => workbook.tables.getItem("Results").columns.getItem("Board").delete());
    await openTab("check");
    await heading("check-page", "Results");
    const why = await pane.locator("check-page [role=status] p").textContent();
    expect(why).toContain('The table has no column "Board"');
    await openTab("results");
    await pane.locator("results-page [role=status] p", { hasText: String(why) }).waitFor();
    await openTab("workbook");
    await pane.locator("export-panel p", { hasText: String(why) }).waitFor();
  });

  test("of two sessions the one that is chosen on a page is meant on the others", async () => {
    await importNight();
    await importNight();
    await openTab("check");
    const chosen = (of: string) =>
      pane.locator(`${of} fluent-radio-group[name=session]`).evaluate((group) => (group as HTMLInputElement).value);
    await pane.locator("check-page fluent-radio-group[name=session]").waitFor();
    expect(await chosen("check-page")).toBe("Results_2");
    await pane.click("check-page fluent-radio[value=Results]");
    await openTab("results");
    await pane.locator("results-page fluent-radio-group[name=session]").waitFor();
    expect(await chosen("results-page")).toBe("Results");
    await openTab("workbook");
    await pane.locator("export-panel fluent-radio-group[name=session]").waitFor();
    expect(await chosen("export-panel")).toBe("Results");
  });

  test("a late change is made in the session that is chosen by then", async () => {
    const open = "3,3,1,,,";
    await importNight(open);
    await importNight(open, "3,5,6,4S,N,=");
    await openTab("results");
    await pane.locator("late-changes #late").click();
    await pane.locator("late-changes select").selectOption("replaced");
    const isFree = (number: string): Promise<unknown> =>
      pane.waitForFunction(
        (wanted) => {
          const page = document.querySelector("traveller-pane")?.shadowRoot?.querySelector("results-page");
          const tool = page?.shadowRoot?.querySelector("late-changes")?.shadowRoot;
          return tool?.querySelector<HTMLInputElement>("#late-other")?.value === wanted;
        },
        number,
        { timeout: 60_000 },
      );
    await isFree("7");
    await pane.click("results-page fluent-radio[value=Results]");
    await isFree("5");
    await pane.locator("late-changes #late-pair input").fill("3");
    await pane.click("late-changes #write-late:not([disabled])");
    await pane.locator("pane-messages fluent-message-bar[intent=success]").waitFor({ timeout: 90_000 });
    const [changed] = await pane.locator("pane-messages .links fluent-button").allTextContents();
    expect(changed.trim()).toBe("Results");
  }, 240_000);
});

test("an Excel without the shared runtime, older than Excel 2021, is told so", async () => {
  opened = await openPage(WORKBENCH_BUILD, { folders: { "/office/": OFFICE_JS } });
  page = opened.page;
  await page.addInitScript(() => {
    let workbench: Workbench | undefined;
    Object.defineProperty(window, "workbench", {
      get: () => workbench,
      set: (made: Workbench) => {
        workbench = made;
        const install = made.install.bind(made);
        made.install = (paneWindow) => {
          install(paneWindow);
          const external = paneWindow.external as { GetContext(): { GetSupportedMatrix(): string } };
          const context = external.GetContext();
          const sets = { ...JSON.parse(context.GetSupportedMatrix()), ExcelApi: "1.12", SharedRuntime: undefined };
          external.GetContext = () => ({ ...context, GetSupportedMatrix: () => JSON.stringify(sets) });
        };
      },
    });
  });
  await page.reload();
  await workbenchReady(page);
  pane = await paneFrame(page);
  await pane.getByText("This Excel cannot run Traveller's formulas").waitFor();
  await pane.getByText("This Excel is older than Excel 2021").waitFor();
  await pane.locator("new-page").waitFor();
});

test("a browser too old for the components is told what still works", async () => {
  opened = await openPage(WORKBENCH_BUILD, { path: "taskpane.html", folders: { "/office/": OFFICE_JS } });
  page = opened.page;
  await page.addInitScript(() => Reflect.deleteProperty(window, "ElementInternals"));
  await page.reload();
  await page.getByRole("alert").getByText("browser engine is too old for the pane. The formulas").waitFor();
  expect(await page.locator("traveller-pane").count()).toBe(0);
});
