import { locale } from "./language";

/**
 * Returns a function that makes a formatter for the current locale at its first call and returns
 * it again afterwards: on a phone, making one takes tens of milliseconds. `key` names what the
 * formatter depends on.
 */
export function cached<Formatter>(make: () => Formatter, key: () => string = locale): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const current = key();
    const formatter = made.get(current) ?? make();
    made.set(current, formatter);
    return formatter;
  };
}
