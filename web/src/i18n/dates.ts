import { cached } from "./formatters";
import { locale } from "./language";

const isoDates = cached(
  (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }),
  (timeZone) => timeZone,
);
const isoTimes = cached(
  (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
  (timeZone) => timeZone,
);
const ranges = cached(
  (timeZone: string) => new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: "medium" }),
  (timeZone) => `${locale()} ${timeZone}`,
);

/** Returns the date of a moment in a time zone, such as 2026-11-23. */
export const dateInZone = (at: number, zone: string): string => isoDates(zone).format(at);

/** Returns the UTC offset of a time zone at a moment, in milliseconds. */
function utcOffset(at: number, zone: string): number {
  const formatted = isoTimes(zone).format(at);
  return Date.parse(`${formatted.replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}

/** Returns the start of a day, such as 2026-11-23, in a time zone. */
export function startOfDay(day: string, zone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // On days with a clock change, the first guess is an hour off.
  const guess = utc - utcOffset(utc, zone);
  return new Date(utc - utcOffset(guess, zone));
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Formats a range of days. `until` is exclusive. */
export function formatDateRange(from: string, until: string, zone: string): string {
  return ranges(zone).formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
