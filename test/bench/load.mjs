/** Sources in TypeScript and the published functions, as the bench calls them. */
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { runInThisContext } from "node:vm";

const require = createRequire(import.meta.url);
const ts = require("typescript");
const ROOT = resolve(import.meta.dirname, "../..");
const loaded = new Map();

/** A file of this project with what it imports, translated as it is read: `source("src/scoring/matchpoints.ts")`. */
export const source = (path) => load(resolve(ROOT, path));

function load(file) {
  if (loaded.has(file)) return loaded.get(file);
  const exports = {};
  loaded.set(file, exports);
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2021, esModuleInterop: true },
  });
  const wrapped = runInThisContext(`(function (exports, require, __dirname) {${outputText}\n})`, { filename: file });
  // What is asked of a package is found as that file would find it.
  const own = createRequire(file);
  const needed = (name) => (name.startsWith(".") ? load(fileOf(resolve(dirname(file), name))) : own(name));
  wrapped(exports, Object.assign(needed, { resolve: own.resolve }), dirname(file));
  return exports;
}

/** "./languages" may be a file or a folder. */
function fileOf(path) {
  return statSync(`${path}.ts`, { throwIfNoEntry: false }) ? `${path}.ts` : resolve(path, "index.ts");
}

/** The functions as Excel gets them. Not in a context of their own: there every global costs, and Excel has none. */
export function publishedFunctions(bundle = resolve(ROOT, "dist/functions.js")) {
  const found = new Map();
  globalThis.CustomFunctions = { associate: (id, called) => void found.set(id, called) };
  runInThisContext(readFileSync(bundle, "utf8"), { filename: bundle });
  delete globalThis.CustomFunctions;
  return found;
}
