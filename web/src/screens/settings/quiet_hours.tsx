import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { NotificationSettings, UpdateNotificationSettings } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

const withoutSeconds = (time: string): string => time.slice(0, 5);

/** Time of day during which no notifications are sent. */
export function QuietHours({ settings, set }: { settings: NotificationSettings; set: (settings: NotificationSettings) => void }): JSX.Element {
  const hours = settings.quiet_hours;
  const isOn = useSignal(hours !== null);
  const [from, until] = [useSignal(withoutSeconds(hours?.from ?? "22:00")), useSignal(withoutSeconds(hours?.until ?? "07:00"))];
  const strict = useSignal(hours?.strict ?? false);
  const submission = useSubmission();
  const save = (change: UpdateNotificationSettings) =>
    submission.run(async () => set(await callApi(() => api.PUT("/v1/me/notification-settings", { body: change }))), t("saved"));
  const setEnabled = async (on: boolean) => {
    isOn.value = on;
    if (on || hours === null) return;
    // After a failure, the form reappears with the error.
    if (!(await save({ quiet_hours: null }))) isOn.value = true;
  };
  return (
    <section class="group" aria-labelledby="quiet-hours">
      <h3 id="quiet-hours">{t("quiet-hours")}</h3>
      <label class="option">
        <input type="checkbox" checked={isOn.value} onChange={({ currentTarget }) => void setEnabled(currentTarget.checked)} />
        <span>
          {t("quiet-hours-on")}
          <small>
            {t("quiet-hours-about")} <a href="/settings/time">{t("settings-time")}</a>.
          </small>
        </span>
      </label>
      {isOn.value && (
        <Form
          submission={submission}
          fields={["quiet_hours.from", "quiet_hours.until"]}
          submitLabel={t("save-quiet-hours")}
          primary={false}
          onSubmit={() => void save({ quiet_hours: { from: from.value, until: until.value, strict: strict.value } })}
        >
          <div class="side-by-side">
            <Field label={t("quiet-from")} field="quiet_hours.from" value={from} error={submission.error} name="quiet-from" type="time" required />
            <Field label={t("quiet-until")} field="quiet_hours.until" value={until} error={submission.error} name="quiet-until" type="time" required />
          </div>
          <label class="option">
            <input type="checkbox" checked={strict.value} onChange={({ currentTarget }) => (strict.value = currentTarget.checked)} />
            <span>
              {t("quiet-strict")}
              <small>{t("quiet-strict-about")}</small>
            </span>
          </label>
        </Form>
      )}
    </section>
  );
}
