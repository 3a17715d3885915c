/** The event's details and the settings that hold them. */
import { SETTING_NAMES, type SettingName } from "./settings";
import type { EventDetails, ImportedSession, Settings } from "./types";

export const DETAILS: Readonly<Record<keyof EventDetails, SettingName>> = {
  club: "Club",
  clubNumber: "Club number",
  name: "Event",
  id: "Event id",
  date: "Date",
  session: "Session",
  director: "Director",
};

const NAMES: ReadonlySet<SettingName> = new Set(Object.values(DETAILS));

/** The settings without the event's details. */
export function withoutDetails(settings: Settings): Settings {
  const others = SETTING_NAMES.filter((name) => settings[name] !== undefined && !NAMES.has(name));
  return Object.fromEntries(others.map((name) => [name, settings[name]]));
}

/** What is known of the event, as settings hold it. */
export function settingsOfEvent(event: EventDetails): Settings {
  const known = (Object.keys(DETAILS) as (keyof EventDetails)[]).filter((detail) => event[detail] !== undefined);
  return Object.fromEntries(known.map((detail) => [DETAILS[detail], event[detail]]));
}

/** What settings say of the event; a date as it is written. */
export function detailsOf(settings: Settings): EventDetails {
  const details = (Object.keys(DETAILS) as (keyof EventDetails)[]).map((detail) => [
    detail,
    String(settings[DETAILS[detail]] ?? "").trim(),
  ]);
  return Object.fromEntries(details.filter(([, text]) => text !== ""));
}

/** By what a session of a file is known among its others: "Tuesday Pairs, session 2, 2026-11-30 (96 results)". */
export function sessionTitle({ event, lines }: Pick<ImportedSession, "event" | "lines">): string {
  const { name, session, date } = event;
  const details = [name, session && (/^\d+$/.test(session) ? `session ${session}` : session), date].filter(Boolean);
  return `${details.join(", ") || "without a name"} (${lines.length === 1 ? "one result" : `${lines.length} results`})`;
}
