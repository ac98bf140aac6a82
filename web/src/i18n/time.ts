import { cached } from "./formatters";
import { locale } from "./language";
import { t } from "./text";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const durations = (unit: string) => cached(() => new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }));
const DURATIONS = { day: durations("day"), hour: durations("hour"), minute: durations("minute"), second: durations("second") };
const relativeTimes = cached(() => new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }));
/** Also changes when a player with an open page travels to another time zone. */
const localeAndZone = () => `${locale()} ${new Date().getTimezoneOffset()}`;
const dates = cached(() => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }), localeAndZone);
const dateTimes = cached(() => new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }), localeAndZone);

/** Formats a duration in its two largest units: "2 d 4 h", below an hour with seconds: "12:05". */
export function formatCountdown(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < HOUR) {
    const seconds = Math.floor(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor((left % HOUR) / MINUTE)];
  if (days > 0) return t("span-days-hours", { days, hours });
  return t("span-hours-minutes", { hours, minutes });
}

/** Formats a configured duration: "3 days". */
export function formatDuration(seconds: number): string {
  const [unit, size] =
    seconds > 0 && seconds % 86_400 === 0 ? (["day", 86_400] as const) : seconds > 0 && seconds % 3600 === 0 ? (["hour", 3600] as const) : (["minute", 60] as const);
  return DURATIONS[unit]().format(seconds / size);
}

/** Formats a time in the local time zone. */
export function formatDateTime(at: string | number): string {
  return dateTimes().format(new Date(at));
}

/** Formats a past time relative to now: "3 hours ago"; after 30 days, as a date. */
export function formatRelativeTime(at: string, now: number): string {
  const past = Math.max(0, now - Date.parse(at));
  if (past >= 30 * DAY) return formatDate(at);
  const [size, unit] =
    past < MINUTE
      ? ([MINUTE, "second"] as const)
      : past < HOUR
        ? ([MINUTE, "minute"] as const)
        : past < DAY
          ? ([HOUR, "hour"] as const)
          : ([DAY, "day"] as const);
  return relativeTimes().format(-Math.floor(past / size), unit);
}

/** Formats a date in the local time zone. */
export const formatDate = (at: string): string => dates().format(new Date(at));

/** Formats a duration in its largest unit: "3 hours". */
export function formatRoughDuration(seconds: number): string {
  const [unit, size] =
    seconds >= 86_400 ? (["day", 86_400] as const) : seconds >= 3600 ? (["hour", 3600] as const) : seconds >= 60 ? (["minute", 60] as const) : (["second", 1] as const);
  return DURATIONS[unit]().format(Math.round(seconds / size));
}
