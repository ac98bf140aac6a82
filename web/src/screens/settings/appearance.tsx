import type { JSX } from "preact";
import { tell } from "../../components/toast";
import { LANGUAGES, type Language, language } from "../../i18n/language";
import { chooseLanguage, t } from "../../i18n/text";
import { type Preferences, preferences } from "../../preferences";
import { type Theme, theme } from "../../theme";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** Appearance and controls in this browser. */
export function Appearance(): JSX.Element {
  const speakNow = async (chosen: Language) => {
    await chooseLanguage(chosen);
    tell(t("saved"));
  };
  return (
    <>
      <p>{t("on-this-machine")}</p>
      <div class="field">
        <label for="language">{t("language")}</label>
        <select id="language" value={language.value} onChange={({ currentTarget }) => void speakNow(currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend>{t("theme")}</legend>
        <div class="choices">
          {THEMES.map((one) => (
            <label key={one} class="one-of">
              <input
                type="radio"
                name="theme"
                checked={theme.value === one}
                onChange={() => {
                  theme.value = one;
                  tell(t("saved"));
                }}
              />
              {t(`theme-${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("play-preferences")}</legend>
        <Preference of="atOnce" label={t("pick-at-once")} about={t("prefer-at-once-about")} />
      </fieldset>
    </>
  );
}

interface PreferenceProps {
  of: keyof Preferences;
  label: string;
  about: string;
}

const Preference = ({ of, label, about }: PreferenceProps): JSX.Element => (
  <label class="option">
    <input
      type="checkbox"
      checked={preferences.value[of]}
      onChange={({ currentTarget }) => {
        preferences.value = { ...preferences.value, [of]: currentTarget.checked };
        tell(t("saved"));
      }}
    />
    <span>
      {label}
      <small>{about}</small>
    </span>
  </label>
);
