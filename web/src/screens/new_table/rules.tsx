import type { JSX } from "preact";
import { Checkbox, Chips } from "../../components/inputs";
import { t, text } from "../../i18n/text";
import { updateSettings, draft, isSupported, type Settings, type VariantRule } from "./draft";

/** Expansion, edition and variants. */
export function RulesChoice({ rules }: { rules: VariantRule[] }): JSX.Element {
  const { settings } = draft.value.table;
  const giants = settings.expansion === "age_of_giants";
  const set = (part: Partial<Settings>) => updateSettings(part, rules);
  return (
    <>
      <Chips<Settings["expansion"]>
        legend={t("new-expansion")}
        options={[
          { value: "none", label: t("expansion-none") },
          { value: "age_of_giants", label: t("expansion-age-of-giants") },
        ]}
        value={settings.expansion}
        onChoose={(expansion) => set({ expansion })}
        explanation={giants ? t("new-giants-explained") : t("new-base-explained")}
      />
      <fieldset class="choice">
        <legend>{t("new-variants")}</legend>
        {rules.map((rule) => {
          const { variant } = rule;
          const name = variant.replaceAll("_", "-");
          const allowed = isSupported(rule, settings);
          return (
            <Checkbox
              key={variant}
              label={text(`variant-${name}`) ?? variant}
              explanation={[text(`new-variant-${name}`), !allowed && unsupportedReason(rule, settings)].filter(Boolean).join(" ")}
              checked={settings.variants.includes(variant)}
              disabled={!allowed}
              onChange={(wanted) =>
                set({ variants: wanted ? [...settings.variants, variant] : settings.variants.filter((item) => item !== variant) })
              }
            />
          );
        })}
      </fieldset>
      <Chips<Settings["edition"]>
        legend={t("new-edition")}
        options={[
          { value: "rulebook", label: t("edition-rulebook") },
          { value: "board_game_arena", label: t("edition-board-game-arena") },
        ]}
        value={settings.edition}
        onChoose={(edition) => set({ edition })}
        explanation={t("new-edition-explained")}
      />
      <Checkbox
        label={t("new-forced")}
        explanation={t("new-forced-explained")}
        checked={settings.auto_play_forced}
        onChange={(auto_play_forced) => set({ auto_play_forced })}
      />
    </>
  );
}

function unsupportedReason({ expansions, players }: VariantRule, settings: Settings): string {
  if (!expansions.includes(settings.expansion)) return t("settings-variant_not_with_giants");
  return players.length === 1 ? t("settings-mighty_duel_needs_two_players") : t("new-not-with-so-many");
}
