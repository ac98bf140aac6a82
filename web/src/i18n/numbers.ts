import { locale } from "./language";

/** A number of things: "1,234". */
export const whole = (number: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(number);

/** A mean: "13.5". */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/** A part of a whole: "25 %". */
export const percent = (part: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(part);
