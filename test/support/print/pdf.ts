/** Prints workbook files with LibreOffice, and reads what stands on the pages with poppler's tools. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A word with its box, in points from the page's top left corner. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Page {
  width: number;
  height: number;
  words: Word[];
}

const PROGRAMS = { soffice: "--version", pdftotext: "-v" };

/** What is missing on this machine to print and to read what was printed. */
export const missingPrograms = Object.entries(PROGRAMS)
  .filter(([program, question]) => spawnSync(program, [question], { timeout: 60_000 }).error !== undefined)
  .map(([program]) => program);

const LONGEST = 300_000;

/**
 * One run of LibreOffice for all files: it takes longer to start than to print.
 *
 * @param files workbooks by a name
 * @param series what they have in common, for those who look at them
 * @returns the pages of each, by that name
 */
export function printed(files: ReadonlyMap<string, Uint8Array>, series: string): Map<string, Page[]> {
  const folder = mkdtempSync(join(tmpdir(), "traveller-print-"));
  try {
    mkdirSync(join(folder, "pdf"));
    const names = [...files].map(([, bytes], i) => {
      const name = join(folder, `${i}.xlsx`);
      writeFileSync(name, bytes);
      return name;
    });
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    const options = [profile, "--headless", "--convert-to", "pdf:calc_pdf_Export", "--outdir", join(folder, "pdf")];
    execFileSync("soffice", [...options, ...names], { timeout: LONGEST, stdio: "pipe" });
    return new Map(
      [...files.keys()].map((name, i) => [name, pagesOf(join(folder, "pdf", `${i}.pdf`), `${series}-${name}`)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pagesOf(file: string, name: string): Page[] {
  keepForEyes(file, name);
  const text = execFileSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8", timeout: LONGEST, maxBuffer: 1e9 });
  return text
    .split("<page ")
    .slice(1)
    .map((page) => {
      const [width, height] = numbersOf(page, ["width", "height"]);
      const words = [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, box, word]): Word => {
        const [left, right, top, bottom] = numbersOf(box, ["xMin", "xMax", "yMin", "yMax"]);
        return { text: unescaped(word), left, right, top, bottom };
      });
      return { width, height, words };
    });
}

/** `PRINT_FOLDER=/somewhere` keeps the pages as a person would hold them. */
function keepForEyes(file: string, name: string): void {
  const folder = process.env.PRINT_FOLDER;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace(/\W+/g, "-")}.pdf`), readFileSync(file));
}

const numbersOf = (text: string, names: readonly string[]): number[] =>
  names.map((name) => Number(new RegExp(`${name}="([^"]*)"`).exec(text)?.[1]));

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replace(/&(\w+);/g, (_, name: string) => SIGNS[name] ?? "");
