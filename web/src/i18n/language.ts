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

/** The language that was chosen here, or else the first that the browser asks for and we have. */
function initial(): Language {
  const chosen = localStorage.getItem(KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

/** The language of everything that is shown. */
export const language = signal<Language>(initial());

/**
 * The locale of dates and numbers: the chosen language with the region of the browser, such as
 * `en-DE`. Without any region, English is British, as the texts are.
 */
export const locale = (): string => localeOf(language.value, navigator.languages);

export function localeOf(chosen: Language, preferred: readonly string[]): string {
  const locales = preferred.map((tag) => new Intl.Locale(tag));
  const own = locales.find((locale) => locale.language === chosen && locale.region !== undefined);
  const region = (own ?? locales.find((locale) => locale.region !== undefined))?.region ?? (chosen === "en" ? "GB" : undefined);
  return (own ?? new Intl.Locale(chosen, region === undefined ? {} : { region })).baseName;
}

/** The direction of its writing. */
export const direction = (): "rtl" | "ltr" => (language.value === "he" ? "rtl" : "ltr");

export function rememberLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
}
