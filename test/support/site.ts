/** The pages that were built beside the add-in. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";

export const DIST = resolve(__dirname, "../../dist");

/** The pane is no page of the site. */
const PANE = "taskpane.html";

/** A page by its name: "install.html". */
export const PAGES: ReadonlyMap<string, Document> = new Map(
  readdirSync(DIST)
    .filter((name) => name.endsWith(".html") && name !== PANE)
    .map((name) => [name, new JSDOM(readFileSync(join(DIST, name), "utf8")).window.document]),
);
