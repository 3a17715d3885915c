/** The two manifests as they were built, by Microsoft's rules: its own validator works over the network only. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import { version } from "../../package.json";

const ROOT = resolve(__dirname, "../..");
const DIST = join(ROOT, "dist");
const BASE = "https://localhost:3000/";
/** Microsoft's schemas, which may not be copied into the project; they lead to each other by their files' names. */
const SCHEMA = join(process.env.BRIDGE_XSD ?? resolve(ROOT, "../shared/xsd"), "OfficeAppManifestV1_1.xsd");

const parse = (xml: string): Document => new JSDOM(xml, { contentType: "text/xml" }).window.document;
const built = (name: string): Document => parse(readFileSync(join(DIST, name), "utf8"));

const all = (root: Document | Element, tag: string): Element[] => [...root.getElementsByTagName(tag)];
const only = (root: Document | Element, tag: string): Element => {
  const found = all(root, tag);
  if (found.length !== 1) throw new Error(`${found.length} elements are called ${tag}.`);
  return found[0];
};
const childrenOf = (element: Element): string[] => [...element.children].map(({ tagName }) => tagName);
const valueOf = (element: Element): string => element.getAttribute("DefaultValue") ?? "";
const resource = (manifest: Document, id: string): Element =>
  [...only(manifest, "Resources").querySelectorAll("[id]")].find((one) => one.id === id) as Element;
const extensionPoint = (manifest: Document, type: string): Element =>
  all(manifest, "ExtensionPoint").find((one) => one.getAttribute("xsi:type") === type) as Element;

