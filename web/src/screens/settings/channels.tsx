import type { JSX } from "preact";
import type { Channel, NotificationSettings } from "../../api/types";
import { t, text } from "../../i18n/text";
import type { SaveSettings } from "./notifications";

type ChannelChoices = NotificationSettings["channels"];

/** Kinds of notification, most wanted first. */
const CHANNELS: readonly Channel[] = ["email", "push", "chat", "webhook"];

/** Channels by kind of notification, one row for each kind. */
export function Channels({ channels, save }: { channels: ChannelChoices; save: SaveSettings }): JSX.Element {
  const choose = (kind: string, channel: Channel, wanted: boolean) => {
    const before = channels[kind] ?? CHANNELS;
    const after = CHANNELS.filter((item) => (item === channel ? wanted : before.includes(item)));
    save({ channels: { [kind]: after } });
  };
  return (
    <section class="group" aria-labelledby="channels">
      <h3 id="channels">{t("channels")}</h3>
      <p class="small">{t("channels-about")}</p>
      <div class="kinds">
        {Object.keys(channels).map((kind) => (
          <div key={kind} role="group" aria-labelledby={`kind-${kind}`}>
            <span id={`kind-${kind}`}>{text(`kind-${kind}`) ?? kind}</span>
            {CHANNELS.map((channel) => (
              <label key={channel}>
                <input
                  type="checkbox"
                  checked={(channels[kind] ?? CHANNELS).includes(channel)}
                  onChange={({ currentTarget }) => choose(kind, channel, currentTarget.checked)}
                />
                {t(`channel-${channel}`)}
              </label>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
