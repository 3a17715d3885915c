/** Small pages for tests. */
import { readPages } from "../../../../src/files/html/session";
import type { ImportedSession } from "../../../../src/results/types";
import { atOnce } from "../../../../src/results/steps";

export const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

export const table = (...rows: string[]): string => `<table>${rows.join("")}</table>`;

export const HEADINGS = row("NS", "EW", "Contract", "By", "Tricks", "NS score", "EW score");

/** Two results of a board. */
export const TRAVELLER = table(
  HEADINGS,
  row("1", "2", "4S", "N", "10", "420", ""),
  row("3", "4", "3NT", "W", "8", "50", ""),
);

export function readPage(text: string, fileName = "night.html"): ImportedSession {
  return atOnce(readPages([{ text, fileName }], { kind: "web page", fileName }));
}

export function readAll(...texts: string[]): ImportedSession {
  const pages = texts.map((text, i) => ({ text, fileName: `page${i + 1}.html` }));
  return atOnce(readPages(pages, { kind: "web page", fileName: "pages" }));
}
