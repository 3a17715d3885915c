/** A next version of a build: other names of all later parts, other contents of the rest. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import type { Build } from "../../src/taskpane/offline/sources";
import { DIST } from "./published";

const { describeFile } = jest.requireActual<{
  describeFile(url: string, content: Buffer): Build["files"][number];
}>("../../assets/build/listBuild");

const WORKER = "service-worker.js";
const LIST = /^self\.BUILD=(\{.*?\]\});/;

/** What `BRIDGEVERSION()` answers in the next version. */
export const NEXT_VERSION = `${version}-next`;

const backwards = (text: string): string => [...text].reverse().join("");

export function readBuild(folder: string): Build {
  const list = LIST.exec(readFileSync(join(folder, WORKER), "utf8"));
  if (!list) throw new Error(`${WORKER} does not begin with the list of its files.`);
  return JSON.parse(list[1]) as Build;
}

/** The files of the next version, by name. */
export function nextVersion(): Map<string, Buffer> {
  const build = readBuild(DIST);
  const chunkHashes = build.files.filter(({ revision }) => revision === null).map(({ url }) => url.split(".")[1]);
  const hashes = new RegExp([build.hash, ...chunkHashes].join("|"), "g");
  const rename = (text: string): string => text.replace(hashes, backwards);
  const rewrite = (name: string): Buffer => {
    const content = readFileSync(join(DIST, name));
    if (!/\.(js|json|html)$/.test(name)) return content;
    return Buffer.from(rename(content.toString()).replaceAll(`"${version}"`, `"${NEXT_VERSION}"`));
  };
  const files = new Map(build.files.map(({ url }) => [rename(url), rewrite(url)]));
  const list: Build = {
    hash: backwards(build.hash),
    files: [...files].map(([name, content]) => describeFile(name, content)),
  };
  const worker = readFileSync(join(DIST, WORKER), "utf8").replace(LIST, () => `self.BUILD=${JSON.stringify(list)};`);
  return files.set(WORKER, Buffer.from(worker));
}

/** Puts files into a served folder: in place of all that was there, or, in an upload that stopped, beside it. */
export function upload(folder: string, files: Map<string, Buffer>, place: "instead" | "beside" = "instead"): void {
  if (place === "instead") {
    const old = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    old.forEach(({ name }) => rmSync(join(folder, name)));
  }
  files.forEach((content, name) => writeFileSync(join(folder, name), content));
}
