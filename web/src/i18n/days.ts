import { locale } from "./language";

/** The day, as 2026-11-23, on which a moment falls in a zone. */
export function dayIn(at: number, zone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(at);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function ahead(at: number, zone: string): number {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" }).format(at);
  return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}

/** When a day, such as 2026-11-23, begins in a zone. */
export function startOfDay(day: string, zone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Where the clocks are changed on that very day, the first guess is an hour off.
  const guess = utc - ahead(utc, zone);
  return new Date(utc - ahead(guess, zone));
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** From the first day to the last, `until` being the first moment after it. */
export function dayRange(from: string, until: string, zone: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone: zone });
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
