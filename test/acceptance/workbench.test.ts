/** Real club nights in the workbench, through the pane's own file input and text field. */
import { openWorkbench, untilCell, values } from "../support/workbenchPage";
import { openPane, type PanePage } from "../support/panePage";
import type { OpenPage } from "../support/chromium";
import { describeFiles, fileBytes, fileJson } from "./files";

let opened: OpenPage;
let pane: PanePage;

beforeEach(async () => {
  opened = await openWorkbench();
  pane = await openPane(opened.page);
  await pane.tab("import");
}, 60000);

afterEach(async () => {
  await opened.close();
  expect(opened.foreignRequests).toEqual([]);
});

/** The ranking's percentages by pair. */
async function percentages(): Promise<Record<string, number>> {
  const rows = await values(opened.page, "Ranking!A3:G30");
  const heading = rows[1];
  const [pair, percent] = [heading.indexOf("Pair"), heading.indexOf("%")];
  return Object.fromEntries(
    rows
      .slice(2)
      .filter((row) => row[pair] !== "")
      .map((row) => [String(row[pair]), Number(row[percent])]),
  );
}

type Totals = Record<string, { pct: number }>;

/** Every pair has the expected percentage, to two decimals. */
async function expectPercentages(totals: Totals): Promise<void> {
  const shown = await percentages();
  expect(Object.keys(shown).sort()).toEqual(Object.keys(totals).sort());
  // The expected figures have four decimals, so the last of two may be rounded from a rounded one.
  for (const [pair, { pct }] of Object.entries(totals)) expect(Math.abs(shown[pair] - pct)).toBeLessThan(0.00505);
}

describeFiles("bridgemate_12tables.bws", () => {
  const expected = (): Record<string, Totals> => fileJson("bridgemate_12tables.expected.json");

  test("the review shows what came, and record 213 with both readings; as recorded the ranking is the expected one", async () => {
    await pane.chooseFile("bridgemate_12tables.bws", fileBytes("bridgemate_12tables.bws"));
    const review = pane.frame.locator("import-review");
    await review.locator("#counts").waitFor();
    const text = await review.locator(".stack").first().innerText();
    expect(text).toContain("288 results on 24 boards");
    expect(text).toContain("281 played, 5 passed out, 2 adjusted");
    const findings = (await pane.frame.locator("finding-list li").allInnerTexts()).join("\n");
    expect(findings).toContain("ReceivedData 213");
    const choices = await pane.frame.locator("finding-list li fluent-field").allInnerTexts();
    expect(choices.map((choice) => choice.trim())).toEqual([
      "As recorded: 7 N-S, 22 E-W",
      "Seats switched: 22 N-S, 7 E-W",
    ]);
    expect(await pane.press("#write")).toContain("Written: 5 sheets");
    await untilCell(opened.page, "Ranking!A3", "Final: 288 of 288", 30000);
    await expectPercentages(expected().ignoring_declarer_pair_conflict);
  });

  test("with the seats switched by the scorer's choice the ranking is the other one", async () => {
    await pane.chooseFile("bridgemate_12tables.bws", fileBytes("bridgemate_12tables.bws"));
    await pane.frame
      .locator("finding-list fluent-field", { hasText: "Seats switched" })
      .locator("fluent-radio")
      .click();
    await pane.press("#write");
    await untilCell(opened.page, "Ranking!A3", "Final: 288 of 288", 30000);
    await expectPercentages(expected().treating_conflict_as_switched_seats);
  });
});

describeFiles("bridgemate_empty_old_schema.bws", () => {
  test("the pane says that there are no results, and writes nothing", async () => {
    await pane.chooseFile("night.bws", fileBytes("bridgemate_empty_old_schema.bws"));
    await pane.frame.waitForSelector("pane-messages fluent-message-bar");
    expect(await pane.message()).toContain("night.bws holds no results");
  });
});

describeFiles("the English clipboard", () => {
  test("pasted into the pane: 90 results, pair 5 has 60.16 %", async () => {
    const text = new TextDecoder().decode(fileBytes("pastes_derived/en_excel_clipboard.tsv"));
    await pane.frame.locator("fluent-textarea#paste textarea").fill(text);
    await pane.frame.click("#read-paste");
    await pane.frame.locator("import-review #counts").waitFor();
    expect(await pane.frame.locator("import-review #counts").textContent()).toContain("90 results on 18 boards");
    await pane.press("#write");
    await untilCell(opened.page, "Ranking!A3", "Final: 90 of 90", 30000);
    expect((await percentages())["5"]).toBe(60.16);
  });
});
