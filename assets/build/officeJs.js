/** Where the pages load Office.js from: Microsoft's address, or with `--env officeJs=self` the club's own. */
const path = require("path");

const CDN = "https://appsforoffice.microsoft.com";

/**
 * What Office.js asks for in Excel on Windows, Mac and the web: the part for that Excel (`excel-win32-16.01.js` and the
 * like), the words of its language, a table that it reads when it finds no Excel around it, and two scripts for usage
 * data, which the page's policy lets send nothing. Its parts for iPads, phones and other programs and for signing in stay
 * behind, and so do the long forms for looking into.
 */
const FOR_EXCEL = [
  "office.js",
  "excel-{win32,mac,web}-16.*.js",
  "*/office_strings.js",
  "o15apptofilemappingtable.js",
  "telemetry/oteljs_agave.js",
  "ariatelemetry/aria-web-telemetry.js",
];

/** @param choice the switch as it was given: nothing, or "self" */
function chooseOfficeJs(choice) {
  if (choice === undefined) {
    return { script: `${CDN}/lib/1/hosted/office.js`, files: `${CDN}/`, origin: CDN, copied: [] };
  }
  if (choice !== "self") {
    throw new Error(
      `officeJs is "${choice}": leave it out for Microsoft's address, or say officeJs=self for your own.`,
    );
  }
  return { script: "office/office.js", files: "office/", origin: "", copied: copyForExcel() };
}

/** Unchanged, as its licence asks, and with the licence beside it. */
function copyForExcel() {
  const context = officeJsFolder();
  const scripts = FOR_EXCEL.map((from) => ({
    ...{ from, context, to: "office/[path][name][ext]" },
    globOptions: { ignore: ["**/*.debug.js"] },
    info: { minimized: true },
  }));
  return [...scripts, { from: path.join(context, "..", "LICENSE.md"), to: "office/LICENSE.md" }];
}

function officeJsFolder() {
  return path.join(path.dirname(require.resolve("@microsoft/office-js/package.json")), "dist");
}

module.exports = { chooseOfficeJs, officeJsFolder };
