import { signal } from "@preact/signals";

export const LANGUAGES = {
  en: "English",
  el: "Ελληνικά",
  pl: "Polski",
  bg: "Български",
  he: "עברית",
  es: "Español",
} as const;

export type Language = keyof typeof LANGUAGES;

const KEY = "language";

const isLanguage = (tag: string | null | undefined): tag is Language => tag != null && tag in LANGUAGES;

/** The language chosen in this browser, or else the first supported language of the browser. */
function initial(): Language {
  const chosen = localStorage.getItem(KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

/** Current language of the user interface. */
export const language = signal<Language>(initial());

/**
 * Locale of dates and numbers: the chosen language with the region of the browser, such as `en-DE`.
 * English without a region is British, like the texts.
 */
export const locale = (): string => localeOf(language.value, navigator.languages);

export function localeOf(chosen: Language, preferred: readonly string[]): string {
  const locales = preferred.map((tag) => new Intl.Locale(tag));
  const own = locales.find((locale) => locale.language === chosen && locale.region !== undefined);
  const region = (own ?? locales.find((locale) => locale.region !== undefined))?.region ?? (chosen === "en" ? "GB" : undefined);
  return (own ?? new Intl.Locale(chosen, region === undefined ? {} : { region })).baseName;
}

/** Writing direction of the current language. */
export const direction = (): "rtl" | "ltr" => (language.value === "he" ? "rtl" : "ltr");

export function rememberLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
}
