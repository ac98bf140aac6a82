import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { NotificationSettings, UpdateNotificationSettings } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useAutosave } from "../../components/autosave";
import { AsyncContent } from "../../components/async_content";
import { LANGUAGES, type Language } from "../../i18n/language";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { Channels } from "./channels";
import { QuietHours } from "./quiet_hours";

const DIGESTS = ["at_once", "hourly", "daily"] as const;

/** Saves a part of the settings and shows the result. */
export type SaveSettings = (change: Pick<UpdateNotificationSettings, "channels" | "digest" | "language">) => void;

/** Notification channels and quiet hours. */
export function Notifications(): JSX.Element {
  const settings = useResource(() => callApi(() => api.GET("/v1/me/notification-settings")));
  return <AsyncContent resource={settings}>{(found) => <NotificationForm settings={found} set={settings.set} />}</AsyncContent>;
}

function NotificationForm({ settings, set }: { settings: NotificationSettings; set: (settings: NotificationSettings) => void }): JSX.Element {
  const autosave = useAutosave(settings, set);
  const latestSettings = useRef(settings);
  latestSettings.current = settings;
  // Other settings may have changed since the quiet hours were sent: replace only the quiet hours.
  const setQuietHours = ({ quiet_hours }: NotificationSettings) => set({ ...latestSettings.current, quiet_hours });
  const save: SaveSettings = (change) =>
    autosave.save({ ...settings, ...change, channels: { ...settings.channels, ...change.channels } }, () =>
      callApi(() => api.PUT("/v1/me/notification-settings", { body: change })),
    );
  return (
    <>
      <div class="field">
        <label for="notice-language">{t("notice-language")}</label>
        <select
          id="notice-language"
          value={settings.language ?? "en"}
          onChange={({ currentTarget }) => save({ language: currentTarget.value as Language })}
        >
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend>{t("digest-choice")}</legend>
        <div class="choices">
          {DIGESTS.map((item) => (
            <label key={item} class="one-of">
              <input type="radio" name="digest" checked={settings.digest === item} onChange={() => save({ digest: item })} />
              {t(`digest-${item}`)}
            </label>
          ))}
        </div>
        <small>{t("digest-hint")}</small>
      </fieldset>
      <ErrorMessage error={autosave.error} />
      <QuietHours settings={settings} set={setQuietHours} />
      <Channels channels={settings.channels} save={save} />
    </>
  );
}
