import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Channel } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { t } from "../../i18n/text";

/** Channels, most wanted first. */
export const CHANNELS: readonly Channel[] = ["email", "push", "chat", "webhook"];

/** Section of the settings in which a channel is set up. */
const SECTIONS: Record<Channel, string> = { email: "mail", push: "push", chat: "webhooks", webhook: "webhooks" };

/** Address or number of destinations of each channel; null for a channel that is not set up. */
export type DestinationSummary = Record<Channel, string | null>;

/** Loads which channels are set up. */
export async function loadDestinations(): Promise<DestinationSummary> {
  const [email, push, webhooks] = await Promise.all([
    callApi(() => api.GET("/v1/me/email")),
    callApi(() => api.GET("/v1/me/push-subscriptions")),
    callApi(() => api.GET("/v1/me/webhooks")),
  ]);
  const enabled = webhooks.items.filter((webhook) => webhook.enabled);
  const counted = (count: number) => (count === 0 ? null : t("channel-count", { count }));
  return {
    email: email.confirmed?.address ?? null,
    push: counted(push.items.length),
    chat: counted(enabled.filter(({ kind }) => kind !== "standard").length),
    webhook: counted(enabled.filter(({ kind }) => kind === "standard").length),
  };
}

/** The channels with their destinations, or the way to set them up. */
export function Destinations({ destinations }: { destinations: DestinationSummary }): JSX.Element {
  const isReachable = CHANNELS.some((channel) => destinations[channel] !== null);
  return (
    <>
      {!isReachable && (
        <EmptyState picture="offline" text={t("channel-none")}>
          <a class="button primary large" href="/settings/push">
            {t("channel-push-on")}
          </a>
        </EmptyState>
      )}
      <DestinationList destinations={destinations} />
    </>
  );
}

function DestinationList({ destinations }: { destinations: DestinationSummary }): JSX.Element {
  return (
    <ul class="destinations panel" aria-label={t("channels")}>
      {CHANNELS.map((channel) => (
        <li key={channel}>
          <strong>{t(`channel-${channel}`)}</strong>
          <span class="faint">{destinations[channel] ?? t("channel-off")}</span>
          <a href={`/settings/${SECTIONS[channel]}`}>
            {destinations[channel] === null ? t("channel-set-up") : t("change")}
            <span class="unseen">: {t(`channel-${channel}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
