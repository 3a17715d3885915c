/** The names that Excel refuses for a sheet, a table or a defined name. */
import { parseArea } from "../../grid";
import { invalidArgument, itemAlreadyExists } from "../errors";
import type { Context } from "./context";

/** At most 31 characters, none of : \ / ? * [ ], no apostrophe at either end, not "History", not there yet. */
export function checkSheetName(context: Context, name: string, own?: string): void {
  const refused = name.length === 0 || name.length > 31 || /[:\\/?*[\]]/.test(name) || /^'|'$/.test(name);
  if (refused || name.toLowerCase() === "history") throw invalidArgument();
  const same = context.grid.sheets().find((id) => context.grid.sheetName(id).toLowerCase() === name.toLowerCase());
  if (same !== undefined && same !== own) throw itemAlreadyExists();
}

/** A table's or defined name: a letter, _ or \ first, then letters, figures, _ and . and never a cell's address. */
export function checkName(context: Context, name: string, own?: string): void {
  const shape = /^[\p{L}_\\][\p{L}\p{N}_.\\?]*$/u.test(name) && name.length <= 255;
  if (!shape || parseArea(name) || /^([rc]|r\d*c\d*)$/i.test(name)) throw invalidArgument();
  const taken = [...context.grid.tables(), ...context.grid.names()].map((one) => one.name.toLowerCase());
  if (name.toLowerCase() !== own?.toLowerCase() && taken.includes(name.toLowerCase())) throw itemAlreadyExists();
}

/** "Sheet2" and the like: the first of these that is not taken. */
export function freeName(prefix: string, taken: string[], separator = ""): string {
  const lower = taken.map((name) => name.toLowerCase());
  for (let number = 1; ; number++) {
    const name = `${prefix}${separator}${number}`;
    if (!lower.includes(name.toLowerCase())) return name;
  }
}
