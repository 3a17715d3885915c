/** The settings table: every setting with its value, where everyone can see and change it. */
import { looksLikeDate, textOf } from "../notation/text";
import { SETTING_NAMES, SETTINGS, setting, type SettingName } from "../results/settings";
import type { EventDetails, Settings } from "../results/types";
import { eventTitle } from "./eventTitle";
import { emptyPlan, GREY, headingStyle, ROW_HEIGHT, TABLE_STYLE } from "./look";
import type { Cell, SheetPlan } from "./plan";

/** How a number without a sign may be meant on our sheets; what the columns hold their headings say. */
const RESULT_STYLES: readonly (string | number)[] = ["Tricks", "Relative", "Over book"];

/** In characters: longer helps have several lines. */
const HELP_WIDTH = 84;

/**
 * A live sheet holds explicit values only, so that one more typed row can never turn earlier scores: what would be
 * decided from the lines is written as decided.
 *
 * @param winners how many rankings there are
 */
export function settingsPlan(settings: Settings, event: EventDetails, winners: 1 | 2, table: string): SheetPlan {
  const known: Settings = { ...ofEvent(event), ...settings };
  const value = (name: SettingName): string | number => {
    const chosen = setting(known, name);
    if (name === "Winners") return chosen === "Auto" ? winners : chosen;
    if (name === "Results as") return RESULT_STYLES.includes(chosen) ? chosen : "Tricks";
    return name === "Language" && chosen === "Auto" ? "en" : chosen;
  };
  const header = eventTitle(eventOf(known));
  const cells: Cell[][] = [
    ["Setting", "Value", "Help"],
    ...SETTING_NAMES.map((name) => [name, value(name), SETTINGS[name].help]),
  ];
  return {
    ...emptyPlan("Settings", "landscape"),
    columns: [
      { column: 0, width: 27 },
      { column: 1, width: 24, align: "left" },
      { column: 2, width: HELP_WIDTH },
    ],
    blocks: [{ row: 0, column: 0, cells }],
    tables: [
      { name: table, area: { row: 0, column: 0, rows: cells.length, columns: 3 }, style: TABLE_STYLE, banded: true },
    ],
    styles: [
      headingStyle(0, 0, 3),
      { area: { row: 1, column: 0, rows: cells.length - 1, columns: 3 }, style: { wrap: true } },
      { area: { row: 1, column: 2, rows: cells.length - 1, columns: 1 }, style: { color: GREY } },
      ...cells.slice(1).map(([, , help], i) => ({
        area: { row: i + 1, column: 2, rows: 1, columns: 1 },
        style: { height: ROW_HEIGHT * Math.ceil(String(help).length / HELP_WIDTH) },
      })),
    ],
    choices: SETTING_NAMES.flatMap((name, i) => {
      const { values } = SETTINGS[name];
      if (!Array.isArray(values) || values.length < 2) return [];
      const offered = values.filter((choice) => choice !== "Auto").map(String);
      return [{ area: { row: i + 1, column: 1, rows: 1, columns: 1 }, values: offered }];
    }),
    freeze: { rows: 1, columns: 0 },
    print: { orientation: "landscape", titleRows: 1, ...(header ? { header } : {}) },
    select: { row: 1, column: 1 },
  };
}

function ofEvent(event: EventDetails): Settings {
  const details: Partial<Record<SettingName, string | undefined>> = {
    Club: event.club,
    "Club number": event.clubNumber,
    Event: event.name,
    "Event id": event.id,
    Date: event.date,
    Session: event.session,
    Director: event.director,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Settings;
}

/** What the settings say of the event. */
export function eventOf(settings: Settings): EventDetails {
  const of = (name: SettingName): string => textOf(settings[name]).trim();
  const date = settings.Date;
  const details: EventDetails = {
    club: of("Club"),
    clubNumber: of("Club number"),
    name: of("Event"),
    id: of("Event id"),
    // Excel makes a date of what is typed like one.
    date: looksLikeDate(date) ? isoDate(Number(date)) : of("Date"),
    session: of("Session"),
    director: of("Director"),
  };
  return Object.fromEntries(Object.entries(details).filter(([, detail]) => detail !== ""));
}

/** Excel's day 0. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

/** "2026-11-30" of Excel's serial number. */
function isoDate(serial: number): string {
  return new Date(EPOCH + serial * DAY).toISOString().slice(0, 10);
}
