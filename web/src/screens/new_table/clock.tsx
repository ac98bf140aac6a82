import type { JSX } from "preact";
import { NumberInput, Checkbox, Chips } from "../../components/inputs";
import { t } from "../../i18n/text";
import { updateTable, draft } from "./draft";

/** Settings for overdue moves and for times at which the clock is stopped. */
export function ClockChoice(): JSX.Element {
  const { on_timeout: timeout, pace, may_return, holidays, weekends } = draft.value.table;
  if (pace.type === "untimed") return <p class="explained">{t("new-no-clock")}</p>;
  return (
    <>
      <Chips<typeof timeout.type>
        legend={t("new-timeout")}
        options={[
          { value: "play_for", label: t("new-play-for") },
          { value: "take_over", label: t("new-take-over") },
        ]}
        value={timeout.type}
        onChoose={(type) => updateTable({ on_timeout: type === "take_over" ? { type } : { type, take_over_after: 3 } })}
        explanation={timeout.type === "take_over" ? t("terms-take-over") : t("terms-play-for", { times: timeout.take_over_after })}
      >
        {timeout.type === "play_for" && (
          <NumberInput
            label={t("new-take-over-after")}
            value={timeout.take_over_after}
            min={1}
            max={100}
            onChange={(take_over_after) => updateTable({ on_timeout: { type: "play_for", take_over_after } })}
          />
        )}
      </Chips>
      <Checkbox
        label={t("new-may-return")}
        explanation={t("new-may-return-explained")}
        checked={may_return}
        onChange={(checked) => updateTable({ may_return: checked })}
      />
      <Checkbox
        label={t("new-holidays")}
        explanation={t("new-holidays-explained")}
        checked={holidays}
        onChange={(checked) => updateTable({ holidays: checked })}
      />
      <Checkbox
        label={t("new-weekends")}
        explanation={t("new-weekends-explained")}
        checked={weekends}
        onChange={(checked) => updateTable({ weekends: checked })}
      />
    </>
  );
}
