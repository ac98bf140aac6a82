import { signal } from "@preact/signals";
import { storedSignal } from "../stored_signal";

export const LANGUAGES = {
  en: "English",
  el: "Ελληνικά",
  pl: "Polski",
  bg: "Български",
  he: "עברית",
  es: "Español",
} as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (tag: string | null | undefined): tag is Language => tag != null && tag in LANGUAGES;

/** The language chosen in this browser. */
export const chosenLanguage = storedSignal<Language | null>("language", (text) => (isLanguage(text) ? text : null), String);

/** The first supported language of the browser. */
const browserLanguage = (): Language => navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";

/** Current language of the user interface. */
export const language = signal<Language>(chosenLanguage.peek() ?? browserLanguage());

/**
 * Locale of dates and numbers: the chosen language with the region of the browser, such as `en-DE`.
 * English without a region is British, like the texts.
 */
export const locale = (): string => localeOf(language.value, navigator.languages);

export function localeOf(chosen: Language, preferred: readonly string[]): string {
  const regional = preferred.flatMap(parseLocale).filter(({ region }) => region !== undefined);
  const own = regional.find(({ language }) => language === chosen);
  if (own !== undefined) return own.baseName;
  const region = regional[0]?.region ?? (chosen === "en" ? "GB" : undefined);
  return region === undefined ? chosen : `${chosen}-${region}`;
}

/**
 * Returns the locale of a tag, or an empty list if the tag is invalid: some browsers list their own
 * tags, such as `en-US@posix`.
 */
function parseLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

/** Writing direction of the current language. */
export const textDirection = (): "rtl" | "ltr" => (language.value === "he" ? "rtl" : "ltr");
