/** Makes the site with the add-in's build. */
const path = require("path");
const webpack = require("webpack");
const { version } = require("../../package.json");
const loadTypeScript = require("./loadTypeScript");

/** After everything that the add-in consists of is there, and counted. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;

/** Where the reference tells of a function. */
const helpAddress = (baseUrl, name) => `${baseUrl}functions.html#${name}`;

class Site {
  apply(compiler) {
    const { buildSite } = loadTypeScript(path.resolve(__dirname, "buildSite"));
    new webpack.EntryPlugin(compiler.context, path.resolve(__dirname, "page.ts"), { name: "site" }).apply(compiler);
    compiler.hooks.thisCompilation.tap("Site", (compilation) => {
      compilation.contextDependencies.add(path.resolve(__dirname, ".."));
      compilation.hooks.processAssets.tapPromise({ name: "Site", stage: STAGE }, async () => {
        const functions = JSON.parse(compilation.getAsset("functions.json").source.source().toString());
        const files = await buildSite({ functions, sources: sourcesOf(compilation), version });
        for (const [name, content] of files) compilation.emitAsset(name, new webpack.sources.RawSource(content));
        const pages = [...files.keys()].filter((name) => name.endsWith(".html"));
        console.log(`the site: ${pages.map((name) => name.replace(".html", "")).join(", ")}`);
      });
    });
  }
}

/** Every file that is in a script which is published; webpack's own, which runs them, as well. */
function sourcesOf({ chunks, chunkGraph }) {
  const sources = new Set([require.resolve("webpack")]);
  const add = ({ resource, modules }) => {
    if (resource) sources.add(resource);
    // Several may have become one.
    modules?.forEach(add);
  };
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModulesIterable(chunk)) add(module);
  return sources;
}

module.exports = { helpAddress, Site };
