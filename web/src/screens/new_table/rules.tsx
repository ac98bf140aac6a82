import type { JSX } from "preact";
import { Check, Chips } from "../../components/fields";
import { t, text } from "../../i18n/text";
import { changeSettings, draft, fits, type Settings, type VariantRule } from "./draft";

/** Expansion, edition and variants. */
export function RulesChoice({ rules }: { rules: VariantRule[] }): JSX.Element {
  const { settings } = draft.value.table;
  const giants = settings.expansion === "age_of_giants";
  const set = (part: Partial<Settings>) => changeSettings(part, rules);
  return (
    <>
      <Chips<Settings["expansion"]>
        legend={t("new-expansion")}
        options={[
          { value: "none", label: t("expansion-none") },
          { value: "age_of_giants", label: t("expansion-age-of-giants") },
        ]}
        value={settings.expansion}
        choose={(expansion) => set({ expansion })}
        explained={giants ? t("new-giants-explained") : t("new-base-explained")}
      />
      <fieldset class="choice">
        <legend>{t("new-variants")}</legend>
        {rules.map((rule) => {
          const { variant } = rule;
          const name = variant.replaceAll("_", "-");
          const allowed = fits(rule, settings);
          return (
            <Check
              key={variant}
              label={text(`variant-${name}`) ?? variant}
              explained={[text(`new-variant-${name}`), !allowed && whyNot(rule, settings)].filter(Boolean).join(" ")}
              checked={settings.variants.includes(variant)}
              disabled={!allowed}
              change={(wanted) =>
                set({ variants: wanted ? [...settings.variants, variant] : settings.variants.filter((one) => one !== variant) })
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
        choose={(edition) => set({ edition })}
        explained={t("new-edition-explained")}
      />
      <Check
        label={t("new-forced")}
        explained={t("new-forced-explained")}
        checked={settings.auto_play_forced}
        change={(auto_play_forced) => set({ auto_play_forced })}
      />
    </>
  );
}

function whyNot({ expansions, players }: VariantRule, settings: Settings): string {
  if (!expansions.includes(settings.expansion)) return t("settings-variant-is-a-quest");
  return players.length === 1 ? t("settings-mighty-duel-needs-two-players") : t("new-not-with-so-many");
}
