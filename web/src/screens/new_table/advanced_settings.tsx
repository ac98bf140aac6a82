import type { JSX } from "preact";
import { t } from "../../i18n/text";
import { AccessChoice } from "./access";
import { ClockChoice } from "./clock";
import type { VariantRule } from "./draft";
import { RulesChoice } from "./rules";
import { SeriesChoice } from "./series_choice";

/** Settings that most tables leave at their defaults. */
export function AdvancedSettings({ rules, isOpen }: { rules: VariantRule[]; isOpen: boolean }): JSX.Element {
  return (
    <details class="more" open={isOpen}>
      <summary>
        <strong>{t("menu")}</strong>
        <span class="explained">{t("new-more-explained")}</span>
      </summary>
      <div class="more-settings">
        <section>
          <h3>{t("new-rules")}</h3>
          <RulesChoice rules={rules} />
        </section>
        <section>
          <h3>{t("new-series")}</h3>
          <SeriesChoice />
        </section>
        <section>
          <h3>{t("new-clock")}</h3>
          <ClockChoice />
        </section>
        <section>
          <h3>{t("new-who")}</h3>
          <AccessChoice />
        </section>
      </div>
    </details>
  );
}
