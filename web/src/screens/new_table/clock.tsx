import type { JSX } from "preact";
import { Amount, Check, Chips } from "../../components/fields";
import { t } from "../../i18n/text";
import { changeTable, draft } from "./draft";

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
        choose={(type) => changeTable({ on_timeout: type === "take_over" ? { type } : { type, take_over_after: 3 } })}
        explained={timeout.type === "take_over" ? t("terms-take-over") : t("terms-play-for", { times: timeout.take_over_after })}
      >
        {timeout.type === "play_for" && (
          <Amount
            label={t("new-take-over-after")}
            value={timeout.take_over_after}
            min={1}
            max={100}
            change={(take_over_after) => changeTable({ on_timeout: { type: "play_for", take_over_after } })}
          />
        )}
      </Chips>
      <Check
        label={t("new-may-return")}
        explained={t("new-may-return-explained")}
        checked={may_return}
        change={(checked) => changeTable({ may_return: checked })}
      />
      <Check
        label={t("new-holidays")}
        explained={t("new-holidays-explained")}
        checked={holidays}
        change={(checked) => changeTable({ holidays: checked })}
      />
      <Check
        label={t("new-weekends")}
        explained={t("new-weekends-explained")}
        checked={weekends}
        change={(checked) => changeTable({ weekends: checked })}
      />
    </>
  );
}
