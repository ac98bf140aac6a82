import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { NoticeSettings, NoticeSettingsChange } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { useSending } from "../../components/sending";
import { t } from "../../i18n/text";

const minutes = (time: string): string => time.slice(0, 5);

/** Time of day during which no notifications are sent. */
export function QuietHours({ settings, set }: { settings: NoticeSettings; set: (settings: NoticeSettings) => void }): JSX.Element {
  const hours = settings.quiet_hours;
  const isOn = useSignal(hours !== null);
  const [from, until] = [useSignal(minutes(hours?.from ?? "22:00")), useSignal(minutes(hours?.until ?? "07:00"))];
  const strict = useSignal(hours?.strict ?? false);
  const sending = useSending();
  const save = (change: NoticeSettingsChange) =>
    void sending.send(async () => set(await answered(() => api.PUT("/v1/me/notification-settings", { body: change }))), t("saved"));
  const turn = (on: boolean) => {
    isOn.value = on;
    if (!on && hours !== null) save({ quiet_hours: null });
  };
  return (
    <section class="group" aria-labelledby="quiet-hours">
      <h3 id="quiet-hours">{t("quiet-hours")}</h3>
      <label class="option">
        <input type="checkbox" checked={isOn.value} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
        <span>
          {t("quiet-hours-on")}
          <small>
            {t("quiet-hours-about")} <a href="/settings/time">{t("settings-time")}</a>.
          </small>
        </span>
      </label>
      {isOn.value && (
        <Form
          sending={sending}
          fields={["quiet_hours.from", "quiet_hours.until"]}
          submit={t("save-quiet-hours")}
          primary={false}
          send={() => save({ quiet_hours: { from: from.value, until: until.value, strict: strict.value } })}
        >
          <div class="side-by-side">
            <Field label={t("quiet-from")} field="quiet_hours.from" value={from} error={sending.error} name="quiet-from" type="time" required />
            <Field label={t("quiet-until")} field="quiet_hours.until" value={until} error={sending.error} name="quiet-until" type="time" required />
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
