import type { JSX } from "preact";
import type { Pace } from "../../api/types";
import { Chips, DurationInput } from "../../components/inputs";
import { t } from "../../i18n/text";
import { draft, setPace } from "./draft";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Limits from the API document. */
const MIN_SECONDS = 10 * MINUTE;
const MAX_TURN_SECONDS = 14 * DAY;
const MAX_BANK_SECONDS = 90 * DAY;
const MAX_GRACE_SECONDS = 7 * DAY;

const DEFAULT_BANK: Pace = { type: "bank", initial_seconds: 5 * DAY, increment_seconds: 12 * HOUR, cap_seconds: 8 * DAY, grace_seconds: 10 * HOUR };

/** Custom pace. */
export function CustomPace(): JSX.Element {
  const { pace } = draft.value.table;
  return (
    <div class="by-hand">
      <Chips<string>
        legend={t("new-time-for")}
        options={[
          { value: "per_turn", label: t("new-time-per-turn") },
          { value: "bank", label: t("new-time-bank") },
        ]}
        value={pace.type}
        onChoose={(type) => setPace(type === "bank" ? DEFAULT_BANK : { type: "per_turn", seconds: DAY }, true)}
        explanation={pace.type === "bank" ? t("new-time-bank-explained") : t("new-time-per-turn-explained")}
      />
      {pace.type === "per_turn" && (
        <DurationInput
          label={t("new-per-turn")}
          seconds={pace.seconds}
          min={MIN_SECONDS}
          max={MAX_TURN_SECONDS}
          onChange={(seconds) => setPace({ type: "per_turn", seconds }, true)}
        />
      )}
      {pace.type === "bank" && (
        <div class="amounts">
          <DurationInput
            label={t("new-initial")}
            seconds={pace.initial_seconds}
            min={0}
            max={MAX_BANK_SECONDS}
            onChange={(seconds) => setPace({ ...pace, initial_seconds: seconds }, true)}
          />
          <DurationInput
            label={t("new-increment")}
            seconds={pace.increment_seconds}
            min={MIN_SECONDS}
            max={MAX_TURN_SECONDS}
            onChange={(seconds) => setPace({ ...pace, increment_seconds: seconds }, true)}
          />
          <DurationInput
            label={t("new-cap-label")}
            seconds={pace.cap_seconds}
            min={MIN_SECONDS}
            max={MAX_BANK_SECONDS}
            onChange={(seconds) => setPace({ ...pace, cap_seconds: seconds }, true)}
          />
          <DurationInput
            label={t("new-grace")}
            seconds={pace.grace_seconds}
            min={0}
            max={MAX_GRACE_SECONDS}
            onChange={(seconds) => setPace({ ...pace, grace_seconds: seconds }, true)}
          />
        </div>
      )}
    </div>
  );
}
