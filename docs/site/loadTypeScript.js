/** Lets Node read TypeScript for the time of a build: the site is made from the sources themselves. */
const fs = require("fs");
const typescript = require("typescript");

/** Only translated, as everywhere: `tsc` checks the types. */
function translate(file) {
  const compilerOptions = {
    // `import()` stays as it is: Eleventy comes as an ES module only.
    module: typescript.ModuleKind.Node16,
    target: typescript.ScriptTarget.ES2022,
    esModuleInterop: true,
  };
  return typescript.transpileModule(fs.readFileSync(file, "utf8"), { fileName: file, compilerOptions }).outputText;
}

/** @param {string} file an absolute path, without its ending */
module.exports = function loadTypeScript(file) {
  const before = require.extensions[".ts"];
  require.extensions[".ts"] = (loaded, name) => loaded._compile(translate(name), name);
  try {
    return require(`${file}.ts`);
  } finally {
    if (before) require.extensions[".ts"] = before;
    else delete require.extensions[".ts"];
  }
};
