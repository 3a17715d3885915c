/** What a club writes every week the same, kept on this computer from workbook to workbook. */

export interface ClubDefaults {
  club?: string;
  director?: string;
  entry?: string;
  order?: string;
  paper?: string;
  /** Optional columns of the results by their headings, with commas between. */
  columns?: string;
}

const KEY = "traveller.club";

/** {} where nothing was kept, or the browser keeps nothing. */
export function clubDefaults(): ClubDefaults {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Changes what is named, and keeps the rest. A browser that refuses keeps nothing, and nobody is bothered with it. */
export function keepClubDefaults(changes: ClubDefaults): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...clubDefaults(), ...changes }));
  } catch {
    // Some browsers allow pages inside others no storage.
  }
}
