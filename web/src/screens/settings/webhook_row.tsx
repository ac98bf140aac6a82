import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Webhook } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { EndButton } from "../../components/end_button";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { Deliveries } from "./deliveries";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

interface Props {
  webhook: Webhook;
  /** Receives the updated webhook; null after its deletion. */
  set: (after: Webhook | null) => void;
  rotated: (secret: string | null) => void;
}

/** A webhook with its state and actions. */
export function WebhookRow({ webhook, set, rotated }: Props): JSX.Element {
  const sending = useSending();
  const params = { path: { webhook_id: webhook.id } };
  const turn = (enabled: boolean) =>
    sending.send(
      async () => set(await answered(() => api.PATCH("/v1/me/webhooks/{webhook_id}", { params, body: { enabled } }))),
      t(enabled ? "webhook-turned-on" : "webhook-turned-off"),
    );
  const remove = async () => {
    const worked = await sending.send(() => answered(() => api.DELETE("/v1/me/webhooks/{webhook_id}", { params })), t("webhook-removed"));
    if (!worked) return;
    set(null);
    focusHeading();
  };
  const rotate = () =>
    sending.send(async () => {
      const ask = { params: { ...params, header: idempotencyKey() } };
      rotated((await answered(() => api.POST("/v1/me/webhooks/{webhook_id}/secret", ask))).secret);
    });
  return (
    <div class="panel">
      <h3>
        {t(`webhook-kind-${webhook.kind}`)} <small>{health(webhook)}</small>
      </h3>
      <p class="address" dir="ltr">
        {webhook.url}
      </p>
      <p class="actions">
        {webhook.enabled && <TestButton endpoint={webhook.id} />}
        <button type="button" aria-disabled={sending.busy} onClick={() => void turn(!webhook.enabled)}>
          {t(webhook.enabled ? "turn-off" : "turn-on")}
        </button>
        {webhook.kind === "standard" && <EndButton label={t("new-secret")} about={webhook.url} act={() => void rotate()} />}
        <EndButton label={t("remove")} about={webhook.url} act={() => void remove()} />
      </p>
      <Problem error={sending.error} />
      <Deliveries endpoint={webhook.id} />
    </div>
  );
}

function health({ enabled, failing_since: failing }: Webhook): string {
  if (!enabled) return t("webhook-off");
  return failing === null ? t("webhook-on") : t("failing-since", { since: moment(failing) });
}
