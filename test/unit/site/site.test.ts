/** The site as it was built: every way in it leads somewhere, and everybody can read it. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST, PAGES } from "../../support/site";
import EXTERNAL from "./externalLinks.json";
import { isAccepted } from "../../../docs/site/licences";
import { partsOf } from "../../../docs/site/parts";

const pages = [...PAGES].map(([name, document]) => ({ name, document }));

const attributes = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");

const isExternal = (address: string): boolean => /^\w+:/.test(address);
/** The workbench, on the reader's own computer. */
const isLocal = (address: string): boolean => address.startsWith("http://localhost:");

/** What is wrong with an address in a page, if anything. */
function fault(page: string, address: string): string | undefined {
  if (address.startsWith("/") || address === "") return "leads out of the folder";
  const [file, id] = address.split("#");
  const target = file || page;
  if (!existsSync(join(DIST, target))) return "there is no such file";
  if (id !== undefined && !PAGES.get(target)?.getElementById(decodeURIComponent(id))) return "there is no such place";
  return undefined;
}

test("the pages that the add-in and the manifest lead to are there", () => {
  expect([...PAGES.keys()]).toEqual(expect.arrayContaining(["functions.html", "licences.html"]));
});

describe.each(pages)("$name", ({ name, document }) => {
  test("every link, picture, style and script is a file or a place in the folder", () => {
    const addresses = [...attributes(document, "[href]", "href"), ...attributes(document, "[src]", "src")];
    const faults = addresses
      .filter((address) => !isExternal(address))
      .map((address) => [address, fault(name, address)])
      .filter(([, text]) => text !== undefined);
    expect(addresses.length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  test("it has a language, a title, a description, one first heading, and headings in order", () => {
    expect(document.documentElement.lang).toBe("en");
    expect(document.title.length).toBeGreaterThan(3);
    expect(attributes(document, "meta[name=description]", "content")[0]?.length).toBeGreaterThan(20);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

  test("each id is given once, and each heading has one", () => {
    const ids = attributes(document, "[id]", "id");
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(document.querySelectorAll("main :is(h1, h2, h3):not([id])")).toHaveLength(0);
  });

  test("pictures are described, tables have headings, controls have labels", () => {
    expect(document.querySelectorAll("img:not([alt])")).toHaveLength(0);
    expect(attributes(document, "main img", "alt").filter((alt) => alt.length < 10)).toEqual([]);
    expect(document.querySelectorAll("th:empty")).toHaveLength(0);
    for (const input of document.querySelectorAll("input")) expect(input.closest("label")).not.toBeNull();
  });

  test("a strict policy stands before anything that it holds for, and nothing is in the page that it would refuse", () => {
    const head = [...document.head.children].map((element) => element.outerHTML);
    const policy = head.findIndex((html) => html.includes("Content-Security-Policy"));
    expect(head[policy]).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toBeLessThan(head.findIndex((html) => /src=|stylesheet/.test(html)));
    expect(document.querySelectorAll("style, [style], script:not([src]), iframe")).toHaveLength(0);
    expect(
      [...document.querySelectorAll("*")]
        .flatMap(({ attributes: all }) => [...all])
        .filter(({ name: key }) => key.startsWith("on")),
    ).toEqual([]);
  });

  test("its navigation names every page and shows which one it is", () => {
    expect(attributes(document, "nav a", "href").sort()).toEqual([...PAGES.keys()].sort());
    expect(attributes(document, "nav [aria-current=page]", "href")).toEqual([name]);
    expect(document.querySelector(".skip")?.getAttribute("href")).toBe("#content");
  });
});

test("external links are https, and externalLinks.json lists each of them once", () => {
  const found = pages.flatMap(({ document }) =>
    attributes(document, "a[href]", "href").filter((address) => isExternal(address) && !isLocal(address)),
  );
  expect(EXTERNAL).toEqual([...new Set(found)].sort());
  expect(EXTERNAL.filter((address: string) => !/^https:\/\/[\w.-]+\//.test(address))).toEqual([]);
});

test("Excel's help for a function leads to its place in the reference", () => {
  const { functions } = JSON.parse(readFileSync(join(DIST, "functions.json"), "utf8")) as {
    functions: { name: string; helpUrl: string }[];
  };
  const reference = PAGES.get("functions.html") as Document;
  expect(functions.length).toBeGreaterThan(25);
  for (const { name, helpUrl } of functions) {
    expect(helpUrl).toBe(`https://localhost:3000/functions.html#${name}`);
    expect(reference.getElementById(name)?.textContent).toBe(name);
  }
});

test("a function's place in the reference has its arguments, what it gives, and an example", () => {
  const reference = PAGES.get("functions.html") as Document;
  const places = [...reference.querySelectorAll("main h3")];
  for (const heading of places) {
    const part: Element[] = [];
    for (
      let next = heading.nextElementSibling;
      next && !/^H[123]$/.test(next.tagName);
      next = next.nextElementSibling
    ) {
      part.push(next);
    }
    const text = part.map((element) => element.textContent).join("\n");
    expect(text).toContain(`${heading.id}(`);
    expect(text).toMatch(/\bGives: \S/);
    expect(text).not.toMatch(/\b([A-Z]+\d+):\1\b/);
    expect([heading.id, part.some((element) => element.classList.contains("example"))]).toEqual([heading.id, true]);
    const hasArguments = !text.startsWith(`${heading.id}()`);
    expect([heading.id, text.includes("argument")]).toEqual([heading.id, hasArguments]);
  }
});

/** The packages in the published scripts, as their source maps tell. */
const shipped = new Set(
  readdirSync(DIST)
    .filter((name) => name.endsWith(".js.map"))
    .flatMap((name) => (JSON.parse(readFileSync(join(DIST, name), "utf8")) as { sources: string[] }).sources)
    .flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
);

describe("licences", () => {
  const page = PAGES.get("licences.html") as Document;
  const rows = [...page.querySelectorAll("main tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

  test("each part of what is published is named with its version and its licence's text", () => {
    const names = rows.map(([name]) => name);
    expect(shipped.size).toBeGreaterThan(10);
    expect(names).toEqual(expect.arrayContaining([...shipped, "webpack"]));
    expect(
      rows.filter(([, version, licence]) => !/^\d+\.\d+/.test(version ?? "") || !isAccepted(licence ?? "")),
    ).toEqual([]);
    expect([...page.querySelectorAll("main h3")].map(({ textContent }) => textContent)).toEqual(names);
    for (const text of page.querySelectorAll("main pre")) expect(text.textContent).toMatch(/copyright|permission/i);
    expect(page.querySelectorAll("main pre")).toHaveLength(names.length);
  });

  test.each([
    ["MIT", true],
    ["(MIT AND ISC)", true],
    ["(MIT OR GPL-3.0-or-later)", true],
    ["GPL-3.0-or-later", false],
    ["(MIT AND GPL-3.0-only)", false],
    ["SEE LICENSE IN LICENSE.txt", false],
    ["", false],
  ])("%j is accepted: %s", (licence, accepted) => expect(isAccepted(licence)).toBe(accepted));

  test("a part whose licence is not accepted, or has no text, stops the build", () => {
    const folder = mkdtempSync(join(tmpdir(), "parts-"));
    const own = join(folder, "node_modules", "@club", "part");
    const partWith = (license?: string): (() => unknown) => {
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, "package.json"), JSON.stringify({ name: "@club/part", version: "1.0.0", license }));
      return () => partsOf([join(own, "lib", "index.js"), join(folder, "ours.js")]);
    };
    expect(partWith("GPL-3.0-only")).toThrow('@club/part has the licence "GPL-3.0-only"');
    expect(partWith()).toThrow('@club/part has the licence ""');
    expect(partWith("MIT")).toThrow("@club/part comes without the text of its licence");
    writeFileSync(join(own, "LICENCE.md"), "Copyright (c) a club");
    expect(partWith("MIT")()).toEqual([
      { name: "@club/part", version: "1.0.0", licence: "MIT", text: "Copyright (c) a club" },
    ]);
    rmSync(folder, { recursive: true });
  });
});
