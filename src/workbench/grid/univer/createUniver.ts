/**
 * Univer from its single presets. The `@univerjs/presets` package would bring 27 packages without a licence; all that it
 * adds is this function.
 */
import { LocaleType, LogLevel, mergeLocales, Univer, type Plugin, type PluginCtor } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import core from "@univerjs/preset-sheets-core/locales/en-US";
import { UniverSheetsDataValidationPreset } from "@univerjs/preset-sheets-data-validation";
import dataValidation from "@univerjs/preset-sheets-data-validation/locales/en-US";
import { UniverSheetsTablePreset, UniverSheetsTableUIPlugin } from "@univerjs/preset-sheets-table";
import table from "@univerjs/preset-sheets-table/locales/en-US";
import "@univerjs/preset-sheets-core/lib/index.css";
import "@univerjs/preset-sheets-conditional-formatting/lib/index.css";
import "@univerjs/preset-sheets-data-validation/lib/index.css";
import "@univerjs/preset-sheets-table/lib/index.css";

export type UniverApi = FUniver;
export type UniverWorkbook = ReturnType<UniverApi["createWorkbook"]>;
export type UniverWorksheet = ReturnType<UniverWorkbook["getActiveSheet"]>;
export type UniverRange = ReturnType<UniverWorksheet["getRange"]>;

/** Words that Univer 0.25.1 uses and has in no locale of its own. */
const MISSING_WORDS = {
  "sheets-formula": {
    progress: {
      analyzing: "Analysing",
      calculating: "Calculating",
      "array-analysis": "Analysing arrays",
      "array-calculation": "Calculating arrays",
      done: "Done",
    },
  },
};

/** The flag above a table at the top of a sheet pushes the rows of every other sheet up by one. */
const WITHOUT_FLAGS: [PluginCtor<Plugin>, { hideAnchor: boolean }] = [UniverSheetsTableUIPlugin, { hideAnchor: true }];

/** Starts Univer in the element with this id. */
export function createUniver(container: string): { univer: Univer; api: UniverApi } {
  const univer = new Univer({
    logLevel: LogLevel.WARN,
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: mergeLocales(core, conditionalFormatting, dataValidation, table, MISSING_WORDS) },
  });
  const presets = [
    UniverSheetsCorePreset({ container, sheets: { disableForceStringAlert: true, disableForceStringMark: true } }),
    UniverSheetsConditionalFormattingPreset(),
    // A field to search in would take the keyboard from the cell in the middle of a word. Excel's lists have none.
    UniverSheetsDataValidationPreset({ showSearchOnDropdown: false, showEditOnDropdown: false }),
    UniverSheetsTablePreset(),
    { plugins: [WITHOUT_FLAGS] },
  ];
  // A later preset's entry for a plugin replaces an earlier one's, in its own place.
  const plugins = new Map<string, [PluginCtor<Plugin>, ConstructorParameters<PluginCtor<Plugin>>[0]]>();
  for (const entry of presets.flatMap((preset) => preset.plugins)) {
    const [plugin, options] = Array.isArray(entry) ? entry : [entry, undefined];
    plugins.delete(plugin.pluginName);
    plugins.set(plugin.pluginName, [plugin, options]);
  }
  plugins.forEach(([plugin, options]) => univer.registerPlugin(plugin, options));
  return { univer, api: FUniver.newAPI(univer) };
}
