/** Tells the service worker what the build consists of, when all its files are written. */
const { createHash } = require("crypto");
const webpack = require("webpack");

/** The name says which content it is. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8}\.js$/;
/** What the pane does not load: manifests are given to Excel, pages are read in a browser, Office.js is kept as it is loaded. */
const NOT_KEPT = /\.map$|\.txt$|\.xml$|\.md$|^site\.js$|^office\//;

/** Writes `BUILD` (see src/taskpane/offline/sources.ts) before the worker's script. */
class ListBuild {
  /** @param worker the service worker's file */
  constructor(worker) {
    this.worker = worker;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap("ListBuild", (compilation) => {
      if (compilation.compiler.isChild()) return;
      // After the names of the chunks are what they stay.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "ListBuild", stage }, (assets) => {
        const names = Object.keys(assets).filter((name) => name !== this.worker && !NOT_KEPT.test(name));
        const files = names.sort().map((name) => describeFile(name, assets[name].buffer()));
        const list = `self.BUILD=${JSON.stringify({ hash: compilation.hash, files })};`;
        compilation.updateAsset(this.worker, (source) => new webpack.sources.ConcatSource(list, source));
      });
    });
  }
}

/** A file as the worker fetches it: what does not answer to `integrity` is not kept. */
function describeFile(url, content) {
  const hash = createHash("sha256").update(content).digest("base64");
  return { url, revision: NAMED_BY_CONTENT.test(url) ? null : hash.slice(0, 12), integrity: `sha256-${hash}` };
}

module.exports = { ListBuild, describeFile };
