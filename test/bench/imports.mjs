/** Whole files read: recognised, understood, checked and decided, as the pane does it before its review. */
import { TextEncoder } from "node:util";
import { source } from "./load.mjs";
import { csvOf, linesOf, pbnOf, usebioOf } from "./made.mjs";
import { medianOf } from "./measure.mjs";
import { growing, heading, line, SIZES } from "./table.mjs";

/** As many results as an import takes. */
const MOST_LINES = 100_000;

export async function imports() {
  const { readResults } = source("src/files/index.ts");
  heading("Imports, from a file's bytes to the review");
  for (const [name, written] of Object.entries({ CSV: csvOf, USEBIO: usebioOf, PBN: pbnOf })) {
    const times = new Map();
    for (const size of SIZES.filter((one) => one <= MOST_LINES)) {
      const bytes = new TextEncoder().encode(written(linesOf(size)));
      const session = await readResults(bytes, name);
      const read = session.lines.filter(({ status }) => status === "played").length;
      if (read !== size) throw new Error(`${name}: ${read} of ${size} results were read.`);
      times.set(size, await medianOf(() => readResults(bytes, name)));
    }
    growing(`import of ${name}`, times, MOST_LINES);
  }
  line("  Bridgemate files cannot be made here, so they are not measured.");
}
