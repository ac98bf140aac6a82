import { locale } from "./language";

/**
 * Returns a function that makes a formatter for the current locale at its first call and returns
 * it again afterwards: on a phone, making one takes tens of milliseconds. `key` names what the
 * formatter depends on.
 */
export function cached<Formatter, Args extends unknown[]>(make: (...args: Args) => Formatter, key: (...args: Args) => string = locale): (...args: Args) => Formatter {
  const made = new Map<string, Formatter>();
  return (...args) => {
    const current = key(...args);
    const formatter = made.get(current) ?? make(...args);
    made.set(current, formatter);
    return formatter;
  };
}
