import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Availability } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { ConfirmButton } from "../../components/confirm_button";
import { nextDay, dateInZone, formatDateRange, startOfDay } from "../../i18n/dates";
import { t } from "../../i18n/text";
import { formatDuration } from "../../i18n/time";
import { useNow } from "../../now";
import { focusHeading } from "./heading";

const DAY = 86_400;

type Holiday = Availability["holidays"][number];

interface Props {
  availability: Availability;
  set: (availability: Availability) => void;
}

/** Holidays, during which the player's clocks are stopped, and the remaining days of the year. */
export function Holidays({ availability, set }: Props): JSX.Element {
  const submission = useSubmission();
  const remaining = Math.max(0, availability.holiday_budget_seconds - availability.holiday_used_seconds);
  const days = (seconds: number) => Math.floor(seconds / DAY);
  const budget = formatDuration(days(availability.holiday_budget_seconds) * DAY);
  const endHoliday = async (id: string) => {
    const params = { path: { holiday_id: id } };
    const succeeded = await submission.run(async () => set(await callApi(() => api.DELETE("/v1/me/holidays/{holiday_id}", { params }))), t("holiday-ended"));
    if (succeeded) focusHeading();
  };
  return (
    <section class="group" aria-labelledby="holidays">
      <h3 id="holidays">{t("holidays")}</h3>
      <p>{t("holidays-about")}</p>
      <div class="budget">
        <span class="bar" aria-hidden="true" style={{ "--share": remaining / Math.max(1, availability.holiday_budget_seconds) }} />
        <p>{t("holidays-left", { left: days(remaining), budget, year: String(availability.holiday_year) })}</p>
      </div>
      <ul class="rows">
        {availability.holidays.map((holiday) => (
          <HolidayRow key={holiday.id} holiday={holiday} zone={availability.time_zone} end={() => void endHoliday(holiday.id)} />
        ))}
      </ul>
      <ErrorMessage error={submission.error} />
      <NewHoliday availability={availability} set={set} />
    </section>
  );
}

function HolidayRow({ holiday: { from, until }, zone, end }: { holiday: Holiday; zone: string; end: () => void }): JSX.Element {
  const isOver = useNow((now) => Date.parse(until) < now, until);
  const hasBegun = useNow((now) => Date.parse(from) <= now, from);
  const range = formatDateRange(from, until, zone);
  return (
    <li class="row">
      <span>
        {range} {isOver && <small>{t("holiday-over")}</small>}
        {!isOver && hasBegun && <small>{t("holiday-now")}</small>}
      </span>
      {!isOver && <ConfirmButton label={t("end-holiday")} subject={range} onConfirm={end} />}
    </li>
  );
}

function NewHoliday({ availability, set }: Props): JSX.Element {
  const zone = availability.time_zone;
  const today = useNow((now) => dateInZone(now, zone), zone);
  const [first, last] = [useSignal(today), useSignal("")];
  const submission = useSubmission();
  const addHoliday = async () => {
    const body = {
      // A holiday that begins today starts immediately.
      from: first.value <= today ? null : startOfDay(first.value, zone).toISOString(),
      until: startOfDay(nextDay(last.value), zone).toISOString(),
    };
    set(await callApi(() => api.POST("/v1/me/holidays", { params: { header: idempotencyKey() }, body })));
    first.value = today;
    last.value = "";
  };
  return (
    <Form submission={submission} fields={["from", "until"]} submitLabel={t("take-holiday")} primary={false} onSubmit={() => void submission.run(addHoliday, t("holiday-taken"))}>
      <div class="side-by-side">
        <Field label={t("first-day")} field="from" value={first} error={submission.error} name="from" type="date" required min={today} />
        <Field label={t("last-day")} field="until" value={last} error={submission.error} name="until" type="date" required min={first.value} />
      </div>
    </Form>
  );
}
