import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Availability } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useAutosave } from "../../components/autosave";
import { AsyncContent } from "../../components/async_content";
import { t } from "../../i18n/text";
import { formatDuration } from "../../i18n/time";
import { useResource } from "../../resource";
import { Holidays } from "./holidays";
import { ZoneChoice } from "./zone_choice";

const HOUR = 3600;
/** Choices for the reminder's lead time before a deadline. */
const REMINDERS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];

/** Time zone, reminders and absences. */
export function TimeSettings(): JSX.Element {
  const availability = useResource(() => callApi(() => api.GET("/v1/me/availability")));
  return (
    <AsyncContent resource={availability}>
      {(found) => (
        <>
          <AvailabilityForm availability={found} set={availability.set} />
          <Holidays availability={found} set={availability.set} />
        </>
      )}
    </AsyncContent>
  );
}

interface Props {
  availability: Availability;
  set: (availability: Availability) => void;
}

function AvailabilityForm({ availability, set }: Props): JSX.Element {
  const autosave = useAutosave(availability, set);
  const save = (change: { time_zone?: string; weekends_off?: boolean; reminder_seconds?: number | null }) =>
    autosave.save({ ...availability, ...change }, () => callApi(() => api.PUT("/v1/me/availability", { body: change })));
  const reminder = availability.reminder_seconds;
  const reminders = reminder === null || REMINDERS.includes(reminder) ? REMINDERS : [...REMINDERS, reminder].sort((a, b) => a - b);
  return (
    <>
      <ZoneChoice zone={availability.time_zone} onChoose={(zone) => save({ time_zone: zone })} />
      <label class="option">
        <input type="checkbox" checked={availability.weekends_off} onChange={({ currentTarget }) => save({ weekends_off: currentTarget.checked })} />
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
          {reminders.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t("reminder-length", { time: formatDuration(seconds) })}
            </option>
          ))}
        </select>
        <small id="reminder-hint">{t("reminder-hint")}</small>
      </div>
      <ErrorMessage error={autosave.error} />
    </>
  );
}
