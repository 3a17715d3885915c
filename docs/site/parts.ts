/** The parts by other people that scripts are made of, as their packages describe themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isAccepted, type Part } from "./licences";

/** Packages that come without the text of their licence: as their makers publish it. */
const TEXTS: Record<string, string> = {
  "@fluentui/web-components": join("..", "..", "node_modules", "@fluentui", "tokens", "LICENSE"),
  "@microsoft/fast-element": join("licenceTexts", "fast-element.txt"),
  "@microsoft/focusgroup-polyfill": join("licenceTexts", "focusgroup-polyfill.txt"),
  saxes: join("licenceTexts", "saxes.txt"),
};

/** The package's folder that a file lies in, if it lies in one. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** The packages that these files belong to. Throws where one may not be published: nobody looks at a warning. */
export function partsOf(files: Iterable<string>): Part[] {
  const folders = new Set([...files].map(packageFolder).filter((folder) => folder !== undefined));
  return [...folders].map(partIn);
}

function partIn(folder: string): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const licence = typeof license === "string" ? license : "";
  if (!isAccepted(licence)) {
    throw new Error(`${name} has the licence "${licence}", which docs/site/licences.ts does not accept.`);
  }
  return { name, version, licence, text: licenceText(folder, name) };
}

function licenceText(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  if (own) return readFileSync(join(folder, own), "utf8");
  if (name in TEXTS) return readFileSync(resolve(__dirname, TEXTS[name]), "utf8");
  throw new Error(`${name} comes without the text of its licence: put it into docs/site/licenceTexts/.`);
}
