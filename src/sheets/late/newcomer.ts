/** Somebody who was not there before: the number, and the row in the names. */
import { unread, type Unread } from "../../notation/problem";
import { compact } from "../../notation/text";
import type { Contestant } from "../../results/types";
import { mergeNames } from "../mergeNames";
import type { LateEdit, LateTables } from "./types";

/** A number as it is written, in its section where it names one: "B7" in section B. */
export interface Newcomer {
  id: string;
  /** Undefined where none is named. */
  section?: string;
}

/** @param sections of the session; [""] where there are none */
export function newcomer(written: string, sections: readonly string[]): Newcomer | Unread {
  const text = compact(written);
  const section = sections.find((one) => one !== "" && text.startsWith(compact(one)) && text !== compact(one));
  const id = section === undefined ? text : text.slice(compact(section).length).replace(/^-/, "");
  if (!/^[A-Z]?[1-9]\d{0,3}$/.test(id)) return unread("notAPairNumber", written);
  return { id, ...(section === undefined ? {} : { section }) };
}

/** The names table with somebody more. */
export function withName(contestant: Contestant, { names, nameFormulas }: LateTables): Pick<LateEdit, "names"> {
  const { count, edit } = mergeNames([contestant], names, nameFormulas);
  return count ? { names: edit } : {};
}
