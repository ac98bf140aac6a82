import { locale } from "./language";

/**
 * Returns a function that makes a formatter for the current locale at its first call and returns
 * it again afterwards: on a phone, making one takes tens of milliseconds.
 */
export function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const current = locale();
    const formatter = made.get(current) ?? make(current);
    made.set(current, formatter);
    return formatter;
  };
}
