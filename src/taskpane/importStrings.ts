/** Texts of what an import may bring beside one session: several sessions, or hands alone. */
import { many } from "./strings";

export const importStrings = {
  sessions: "Which session of the file?",

  hands: {
    heading: "Hands without results",
    found: (count: number, file: string) =>
      `${file} holds the hands of ${many(count, "board")} and no results. Files that go out, such as the web page and USEBIO, show hands with the results.`,
    keep: (table: string) => `Keep them with ${table}`,
    shared: (shared: number, table: string, event: string) =>
      `${table}${event ? ` (${event})` : ""} has ${shared === 1 ? "one of these boards" : `${shared} of these boards`}.`,
    kept: (count: number, table: string) => `The hands of ${many(count, "board")} are kept with ${table}.`,
    tooMany: (table: string) => `Excel has no room left to keep these hands with ${table}.`,
    next: "They also go with the results that you import next.",
    leave: "Leave them out",
  },
};
