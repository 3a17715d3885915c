/** What a build weighs. */
const fs = require("fs");
const path = require("path");
const { gzipSync } = require("zlib");

/** What the pane loads to show its first page: its entry and these named chunks. */
const FIRST_LOAD = ["taskpane", "pane", "new"];

/** Prints what a user has to load, packed: the functions, the pane's first page, and what comes when it is wanted. */
class Sizes {
  apply(compiler) {
    compiler.hooks.afterEmit.tap("Sizes", (compilation) => {
      // The pages' script is none that Excel loads.
      const isScript = (file) => file.endsWith(".js") && file !== "site.js";
      const packed = (file) => gzipSync(fs.readFileSync(path.join(compilation.outputOptions.path, file))).length;
      const print = (name, files) => {
        const kilobytes = files.reduce((sum, file) => sum + packed(file), 0) / 1000;
        console.log(`${name}: ${kilobytes.toFixed(1)} kB gzip`);
      };
      const first = FIRST_LOAD.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
      const firstFiles = [...new Set(first)].filter(isScript);
      print("functions.js", ["functions.js"]);
      print("the pane's first load", firstFiles);
      const others = Object.keys(compilation.assets).filter(isScript);
      const officeFiles = others.filter((file) => file.startsWith("office/"));
      const shown = ["functions.js", ...firstFiles, ...officeFiles];
      others.filter((file) => !shown.includes(file)).forEach((file) => print(`  later: ${file}`, [file]));
      if (officeFiles.length > 0)
        print(`Office.js, ${officeFiles.length} files, of which Excel loads three`, officeFiles);
    });
  }
}

module.exports = { Sizes };
