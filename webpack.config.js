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
const { ListBuild } = require("./assets/build/listBuild");
const { DEVELOPMENT_NAMESPACE, manifests, readBaseUrl } = require("./assets/build/manifests");
const { chooseOfficeJs, officeJsFolder } = require("./assets/build/officeJs");
const { Sizes } = require("./assets/build/sizes");
const { helpAddress, Site } = require("./docs/site/sitePlugin");
const { version } = require("./package.json");

const SERVICE_WORKER = "service-worker.js";
/** The reader of Access databases comes when somebody opens one. */
const DATABASE_CHUNK = { name: "mdb-reader", test: /node_modules[\\/](mdb-reader|buffer|pako)[\\/]/, chunks: "async" };
const source = (...parts) => path.resolve(__dirname, "src", ...parts);

/** The files with custom functions in them: only the functions bundle imports these, for they associate on import. */
const functionFiles = fs
  .readdirSync(source("functions"))
  .map((name) => `./src/functions/${name}`)
  .filter((file) => fs.readFileSync(path.resolve(__dirname, file), "utf8").includes("@customfunction"));

module.exports = async (env = {}, argv = {}) => [await addin(env, argv), workbench()];

async function addin(env, argv) {
  const baseUrl = readBaseUrl(env.baseUrl);
  const prefix = env.development ? `${DEVELOPMENT_NAMESPACE}.` : "";
  // Sources that change all the time are not kept.
  const worker = env.development ? "" : SERVICE_WORKER;
  const officeJs = chooseOfficeJs(env.officeJs);
  return {
    name: "addin",
    mode: argv.mode || "production",
    devtool: "source-map",
    entry: {
      functions: source("functions", "functions.ts"),
      taskpane: source("taskpane", "taskpane.ts"),
      ...(worker && { [path.parse(worker).name]: source("taskpane", "offline", "serviceWorker.ts") }),
    },
    output: {
      path: path.resolve(__dirname, "dist"),
      filename: "[name].js",
      chunkFilename: "[name].[contenthash:8].js",
      clean: true,
      // The functions bundle also runs where there is no window.
      globalObject: "globalThis",
    },
    ...common(),
    optimization: { splitChunks: { cacheGroups: { database: DATABASE_CHUNK } } },
    plugins: [
      ...functionPlugins(baseUrl),
      new Site(),
      ...databaseReader(),
      define({ prefix, worker, officeFiles: officeJs.files }),
      pane({
        officeJs: officeJs.script,
        policy: contentSecurityPolicy(officeJs.origin),
        // The names of these two stay the same, so a new version asks for them by another address.
        hash: true,
      }),
      new CopyPlugin({ patterns: [{ from: "assets/*.png" }, ...manifests(env.baseUrl), ...officeJs.copied] }),
      ...(worker ? [new ListBuild(worker)] : []),
      new Sizes(),
    ],
    devServer: {
      ...quietServer("https://localhost:3000/taskpane.html serves the add-in to Excel"),
      port: 3000,
      server: await localServer(env),
      // Excel on the web asks from another origin.
      headers: { "Access-Control-Allow-Origin": "*" },
    },
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
    ...common([
      {
        test: /@univerjs[\\/]engine-formula[\\/]lib[\\/]es[\\/]index\.js$/,
        use: path.resolve(__dirname, "assets/build/univerFormulas.js"),
      },
    ]),
    plugins: [
      ...functionPlugins(),
      ...databaseReader(),
      define({ officeFiles: "office/" }),
      pane({ officeJs: "office/office.js", policy: contentSecurityPolicy(), host: "workbench-host.js" }),
      new HtmlPlugin({ filename: "index.html", template: source("workbench", "index.html"), chunks: ["workbench"] }),
      new CopyPlugin({ patterns: [{ from: "assets/*.png" }] }),
    ],
    devServer: {
      ...quietServer("The workbench is at http://localhost:8080/"),
      port: 8080,
      static: [{ directory: officeJsFolder(), publicPath: "/office/", watch: false }],
    },
  };
}

/** `tsc` checks the types, once and for the tests as well: the builds only translate. */
function common(rules = []) {
  return {
    context: __dirname,
    target: ["web", "es2017"],
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
    performance: { hints: false },
    resolve: {
      extensions: [".ts", ".js"],
      fallback: { crypto: false },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          use: { loader: "ts-loader", options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        },
        { test: /\.css$/, use: ["style-loader", "css-loader"] },
        { test: /\.csv$/, type: "asset/source" },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        ...rules,
      ],
    },
  };
}

/** No overlay and no reloading: both need scripts and connections that the pane's policy refuses. */
function quietServer(message) {
  return {
    host: "localhost",
    hot: false,
    liveReload: false,
    client: false,
    onListening: () => console.log(`\n${message} (stop it with Ctrl+C).\n`),
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

function define({ prefix = "", worker = "", officeFiles }) {
  return new webpack.DefinePlugin({
    FUNCTION_PREFIX: JSON.stringify(prefix),
    VERSION: JSON.stringify(version),
    SERVICE_WORKER: JSON.stringify(worker),
    OFFICE_FILES: JSON.stringify(officeFiles),
  });
}

/** The pane's page: the functions first, so that formulas are answered before the pane is drawn. */
function pane(options) {
  return new HtmlPlugin({
    filename: "taskpane.html",
    template: source("taskpane", "taskpane.html"),
    chunks: ["functions", "taskpane"],
    chunksSortMode: "manual",
    scriptLoading: "defer",
    ...options,
  });
}

/** What the pane may load: everything from our own address, and as a rule Office.js from Microsoft's. */
function contentSecurityPolicy(officeJs = "") {
  const policy = {
    "default-src": "'none'",
    // Office.js loads the rest of itself (Excel's part, its words) from where it came from.
    "script-src": `'self' ${officeJs}`,
    // The components are styled by constructed style sheets, which no policy stops; no style stands in the page.
    "style-src": "'self'",
    // Icons in the components' styles are data.
    "img-src": "'self' data:",
    // functions.json. Office.js would also send usage data to Microsoft: that is refused.
    "connect-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.trim()}`)
    .join("; ");
}

function functionPlugins(baseUrl = readBaseUrl()) {
  const metadata = new CustomFunctionsMetadataPlugin({ output: "functions.json", input: functionFiles });
  return [metadata, new CompleteMetadata(baseUrl)];
}

/** Lets errors in cells reach the functions, a switch that the metadata tool cannot write; and says where help is. */
class CompleteMetadata {
  constructor(baseUrl) {
    this.baseUrl = baseUrl;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap("CompleteMetadata", (compilation) => {
      // Child compilations (the HTML pages) emit functions.json as well; only the main one counts.
      if (compilation.compiler.isChild()) return;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "CompleteMetadata", stage }, () => {
        const asset = compilation.getAsset("functions.json");
        if (!asset) return;
        const metadata = JSON.parse(asset.source.source().toString());
        const functions = metadata.functions.map((one) => ({ ...one, helpUrl: helpAddress(this.baseUrl, one.name) }));
        const text = JSON.stringify({ allowErrorForDataTypeAny: true, ...metadata, functions }, null, 2);
        compilation.updateAsset("functions.json", new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Excel loads an add-in over https only: `--env https` makes a certificate for this computer, and nothing else does. */
async function localServer(env) {
  if (!env.https) return "http";
  return { type: "https", options: await require("office-addin-dev-certs").getHttpsServerOptions() };
}
