import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Select } from "../../components/inputs";
import { t } from "../../i18n/text";
import { NO_FILTER, type Filter, filter } from "./filter";

/** Filter controls of the lobby. */
export function Filters(): JSX.Element {
  const set = (part: Partial<Filter>) => (filter.value = { ...filter.value, ...part });
  const any = { value: "any" as const, label: t("lobby-any") };
  const chosen = filter.value;
  // Only the initial state depends on the filter; later the player decides.
  const [isOpen] = useState(() => Object.values(filter.peek()).some((item) => item !== "any"));
  return (
    <details class="filter" open={isOpen}>
      <summary>{t("lobby-filters")}</summary>
      <div class="filters">
        <Select
          label={t("new-players")}
          value={chosen.players}
          options={[any, ...(["2", "3", "4", "5"] as const).map((value) => ({ value, label: value }))]}
          onChoose={(players) => set({ players })}
        />
        <Select
          label={t("new-expansion")}
          value={chosen.expansion}
          options={[
            any,
            { value: "none", label: t("expansion-none") },
            { value: "age_of_giants", label: t("expansion-age-of-giants") },
          ]}
          onChoose={(expansion) => set({ expansion })}
        />
        <Select
          label={t("new-variants")}
          value={chosen.variant}
          options={[
            any,
            { value: "plain", label: t("lobby-plain") },
            { value: "middle_kingdom", label: t("variant-middle-kingdom") },
            { value: "harmony", label: t("variant-harmony") },
            { value: "mighty_duel", label: t("variant-mighty-duel") },
          ]}
          onChoose={(variant) => set({ variant })}
        />
        <Select
          label={t("lobby-pace")}
          value={chosen.pace}
          options={[any, ...(["live", "days", "slow", "untimed"] as const).map((value) => ({ value, label: t(`lobby-pace-${value}`) }))]}
          onChoose={(pace) => set({ pace })}
        />
        <Select
          label={t("lobby-bots")}
          value={chosen.bots}
          options={[any, ...(["without", "with"] as const).map((value) => ({ value, label: t(`lobby-bots-${value}`) }))]}
          onChoose={(bots) => set({ bots })}
        />
        <button type="button" onClick={() => (filter.value = NO_FILTER)}>
          {t("lobby-all")}
        </button>
      </div>
    </details>
  );
}
