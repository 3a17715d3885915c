/** What the add-in's build needs to make the site as well. */
const fs = require("fs");
const path = require("path");
const { LicenseWebpackPlugin } = require("license-webpack-plugin");
const webpack = require("webpack");
const { version } = require("../../package.json");
const loadTypeScript = require("./loadTypeScript");

/** The licences are gathered at this stage and the next. */
const { PROCESS_ASSETS_STAGE_REPORT: STAGE_OF_LICENCES } = webpack.Compilation;

/** Packages that come without the text of their licence: as their makers publish it. */
const LICENCE_TEXTS = {
  "@microsoft/fast-element": "fast-element.txt",
  "@microsoft/focusgroup-polyfill": "focusgroup-polyfill.txt",
  saxes: "saxes.txt",
};
/** And this one's is in its sister's folder: both come from one repository. */
const LICENCE_FILES = { "@fluentui/web-components": "../tokens/LICENSE" };

/** Where the reference tells of a function. */
const helpAddress = (baseUrl, name) => `${baseUrl}functions.html#${name}`;

/** The site beside the add-in, and the licences of what both are published with. */
class Site {
  constructor() {
    this.parts = [];
    this.buildSite = loadTypeScript(path.resolve(__dirname, "buildSite")).buildSite;
  }

  apply(compiler) {
    licences((parts) => (this.parts = parts)).apply(compiler);
    new webpack.EntryPlugin(compiler.context, path.resolve(__dirname, "page.ts"), { name: "site" }).apply(compiler);
    compiler.hooks.thisCompilation.tap("Site", (compilation) => {
      compilation.contextDependencies.add(path.resolve(__dirname, ".."));
      const stage = STAGE_OF_LICENCES + 2;
      compilation.hooks.processAssets.tapPromise({ name: "Site", stage }, () => this.emit(compilation));
    });
  }

  async emit(compilation) {
    const functions = JSON.parse(compilation.getAsset("functions.json").source.source().toString());
    const files = await this.buildSite({ functions, parts: this.parts, version });
    for (const [name, content] of files) compilation.emitAsset(name, new webpack.sources.RawSource(content));
    const pages = [...files.keys()].filter((name) => name.endsWith(".html"));
    console.log(`the site: ${pages.map((name) => name.replace(".html", "")).join(", ")}`);
  }
}

/** Hands over the parts of what is published; one whose licence is not accepted, or unknown, stops the build. */
function licences(found) {
  const { isAccepted } = loadTypeScript(path.resolve(__dirname, "licences"));
  const text = (file) => fs.readFileSync(path.resolve(__dirname, "licenceTexts", file), "utf8");
  return new LicenseWebpackPlugin({
    perChunkOutput: false,
    // Child compilations draw the HTML pages: they run in Node only.
    skipChildCompilers: true,
    stats: { warnings: false, errors: false },
    licenseTextOverrides: Object.fromEntries(Object.entries(LICENCE_TEXTS).map(([name, file]) => [name, text(file)])),
    licenseFileOverrides: LICENCE_FILES,
    unacceptableLicenseTest: (licence) => !isAccepted(licence),
    handleUnacceptableLicense: (name, licence) => {
      throw new Error(`${name} has the licence ${licence}, which docs/site/licences.ts does not accept.`);
    },
    handleMissingLicenseType: (name) => {
      throw new Error(`${name} does not say what its licence is.`);
    },
    handleMissingLicenseText: (name) => {
      throw new Error(`${name} comes without the text of its licence: put it into docs/site/licenceTexts/.`);
    },
    renderLicenses: (modules) => {
      found(modules.map(partOf));
      // The page shows them: no file is written beside it.
      return "";
    },
  });
}

const partOf = ({ name, packageJson, licenseId, licenseText }) => ({
  name,
  version: packageJson.version,
  licence: licenseId,
  text: licenseText,
});

module.exports = { helpAddress, Site };
