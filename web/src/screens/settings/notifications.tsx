import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { NotificationSettings, UpdateNotificationSettings } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { Chips } from "../../components/inputs";
import { languageOptions } from "../../components/language_choice";
import { useAutosave } from "../../components/autosave";
import { AsyncContent } from "../../components/async_content";
import type { Language } from "../../i18n/language";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { Channels } from "./channels";
import { Destinations, loadDestinations, type DestinationSummary } from "./destinations";
import { QuietHours } from "./quiet_hours";

const DIGESTS = ["at_once", "hourly", "daily"] as const;

/** Saves a part of the settings and shows the result. */
export type SaveSettings = (change: Pick<UpdateNotificationSettings, "channels" | "digest" | "language">) => void;

/** Notification channels, email frequency, quiet hours and language. */
export function Notifications(): JSX.Element {
  const destinations = useResource(loadDestinations);
  const settings = useResource(() => callApi(() => api.GET("/v1/me/notification-settings")));
  return (
    <AsyncContent resource={settings}>
      {(found) => (
        <AsyncContent resource={destinations}>{(reachable) => <NotificationForm settings={found} set={settings.set} destinations={reachable} />}</AsyncContent>
      )}
    </AsyncContent>
  );
}

interface Props {
  settings: NotificationSettings;
  set: (settings: NotificationSettings) => void;
  destinations: DestinationSummary;
}

function NotificationForm({ settings, set, destinations }: Props): JSX.Element {
  const autosave = useAutosave(settings, set);
  const latestSettings = useRef(settings);
  latestSettings.current = settings;
  // Other settings may have changed since the quiet hours were sent: replace only the quiet hours.
  const setQuietHours = ({ quiet_hours }: NotificationSettings) => set({ ...latestSettings.current, quiet_hours });
  const save: SaveSettings = (change) => {
    const channels = { ...latestSettings.current.channels, ...change.channels };
    // The server replaces the choices of all kinds.
    const body = change.channels ? { ...change, channels } : change;
    autosave.save({ ...latestSettings.current, ...change, channels }, () => callApi(() => api.PUT("/v1/me/notification-settings", { body })));
  };
  const isReachable = Object.values(destinations).some((destination) => destination !== null);
  const sentences = <Channels channels={settings.channels} destinations={destinations} save={save} />;
  return (
    <>
      <Destinations destinations={destinations} />
      {isReachable ? (
        <section class="group" aria-labelledby="sentences">
          <h3 id="sentences">{t("channel-sentences")}</h3>
          {sentences}
        </section>
      ) : (
        <details>
          <summary>{t("channel-sentences")}</summary>
          {sentences}
        </details>
      )}
      <ErrorMessage error={autosave.error} />
      <section class="group">
        <Chips
          legend={t("digest-choice")}
          options={DIGESTS.map((value) => ({ value, label: t(`digest-${value}`) }))}
          value={settings.digest}
          onChoose={(digest) => save({ digest })}
          explanation={t("digest-hint")}
        />
      </section>
      <QuietHours settings={settings} set={setQuietHours} />
      <section class="group">
        <div class="field">
          <label for="notice-language">{t("notice-language")}</label>
          <select
            id="notice-language"
            value={settings.language ?? "en"}
            onChange={({ currentTarget }) => save({ language: currentTarget.value as Language })}
          >
            {languageOptions()}
          </select>
        </div>
      </section>
    </>
  );
}
