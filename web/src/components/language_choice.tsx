import type { JSX } from "preact";
import { LANGUAGES, type Language, language } from "../i18n/language";
import { chooseLanguage, t } from "../i18n/text";

/** Options of a language selection; each language is listed by its own name. */
export const languageOptions = (): JSX.Element[] =>
  Object.entries(LANGUAGES).map(([tag, name]) => (
    <option key={tag} value={tag} lang={tag}>
      {name}
    </option>
  ));

/** Selection of the language of the client. */
export const LanguageChoice = (): JSX.Element => (
  <label class="language">
    <span class="unseen">{t("language")}</span>
    <select value={language.value} onChange={({ currentTarget }) => void chooseLanguage(currentTarget.value as Language)}>
      {languageOptions()}
    </select>
  </label>
);
