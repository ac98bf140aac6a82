import type { JSX } from "preact";
import type { Pace } from "../../api/types";
import { Chips, Duration } from "../../components/fields";
import { t } from "../../i18n/text";
import { draft, setPace } from "./draft";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Limits from the API document. */
const SHORTEST = 10 * MINUTE;
const LONGEST_TURN = 14 * DAY;
const LONGEST_BANK = 90 * DAY;
const LONGEST_GRACE = 7 * DAY;

const BANK: Pace = { type: "bank", initial_seconds: 5 * DAY, increment_seconds: 12 * HOUR, cap_seconds: 8 * DAY, grace_seconds: 10 * HOUR };

/** Custom pace. */
export function PaceByHand(): JSX.Element {
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
        choose={(type) => setPace(type === "bank" ? BANK : { type: "per_turn", seconds: DAY }, true)}
        explained={pace.type === "bank" ? t("new-time-bank-explained") : t("new-time-per-turn-explained")}
      />
      {pace.type === "per_turn" && (
        <Duration
          label={t("new-per-turn")}
          seconds={pace.seconds}
          min={SHORTEST}
          max={LONGEST_TURN}
          change={(seconds) => setPace({ type: "per_turn", seconds }, true)}
        />
      )}
      {pace.type === "bank" && (
        <div class="amounts">
          <Duration
            label={t("new-initial")}
            seconds={pace.initial_seconds}
            min={0}
            max={LONGEST_BANK}
            change={(seconds) => setPace({ ...pace, initial_seconds: seconds }, true)}
          />
          <Duration
            label={t("new-increment")}
            seconds={pace.increment_seconds}
            min={SHORTEST}
            max={LONGEST_TURN}
            change={(seconds) => setPace({ ...pace, increment_seconds: seconds }, true)}
          />
          <Duration
            label={t("new-cap-label")}
            seconds={pace.cap_seconds}
            min={SHORTEST}
            max={LONGEST_BANK}
            change={(seconds) => setPace({ ...pace, cap_seconds: seconds }, true)}
          />
          <Duration
            label={t("new-grace")}
            seconds={pace.grace_seconds}
            min={0}
            max={LONGEST_GRACE}
            change={(seconds) => setPace({ ...pace, grace_seconds: seconds }, true)}
          />
        </div>
      )}
    </div>
  );
}
