/** Reads a settings range, and names what is not known with the nearest that is. */
import { parseLanguage } from "../notation/languages";
import { nearest } from "../notation/nearest";
import type { Problem } from "../notation/problem";
import { folded, isBlank, numberOf, plain, textOf } from "../notation/text";
import {
  SETTING_NAMES,
  SETTINGS,
  type NumberRange,
  type SettingName,
  type SettingRow,
  type Settings,
} from "./settings";

/**
 * Reads a range of two or more columns, name and value; further columns and a heading are passed over, a blank value
 * leaves the default. What is not known is named with the nearest that is.
 */
export function parseSettings(cells: readonly (readonly unknown[])[]): { settings: Settings; problems: Problem[] } {
  const settings: Settings = {};
  const problems: Problem[] = [];
  cells.forEach(([nameCell, value], index) => {
    const at = `row ${index + 1}`;
    if (isBlank(nameCell) || nameCell === 0 || (index === 0 && isHeading(nameCell))) return;
    const name = SETTING_NAMES.find((known) => folded(known) === folded(textOf(nameCell)));
    if (!name) {
      problems.push({
        kind: "unknownSetting",
        at,
        read: textOf(nameCell),
        likely: nearest(textOf(nameCell), SETTING_NAMES),
      });
    } else if (!isBlank(value) && !(value === 0 && isRange(SETTINGS[name].values))) {
      const known = knownValue(name, value);
      if (known !== undefined) settings[name] = known;
      else
        problems.push({
          kind: "unknownSettingValue",
          at,
          read: textOf(value),
          column: name,
          likely: likely(name, value),
        });
    }
  });
  return { settings, problems };
}

/** The nearest of the setting's values, or all of them. */
function likely(name: SettingName, value: unknown): string[] {
  const values = valuesOf(name);
  const near = nearest(textOf(value), values);
  return near.length ? near : values;
}

function isHeading(cell: unknown): boolean {
  return ["setting", "settings", "name"].includes(folded(textOf(cell)));
}

function isRange(values: SettingRow["values"]): values is NumberRange {
  return typeof values === "object" && "least" in values;
}

/** The value as the table spells it, undefined where it is none of them. */
function knownValue(name: SettingName, value: unknown): string | number | undefined {
  const { values, also }: SettingRow = SETTINGS[name];
  if (values === "text") return typeof value === "number" ? value : textOf(value).trim();
  if (values === "count") {
    const number = numberOf(value);
    return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 9 ? number : undefined;
  }
  if (isRange(values)) return inRange(values, value);
  const listed = values.find((known) => known === numberOf(value) || folded(String(known)) === folded(textOf(value)));
  return listed ?? (name === "Language" ? languageNamed(value) : further(also, value));
}

/** A language by its English name or its own. */
function languageNamed(value: unknown): string | undefined {
  const language = parseLanguage(textOf(value));
  return language.ok ? language.value : undefined;
}

/** A value of the setting's own form, spelt as the table spells: "Drop 15%". */
function further(also: RegExp | undefined, value: unknown): string | undefined {
  const written = plain(textOf(value));
  return also?.test(written) ? written[0].toUpperCase() + written.slice(1).toLowerCase() : undefined;
}

function inRange({ least, most, whole, words }: NumberRange, value: unknown): string | number | undefined {
  const number = numberOf(value);
  if (number === undefined) return words?.find((word) => folded(word) === folded(textOf(value)));
  return number >= least && number <= most && !(whole && !Number.isInteger(number)) ? number : undefined;
}

function valuesOf(name: SettingName): string[] {
  const { values }: SettingRow = SETTINGS[name];
  if (values === "text") return ["any text"];
  if (isRange(values)) {
    const { least, most, whole, words = [] } = values;
    return [`a ${whole ? "whole " : ""}number from ${least} to ${most}`, ...words];
  }
  return values === "count" ? ["a whole number from 0 to 9"] : values.map(String);
}
