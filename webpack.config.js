/**
 * Two builds of one source: `addin`, what a club puts on its web address, and `workbench`, the same pane and functions
 * beside a spreadsheet in any browser.
 */
const fs = require("fs");
const path = require("path");
const CopyPlugin = require("copy-webpack-plugin");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlPlugin = require("html-webpack-plugin");
const webpack = require("webpack");
const { version } = require("./package.json");

/** In manifest.xml; every build puts its own address in its place. */
const MANIFEST_BASE = "https://localhost:3000/";
const OFFICE_CDN = "https://appsforoffice.microsoft.com";
const source = (...parts) => path.resolve(__dirname, "src", ...parts);

/** The files with custom functions in them: only the functions bundle imports these, for they associate on import. */
const functionFiles = fs
  .readdirSync(source("functions"))
  .map((name) => `./src/functions/${name}`)
  .filter((file) => fs.readFileSync(path.resolve(__dirname, file), "utf8").includes("@customfunction"));

module.exports = async (env = {}, argv = {}) => [await addin(env, argv), workbench()];

async function addin(env, argv) {
  const baseUrl = (env.baseUrl || MANIFEST_BASE).replace(/\/*$/, "/");
  const development = Boolean(env.development);
  return {
    name: "addin",
    mode: argv.mode || "production",
    devtool: "source-map",
    entry: { functions: source("functions", "functions.ts"), taskpane: source("taskpane", "taskpane.ts") },
    output: {
      path: path.resolve(__dirname, "dist"),
      filename: "[name].js",
      chunkFilename: "[name].[contenthash:8].js",
      clean: true,
      // The functions bundle also runs where there is no window.
      globalObject: "globalThis",
    },
    ...common({ transpileOnly: false }),
    plugins: [
      ...functionPlugins(),
      ...databaseReader(),
      define(development ? "BRIDGEDEV." : ""),
      pane({
        officeJs: `${OFFICE_CDN}/lib/1/hosted/office.js`,
        scripts: OFFICE_CDN,
        chunks: ["functions", "taskpane"],
      }),
      new CopyPlugin({ patterns: [{ from: "assets/*.png" }, ...manifests(baseUrl)] }),
      sizes(),
    ],
    performance: { hints: false },
    devServer: { port: 3000, server: await devServer(env), headers: { "Access-Control-Allow-Origin": "*" } },
  };
}

function workbench() {
  return {
    name: "workbench",
    mode: "development",
    devtool: false,
    cache: {
      type: "filesystem",
      cacheDirectory: path.resolve(__dirname, ".cache"),
      buildDependencies: { config: [__filename] },
    },
    entry: {
      functions: source("functions", "functions.ts"),
      taskpane: source("taskpane", "taskpane.ts"),
      "workbench-host": source("workbench", "installHost.ts"),
      workbench: source("workbench", "index.ts"),
    },
    output: {
      path: path.resolve(__dirname, "dist-workbench"),
      filename: "[name].js",
      chunkFilename: "[name].js",
      clean: true,
      globalObject: "globalThis",
    },
    ...common({ transpileOnly: true }),
    plugins: [
      ...functionPlugins(),
      ...databaseReader(),
      define(""),
      pane({ officeJs: "office/office.js", scripts: "", chunks: ["functions", "taskpane"], host: "workbench-host.js" }),
      new HtmlPlugin({ filename: "index.html", template: source("workbench", "index.html"), chunks: ["workbench"] }),
      new CopyPlugin({ patterns: [{ from: "assets/*.png" }] }),
    ],
    performance: { hints: false },
    devServer: {
      host: "localhost",
      port: 8080,
      hot: false,
      liveReload: false,
      client: false,
      static: [{ directory: officeJsFolder(), publicPath: "/office/", watch: false }],
      onListening: (server) => {
        const { port } = server.server.address();
        console.log(`\nThe workbench is at http://localhost:${port}/ (stop it with Ctrl+C).\n`);
      },
    },
  };
}

function common({ transpileOnly }) {
  return {
    context: __dirname,
    target: ["web", "es2017"],
    resolve: {
      extensions: [".ts", ".js"],
      fallback: { crypto: false },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          use: { loader: "ts-loader", options: { transpileOnly, compilerOptions: { noEmit: false } } },
        },
        { test: /\.css$/, use: ["style-loader", "css-loader"] },
        { test: /\.csv$/, type: "asset/source" },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
  };
}

/**
 * mdb-reader wants Node's Buffer; and it opens encrypted databases, which no table terminal writes, with 200 kB that
 * would never run.
 */
function databaseReader() {
  return [
    new webpack.ProvidePlugin({ Buffer: ["buffer", "Buffer"] }),
    new webpack.NormalModuleReplacementPlugin(/environment\/index\.js$|^fast-xml-parser$/, (request) => {
      if (/mdb-reader/.test(request.context)) request.request = source("files", "bridgemate", "noDecryption.ts");
    }),
  ];
}

function define(prefix) {
  return new webpack.DefinePlugin({ FUNCTION_PREFIX: JSON.stringify(prefix), VERSION: JSON.stringify(version) });
}

/** The pane's page: the functions first, so that formulas are answered before the pane is drawn. */
function pane({ officeJs, scripts, chunks, host }) {
  return new HtmlPlugin({
    filename: "taskpane.html",
    template: source("taskpane", "taskpane.html"),
    chunks,
    chunksSortMode: "manual",
    scriptLoading: "defer",
    officeJs,
    host,
    policy: contentSecurityPolicy(scripts),
  });
}

/**
 * Everything comes from our own address, Office.js from Microsoft's. Office.js writes one style attribute while it
 * starts; everything else is styled by constructed style sheets.
 */
function contentSecurityPolicy(scripts) {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${scripts}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function functionPlugins() {
  return [new CustomFunctionsMetadataPlugin({ output: "functions.json", input: functionFiles }), new AllowErrors()];
}

/** Lets errors in cells reach the functions: a switch that the metadata tool cannot write. */
class AllowErrors {
  apply(compiler) {
    compiler.hooks.compilation.tap("AllowErrors", (compilation) => {
      // Child compilations (the HTML pages) emit functions.json as well; only the main one counts.
      if (compilation.compiler.isChild()) return;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "AllowErrors", stage }, () => {
        const asset = compilation.getAsset("functions.json");
        if (!asset) return;
        const metadata = JSON.parse(asset.source.source().toString());
        const text = JSON.stringify({ allowErrorForDataTypeAny: true, ...metadata }, null, 2);
        compilation.updateAsset("functions.json", new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Prints what a user has to load, packed. */
function sizes() {
  const { gzipSync } = require("zlib");
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap("Sizes", (compilation) => {
        const folder = compilation.outputOptions.path;
        for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith(".js"))) {
          const kilobytes = gzipSync(fs.readFileSync(path.join(folder, name))).length / 1024;
          console.log(`${name}: ${kilobytes.toFixed(1)} kB gzip`);
        }
      });
    },
  };
}

function officeJsFolder() {
  return path.join(path.dirname(require.resolve("@microsoft/office-js/package.json")), "dist");
}

/** The production manifest, and one for development with an Id, a name and a namespace of its own: two add-ins with the same function names clash. */
function manifests(baseUrl) {
  const at = (text) => text.replaceAll(MANIFEST_BASE, baseUrl).replaceAll("{version}", version);
  const development = (text) =>
    at(text)
      .replace(/<Id>[^<]*<\/Id>/, "<Id>6d4b7a52-7d0c-4a35-9a5e-2f1c54a1b9d7</Id>")
      .replace(/(<DisplayName DefaultValue="[^"]*)"/, '$1 (dev)"')
      .replace(/(\s*)<\/ExtensionPoint>/, '$1  <Namespace resid="Functions.Namespace" />$1</ExtensionPoint>')
      .replace(/(\s*)(<bt:ShortStrings>)/, '$1$2$1  <bt:String id="Functions.Namespace" DefaultValue="BRIDGEDEV" />');
  return [
    { from: "manifest.xml", transform: (content) => at(content.toString()) },
    { from: "manifest.xml", to: "manifest.dev.xml", transform: (content) => development(content.toString()) },
  ];
}

/** Excel loads an add-in over https only: `--env https` makes a certificate for this computer, and nothing else ever does. */
async function devServer(env) {
  if (!env.https) return "http";
  return { type: "https", options: await require("office-addin-dev-certs").getHttpsServerOptions() };
}
