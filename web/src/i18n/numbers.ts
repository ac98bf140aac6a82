import { cached } from "./formatters";
import { locale } from "./language";

const counts = cached(() => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }));
const decimals = cached(() => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const percentages = cached(() => new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }));

/**
 * True for a count of at most three digits. All languages of the client write it alike, without a
 * formatter: on a phone, making one takes as long as rendering a screen.
 */
export const isPlain = (number: number): boolean => Number.isInteger(number) && number >= 0 && number < 1000;

/** Formats a count: "1,234". */
export const formatCount = (number: number): string => (isPlain(number) ? String(number) : counts().format(number));

/** Formats a mean: "13.5". */
export const formatDecimal = (number: number): string => decimals().format(number);

/** Formats a ratio as a percentage: "25 %". */
export const formatPercent = (ratio: number): string => percentages().format(ratio);
