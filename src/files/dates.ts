/** Dates as result files write them. */
import { plain } from "../notation/text";

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\b/;

/**
 * ISO, or "" for what is no day: `27/07/2022` and `27-07-2022` (day first, as USEBIO says), `2022.07.27` (PBN).
 *
 * isoDate("27/07/2022") // "2022-07-27"
 */
export function isoDate(text: string): string {
  const written = plain(text);
  const [, day, month, year] = DAY_FIRST.exec(written) ?? [];
  const [, first, second, third] = YEAR_FIRST.exec(written) ?? [];
  const iso = [year ?? first, month ?? second, day ?? third].map((part) => (part ?? "").padStart(2, "0")).join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return !isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso ? iso : "";
}
