import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { Habits } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSaving } from "../../components/saving";
import { Shown } from "../../components/shown";
import { t } from "../../i18n/text";
import { length } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { Holidays } from "./holidays";
import { ZoneChoice } from "./zone_choice";

const HOUR = 3600;
/** Choices for the reminder's lead time before a deadline. */
const REMINDERS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];

/** Time zone, reminders and absences. */
export function Time(): JSX.Element {
  const habits = useLoaded(() => answered(() => api.GET("/v1/me/availability")));
  return (
    <Shown of={habits}>
      {(found) => (
        <>
          <Days habits={found} set={habits.set} />
          <Holidays habits={found} set={habits.set} />
        </>
      )}
    </Shown>
  );
}

interface Props {
  habits: Habits;
  set: (habits: Habits) => void;
}

function Days({ habits, set }: Props): JSX.Element {
  const saving = useSaving(habits, set);
  const save = (change: { time_zone?: string; weekends_off?: boolean; reminder_seconds?: number | null }) =>
    saving.save({ ...habits, ...change }, () => answered(() => api.PUT("/v1/me/availability", { body: change })));
  const reminder = habits.reminder_seconds;
  const offered = reminder === null || REMINDERS.includes(reminder) ? REMINDERS : [...REMINDERS, reminder].sort((one, other) => one - other);
  return (
    <>
      <ZoneChoice zone={habits.time_zone} choose={(zone) => save({ time_zone: zone })} />
      <label class="option">
        <input type="checkbox" checked={habits.weekends_off} onChange={({ currentTarget }) => save({ weekends_off: currentTarget.checked })} />
        <span>
          {t("weekends-off")}
          <small>{t("weekends-off-about")}</small>
        </span>
      </label>
      <div class="field">
        <label for="reminder">{t("reminder-before")}</label>
        <select
          id="reminder"
          aria-describedby="reminder-hint"
          value={reminder ?? ""}
          onChange={({ currentTarget: { value } }) => save({ reminder_seconds: value === "" ? null : Number(value) })}
        >
          <option value="">{t("reminder-none")}</option>
          {offered.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t("reminder-length", { time: length(seconds) })}
            </option>
          ))}
        </select>
        <small id="reminder-hint">{t("reminder-hint")}</small>
      </div>
      <Problem error={saving.error} />
    </>
  );
}
