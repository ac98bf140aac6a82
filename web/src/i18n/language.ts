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
 * `en-GB`.
 */
export function locale(): string {
  const chosen = language.value;
  return navigator.languages.find((tag) => tag.split("-")[0] === chosen) ?? chosen;
}

/** The direction of its writing. */
export const direction = (): "rtl" | "ltr" => (language.value === "he" ? "rtl" : "ltr");

export function rememberLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
}