/** Every address in a manifest. */
const addresses = (manifest: Document): string[] =>
  [...manifest.querySelectorAll("[DefaultValue]")].map(valueOf).filter((value) => /^\w+:\/\//.test(value));

/** The file of dist/ that an address leads to. */
const fileOf = (address: string): string => join(DIST, new URL(address).pathname);

/** Width and height of a PNG, from its header. */
const pngSize = (file: string): number[] => {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe.each(["manifest.xml", "manifest.dev.xml"])("%s", (name) => {
  const manifest = built(name);

  test("its parts stand in the order that Office reads", () => {
    expect(childrenOf(manifest.documentElement)).toEqual([
      ...["Id", "Version", "ProviderName", "DefaultLocale", "DisplayName", "Description"],
      ...["IconUrl", "HighResolutionIconUrl", "SupportUrl", "Hosts", "Requirements", "DefaultSettings"],
      ...["Permissions", "VersionOverrides"],
    ]);
    const overrides = only(manifest, "VersionOverrides");
    expect(childrenOf(overrides)).toEqual(["Hosts", "Resources"]);
    const host = only(overrides, "Host");
    expect(childrenOf(host)).toEqual(["Runtimes", "AllFormFactors", "DesktopFormFactor"]);
    expect(childrenOf(only(host, "DesktopFormFactor"))).toEqual(["GetStarted", "FunctionFile", "ExtensionPoint"]);
    expect(childrenOf(only(manifest, "Resources"))).toEqual([
      "bt:Images",
      "bt:Urls",
      "bt:ShortStrings",
      "bt:LongStrings",
    ]);
  });

  test("each name of a resource leads to one, and each resource is used", () => {
    const used = [...manifest.querySelectorAll("[resid]")].map((element) => element.getAttribute("resid"));
    const given = [...only(manifest, "Resources").querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(given).size).toBe(given.length);
    expect([...new Set(used)].sort()).toEqual([...given].sort());
    expect(given.filter((id) => id.length > 32)).toEqual([]);
  });

  test("no text is longer than Office shows", () => {
    const tooLong = (elements: Element[], length: number): string[] =>
      elements.map(valueOf).filter((text) => text === "" || text.length > length);
    expect(tooLong([only(manifest, "DisplayName"), ...only(manifest, "bt:ShortStrings").children], 125)).toEqual([]);
    expect(tooLong([all(manifest, "Description")[0], ...only(manifest, "bt:LongStrings").children], 250)).toEqual([]);
    expect(addresses(manifest).filter((address) => address.length > 2048)).toEqual([]);
  });

  test("its Id is a GUID, its version the project's in four parts", () => {
    expect(only(manifest, "Id").textContent).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(only(manifest, "Version").textContent).toBe(`${version}.0`);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("each address is ours, secure, and leads to a file that was built", () => {
    expect(addresses(manifest).length).toBeGreaterThan(8);
    expect(addresses(manifest).filter((address) => !address.startsWith(BASE) || !existsSync(fileOf(address)))).toEqual(
      [],
    );
  });

  test("functions.js and functions.json are asked for by version: Excel keeps them for a day", () => {
    expect(valueOf(resource(manifest, "Functions.Script.Url"))).toBe(`${BASE}functions.js?v=${version}`);
    expect(valueOf(resource(manifest, "Functions.Metadata.Url"))).toBe(`${BASE}functions.json?v=${version}`);
  });

  test("the icons have the sizes that they are said to have", () => {
    const images = all(manifest, "bt:Image").filter((image) => image.hasAttribute("size"));
    expect([...new Set(images.map((image) => image.getAttribute("size")))]).toEqual(["16", "32", "64", "80"]);
    for (const image of images) {
      const size = Number(image.getAttribute("size"));
      const file = fileOf(valueOf(resource(manifest, image.getAttribute("resid") ?? "")));
      expect(pngSize(file)).toEqual([size, size]);
    }
    expect(pngSize(fileOf(valueOf(only(manifest, "IconUrl"))))).toEqual([32, 32]);
    expect(pngSize(fileOf(valueOf(only(manifest, "HighResolutionIconUrl"))))).toEqual([64, 64]);
    expect(pngSize(join(DIST, "assets/icon-128.png"))).toEqual([128, 128]);
  });

  test("functions, runtime and pane are one page: another one leaves cells at #BUSY!", () => {
    const functions = extensionPoint(manifest, "CustomFunctions");
    const page = only(only(functions, "Page"), "SourceLocation").getAttribute("resid");
    const button = only(only(manifest, "Action"), "SourceLocation").getAttribute("resid");
    expect(page).toBe("Taskpane.Url");
    expect(only(manifest, "Runtime").getAttribute("resid")).toBe(page);
    expect(only(manifest, "Runtime").getAttribute("lifetime")).toBe("long");
    expect(button).toBe(page);
    expect(only(manifest, "FunctionFile").getAttribute("resid")).toBe(page);
    const start = only(only(manifest, "DefaultSettings"), "SourceLocation");
    expect(valueOf(start)).toBe(valueOf(resource(manifest, "Taskpane.Url")));
  });

  test("support and the first steps are pages that anybody can read", () => {
    expect(valueOf(only(manifest, "SupportUrl"))).toBe(`${BASE}support.html`);
    const start = only(only(manifest, "GetStarted"), "LearnMoreUrl").getAttribute("resid") ?? "";
    expect(valueOf(resource(manifest, start))).toBe(`${BASE}tutorial.html`);
  });

  test("it asks for what Excel 2021 has, and may read and write", () => {
    const sets = all(manifest, "Set").map((set) => `${set.getAttribute("Name")} ${set.getAttribute("MinVersion")}`);
    expect(sets).toEqual(["SharedRuntime 1.1", "CustomFunctionsRuntime 1.3", "ExcelApi 1.12"]);
    expect(only(manifest, "Permissions").textContent).toBe("ReadWriteDocument");
  });
});

describe("Microsoft's schema", () => {
  const missing = [
    ...(spawnSync("xmllint", ["--version"]).status === 0 ? [] : ["xmllint is not installed"]),
    ...(existsSync(SCHEMA) ? [] : [`there is no ${SCHEMA} (BRIDGE_XSD names its folder)`]),
  ].join(", and ");
  const testIfThere = missing ? test.skip : test;
  const reason = missing ? ` (skipped: ${missing})` : "";

  /** What xmllint objects to. */
  const objections = (xml: string): string => {
    const { status, stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", SCHEMA, "-"], { input: xml });
    return status === 0 ? "" : stderr.toString();
  };

  testIfThere.each(["manifest.xml", "manifest.dev.xml"])(`accepts %s${reason}`, (name) => {
    expect(objections(readFileSync(join(DIST, name), "utf8"))).toBe("");
  });

  const BROKEN: [name: string, part: RegExp, instead: string, objection: RegExp][] = [
    ["without its Id", /<Id>.*<\/Id>/, "", /Version.*This element is not expected/],
    ["with a permission that Office does not know", />ReadWriteDocument</, ">Everything<", /Permissions/],
    [
      "with its resources before its hosts",
      /(<VersionOverrides[^>]*>)([^]*)(<Resources>[^]*<\/Resources>)/,
      "$1$3$2",
      /Hosts/,
    ],
    [
      "with a text of the pane that is too long",
      /(id="Button.Label" DefaultValue=")/,
      `$1${"long ".repeat(30)}`,
      /DefaultValue/,
    ],
  ];

  testIfThere.each(BROKEN)(`refuses a manifest %s${reason}`, (_, part, instead, objection) => {
    const manifest = readFileSync(join(DIST, "manifest.xml"), "utf8");
    expect(manifest).toMatch(part);
    expect(objections(manifest.replace(part, instead))).toMatch(objection);
  });
});

describe("production and development", () => {
  const production = built("manifest.xml");
  const development = built("manifest.dev.xml");

  test("production has no namespace, development one of its own, after the rest", () => {
    const parts = (manifest: Document): string[] => childrenOf(extensionPoint(manifest, "CustomFunctions"));
    expect(parts(production)).toEqual(["Script", "Page", "Metadata"]);
    expect(parts(development)).toEqual(["Script", "Page", "Metadata", "Namespace"]);
    expect(valueOf(resource(development, "Functions.Namespace"))).toBe("BRIDGEDEV");
    expect(production.documentElement.outerHTML).not.toMatch(/namespace resid|Functions\.Namespace/i);
  });

  test("they are two add-ins: both may be installed", () => {
    expect(only(development, "Id").textContent).not.toBe(only(production, "Id").textContent);
    expect(valueOf(only(production, "DisplayName"))).toBe("Traveller: bridge scoring");
    expect(valueOf(only(development, "DisplayName"))).toBe("Traveller: bridge scoring (dev)");
  });
});

describe("another address", () => {
  interface Copied {
    from: string;
    to?: string;
    transform?: (content: Buffer) => string;
  }
  type Configurations = (env: { baseUrl: string }) => Promise<{ plugins: { patterns?: Copied[] }[] }[]>;
  const buildConfigurations = jest.requireActual<Configurations>("../../webpack.config.js");

  /** What a build with this address makes of manifest.xml, by the name of the file. */
  async function manifestsAt(baseUrl: string): Promise<Map<string, string>> {
    const [addin] = await buildConfigurations({ baseUrl });
    const source = readFileSync(join(ROOT, "manifest.xml"));
    const patterns = addin.plugins.flatMap((plugin) => plugin.patterns ?? []);
    return new Map(
      patterns.flatMap(({ from, to, transform }) => (transform ? [[to ?? from, transform(source)] as const] : [])),
    );
  }

  test("it stands everywhere in the club's manifest", async () => {
    const text = (await manifestsAt("https://club.example/bridge")).get("manifest.xml") ?? "";
    expect(text).not.toContain("localhost");
    const found = addresses(parse(text));
    expect(found.filter((address) => !address.startsWith("https://club.example/bridge/"))).toEqual([]);
    expect(found).toHaveLength(addresses(built("manifest.xml")).length);
  });

  test("the development manifest stays with this computer", async () => {
    const text = (await manifestsAt("https://club.example/bridge/")).get("manifest.dev.xml") ?? "";
    expect(text).toBe(readFileSync(join(DIST, "manifest.dev.xml"), "utf8"));
  });

  test.each(["http://club.example/", "club.example", "", "https://club.example/?a=1"])(
    "%j is refused",
    async (base) => {
      await expect(manifestsAt(base)).rejects.toThrow("https addresses only");
    },
  );
});
