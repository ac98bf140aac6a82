import type { JSX } from "preact";
import type { Terrain } from "../../api/types";
import { Square } from "../../components/square";
import { languageOptions } from "../../components/language_choice";
import { showToast } from "../../components/toast";
import { type Language, language } from "../../i18n/language";
import { chooseLanguage, t } from "../../i18n/text";
import { type Preferences, preferences } from "../../preferences";
import { canVibrate } from "../../sound";
import { type Theme, theme } from "../../theme";

const TERRAINS: readonly Terrain[] = ["wheat", "forest", "lake", "pasture", "swamp", "mine"];
const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** Appearance and controls in this browser. */
export function Appearance(): JSX.Element {
  const changeLanguage = async (chosen: Language) => {
    await chooseLanguage(chosen);
    showToast(t("saved"));
  };
  return (
    <>
      <p>{t("on-this-machine")}</p>
      <div class="field">
        <label for="language">{t("language")}</label>
        <select id="language" value={language.value} onChange={({ currentTarget }) => void changeLanguage(currentTarget.value as Language)}>
          {languageOptions()}
        </select>
      </div>
      <fieldset>
        <legend>{t("theme")}</legend>
        <div class="choices">
          {THEMES.map((item) => (
            <label key={item} class="one-of">
              <input
                type="radio"
                name="theme"
                checked={theme.value === item}
                onChange={() => {
                  theme.value = item;
                  showToast(t("saved"));
                }}
              />
              {t(`theme-${item}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("play-preferences")}</legend>
        <Preference preference="atOnce" label={t("pick-at-once")} description={t("prefer-at-once-about")} />
        <Preference preference="terrainLetters" label={t("prefer-letters")} description={t("prefer-letters-about")} />
        <p class="letters-sample" dir="ltr" aria-hidden="true">
          {TERRAINS.map((terrain) => (
            <svg key={terrain} viewBox="0 0 40 40">
              <Square terrain={terrain} crowns={0} variant={0} />
            </svg>
          ))}
        </p>
      </fieldset>
      <fieldset>
        <legend>{t("sound")}</legend>
        <Preference preference="sound" label={t("prefer-sound")} description={t("prefer-sound-about")} />
        {canVibrate && <Preference preference="vibration" label={t("prefer-vibration")} description={t("prefer-vibration-about")} />}
      </fieldset>
    </>
  );
}

interface PreferenceProps {
  preference: keyof Preferences;
  label: string;
  description: string;
}

const Preference = ({ preference, label, description }: PreferenceProps): JSX.Element => (
  <label class="option">
    <input
      type="checkbox"
      checked={preferences.value[preference]}
      onChange={({ currentTarget }) => {
        preferences.value = { ...preferences.value, [preference]: currentTarget.checked };
        showToast(t("saved"));
      }}
    />
    <span>
      {label}
      <small>{description}</small>
    </span>
  </label>
);
