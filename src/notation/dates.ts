/** What was typed before Excel made a date of it: `4-1` becomes 4 January or 1 April. */
import { looksLikeDate, plain } from "./text";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Excel's day 0. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Day and month as the two texts that may have been typed; undefined where the text is no date. Dates come as serial
 * numbers from a workbook and as text from a CSV file.
 *
 * typedAsDate("45748") // ["4-1", "1-4"], 1 April 2025
 */
export function typedAsDate(text: string): string[] | undefined {
  const parts = dayAndMonth(text);
  if (!parts) return undefined;
  const [day, month] = parts;
  return day === month ? [`${day}-${month}`] : [`${month}-${day}`, `${day}-${month}`];
}

function dayAndMonth(text: string): [number, number] | undefined {
  if (looksLikeDate(text)) {
    const date = new Date(EPOCH + Number(text) * DAY);
    return [date.getUTCDate(), date.getUTCMonth() + 1];
  }
  const written = plain(text).toLowerCase();
  const named = /^(\d{1,2})[-. ]([a-z]{3})[a-z]*(?:[-. ]\d{2,4})?$/.exec(written);
  const month = named ? MONTHS.indexOf(named[2]) + 1 : 0;
  if (named && month) return [Number(named[1]), month];
  const iso = /^\d{4}-(\d{2})-(\d{2})(?:t.*)?$/.exec(written);
  if (iso) return [Number(iso[2]), Number(iso[1])];
  const european = /^(\d{1,2})[./](\d{1,2})[./]\d{4}$/.exec(written);
  return european ? [Number(european[1]), Number(european[2])] : undefined;
}
