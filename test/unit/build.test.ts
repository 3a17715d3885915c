/** The add-in as it was built: what its page asks for, what its service worker keeps, and which version it says it is. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "../../package.json";
import type { Build } from "../../src/taskpane/offline/sources";

const DIST = resolve(__dirname, "../../dist");
const read = (name: string): string => readFileSync(join(DIST, name), "utf8");

const [, list] = /^self\.BUILD=(\{.*?\]\});/.exec(read("service-worker.js")) ?? [];
const build = JSON.parse(list) as Build;
const kept = build.files.map(({ url }) => url);

test("the page asks for its two scripts by the hash of this build, and so a new version by another address", () => {
  const scripts = [...read("taskpane.html").matchAll(/<script[^>]* src="?([^\s">]+)/g)].map(([, src]) => src);
  expect(scripts.filter((src) => !src.startsWith("https:"))).toEqual([
    `functions.js?${build.hash}`,
    `taskpane.js?${build.hash}`,
  ]);
  expect(build.hash).toMatch(/^[0-9a-f]{20}$/);
});

/** Given to Excel, read in a browser, or there for who wants to look into the rest. */
const NOT_OF_THE_PANE = [
  /^(?!taskpane\.).*\.html$/,
  /^site\.|^pictures\//,
  /\.map$|\.LICENSE\.txt$|^manifest(\.dev)?\.xml$|^service-worker\.js$/,
];

test("the service worker keeps every file that the pane can ask for, and holds it to its content", () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(DIST.length + 1)
        .replaceAll("\\", "/"),
    );
  const ofThePane = files.filter((name) => !NOT_OF_THE_PANE.some((other) => other.test(name)));
  expect(ofThePane.filter((name) => !kept.includes(name))).toEqual([]);
  expect(kept.filter((name) => !files.includes(name))).toEqual([]);
  expect(kept).toEqual(
    expect.arrayContaining(["functions.js", "functions.json", "taskpane.html", "assets/icon-32.png"]),
  );
  const wrong = build.files.filter(({ url, integrity }) => {
    const hash = createHash("sha256")
      .update(readFileSync(join(DIST, url)))
      .digest("base64");
    return integrity !== `sha256-${hash}`;
  });
  expect(wrong).toEqual([]);
});

test("only a file whose name tells its content has no revision", () => {
  const byName = build.files.filter(({ revision }) => revision === null).map(({ url }) => url);
  expect(byName.length).toBeGreaterThan(20);
  expect(byName.filter((url) => !/\.[0-9a-f]{8}\.js$/.test(url))).toEqual([]);
});

test("every place that tells a version tells package.json's", () => {
  for (const name of ["manifest.xml", "manifest.dev.xml"]) {
    expect(read(name)).toContain(`<Version>${version}.0</Version>`);
    const asked = [...read(name).matchAll(/\?v=([^"]*)/g)].map(([, v]) => v);
    expect(asked).toEqual([version, version]);
  }
  expect(read("functions.js")).toContain(`"${version}"`);
});

describe("the switches of the build", () => {
  type Configurations = (env: object) => Promise<{ entry: Record<string, string>; plugins: object[] }[]>;
  const configurations = jest.requireActual<Configurations>("../../webpack.config.js");

  test("sources that change all the time have no service worker, nor has the workbench", async () => {
    const [published, workbench] = await configurations({});
    const [development] = await configurations({ development: true });
    expect(Object.keys(published.entry)).toContain("service-worker");
    expect(Object.keys(development.entry)).not.toContain("service-worker");
    expect(Object.keys(workbench.entry)).not.toContain("service-worker");
  });

  test("a place of Office.js that is not understood is refused", async () => {
    await expect(configurations({ officeJs: "mine" })).rejects.toThrow(
      'officeJs is "mine": leave it out for Microsoft\'s address, or say officeJs=self for your own.',
    );
  });
});

test("the reader of databases is published without decryption and unpacking", () => {
  const maps = readdirSync(DIST).filter((name) => name.endsWith(".js.map"));
  const sources = maps.flatMap((name) => (JSON.parse(read(name)) as { sources: string[] }).sources);
  expect(sources.filter((name) => name.endsWith("bridgemate/noDecryption.ts"))).toHaveLength(1);
  expect(
    sources.filter((name) => /node_modules\/(browserify-aes|create-hash|pako|fast-xml-parser)\//.test(name)),
  ).toEqual([]);
});
