/** The fake Excel over Univer, in the workbench's page: the same cases as over the grid in memory. */
import type { Frame } from "playwright-core";
import { HOST_CASES } from "../support/hostCases";
import { paneFrame, type OpenPage } from "../support/chromium";
import { openWorkbench } from "../support/workbenchPage";

let opened: OpenPage;
let pane: Frame;

beforeAll(async () => {
  opened = await openWorkbench();
  pane = await paneFrame(opened.page);
}, 90000);

afterAll(() => opened.close());

test.each(HOST_CASES)(
  "$name",
  async ({ run, expected }) => {
    expect(await pane.evaluate(run)).toEqual(expected);
  },
  30000,
);
