import { locale } from "./language";

/** Formats a count: "1,234". */
export const formatCount = (number: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(number);

/** Formats a mean: "13.5". */
export const formatDecimal = (number: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/** Formats a ratio as a percentage: "25 %". */
export const formatPercent = (ratio: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(ratio);
