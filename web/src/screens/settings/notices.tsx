import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { NoticeSettings, NoticeSettingsChange } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSaving } from "../../components/saving";
import { Shown } from "../../components/shown";
import { LANGUAGES, type Language } from "../../i18n/language";
import { t } from "../../i18n/text";
import { useLoaded } from "../../loaded";
import { Channels } from "./channels";
import { QuietHours } from "./quiet_hours";

const DIGESTS = ["at_once", "hourly", "daily"] as const;

/** Saves a part of the settings and shows the result. */
export type Save = (change: Pick<NoticeSettingsChange, "channels" | "digest" | "language">) => void;

/** Notification channels and quiet hours. */
export function Notices(): JSX.Element {
  const settings = useLoaded(() => answered(() => api.GET("/v1/me/notification-settings")));
  return <Shown of={settings}>{(found) => <Choices settings={found} set={settings.set} />}</Shown>;
}

function Choices({ settings, set }: { settings: NoticeSettings; set: (settings: NoticeSettings) => void }): JSX.Element {
  const saving = useSaving(settings, set);
  const shown = useRef(settings);
  shown.current = settings;
  // Other settings may have changed since the quiet hours were sent: replace only the quiet hours.
  const setQuietHours = ({ quiet_hours }: NoticeSettings) => set({ ...shown.current, quiet_hours });
  const save: Save = (change) =>
    saving.save({ ...settings, ...change, channels: { ...settings.channels, ...change.channels } }, () =>
      answered(() => api.PUT("/v1/me/notification-settings", { body: change })),
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
          {DIGESTS.map((one) => (
            <label key={one} class="one-of">
              <input type="radio" name="digest" checked={settings.digest === one} onChange={() => save({ digest: one })} />
              {t(`digest-${one}`)}
            </label>
          ))}
        </div>
        <small>{t("digest-hint")}</small>
      </fieldset>
      <Problem error={saving.error} />
      <QuietHours settings={settings} set={setQuietHours} />
      <Channels channels={settings.channels} save={save} />
    </>
  );
}
