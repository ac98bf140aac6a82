import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Habits } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { EndButton } from "../../components/end_button";
import { dayAfter, dayIn, dayRange, startOfDay } from "../../i18n/days";
import { t } from "../../i18n/text";
import { length } from "../../i18n/time";
import { now } from "../../now";
import { focusHeading } from "./heading";

const DAY = 86_400;

interface Props {
  habits: Habits;
  set: (habits: Habits) => void;
}

/** Holidays, during which the player's clocks are stopped, and the remaining days of the year. */
export function Holidays({ habits, set }: Props): JSX.Element {
  const sending = useSending();
  const left = Math.max(0, habits.holiday_budget_seconds - habits.holiday_used_seconds);
  const days = (seconds: number) => Math.floor(seconds / DAY);
  const budget = length(days(habits.holiday_budget_seconds) * DAY);
  const end = async (id: string) => {
    const params = { path: { holiday_id: id } };
    const worked = await sending.send(async () => set(await answered(() => api.DELETE("/v1/me/holidays/{holiday_id}", { params }))), t("holiday-ended"));
    if (worked) focusHeading();
  };
  return (
    <section class="group" aria-labelledby="holidays">
      <h3 id="holidays">{t("holidays")}</h3>
      <p>{t("holidays-about")}</p>
      <div class="budget">
        <span class="bar" aria-hidden="true" style={{ "--share": left / Math.max(1, habits.holiday_budget_seconds) }} />
        <p>{t("holidays-left", { left: days(left), budget, year: String(habits.holiday_year) })}</p>
      </div>
      <ul class="rows">
        {habits.holidays.map(({ id, from, until }) => {
          const words = dayRange(from, until, habits.time_zone);
          const isOver = Date.parse(until) < now.value;
          return (
            <li key={id} class="row">
              <span>
                {words} {isOver && <small>{t("holiday-over")}</small>}
                {!isOver && Date.parse(from) <= now.value && <small>{t("holiday-now")}</small>}
              </span>
              {!isOver && <EndButton label={t("end-holiday")} about={words} act={() => void end(id)} />}
            </li>
          );
        })}
      </ul>
      <Problem error={sending.error} />
      <NewHoliday habits={habits} set={set} />
    </section>
  );
}

function NewHoliday({ habits, set }: Props): JSX.Element {
  const zone = habits.time_zone;
  const today = dayIn(now.value, zone);
  const [first, last] = [useSignal(today), useSignal("")];
  const sending = useSending();
  const take = async () => {
    const body = {
      // A holiday that begins today starts immediately.
      from: first.value <= today ? null : startOfDay(first.value, zone).toISOString(),
      until: startOfDay(dayAfter(last.value), zone).toISOString(),
    };
    set(await answered(() => api.POST("/v1/me/holidays", { params: { header: idempotencyKey() }, body })));
    first.value = today;
    last.value = "";
  };
  return (
    <Form sending={sending} fields={["from", "until"]} submit={t("take-holiday")} primary={false} send={() => void sending.send(take, t("holiday-taken"))}>
      <div class="side-by-side">
        <Field label={t("first-day")} field="from" value={first} error={sending.error} name="from" type="date" required min={today} />
        <Field label={t("last-day")} field="until" value={last} error={sending.error} name="until" type="date" required min={first.value} />
      </div>
    </Form>
  );
}
