import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Webhook } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { ConfirmButton } from "../../components/confirm_button";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { Deliveries } from "./deliveries";
import { focusHeading } from "./heading";
import { TestButton } from "./test_button";

interface Props {
  webhook: Webhook;
  /** Receives the updated webhook; null after its deletion. */
  onChange: (after: Webhook | null) => void;
  onSecretRotated: (secret: string | null) => void;
}

/** A webhook with its state and actions. */
export function WebhookRow({ webhook, onChange, onSecretRotated }: Props): JSX.Element {
  const submission = useSubmission();
  const params = { path: { webhook_id: webhook.id } };
  const setEnabled = (enabled: boolean) =>
    submission.run(
      async () => onChange(await callApi(() => api.PATCH("/v1/me/webhooks/{webhook_id}", { params, body: { enabled } }))),
      t(enabled ? "webhook-turned-on" : "webhook-turned-off"),
    );
  const remove = async () => {
    const succeeded = await submission.run(() => callApi(() => api.DELETE("/v1/me/webhooks/{webhook_id}", { params })), t("webhook-removed"));
    if (!succeeded) return;
    onChange(null);
    focusHeading();
  };
  const rotate = () =>
    submission.run(async () => {
      const request = { params: { ...params, header: idempotencyKey() } };
      onSecretRotated((await callApi(() => api.POST("/v1/me/webhooks/{webhook_id}/secret", request))).secret);
    });
  return (
    <div class="panel">
      <h3>
        {t(`webhook-kind-${webhook.kind}`)} <small>{describeHealth(webhook)}</small>
      </h3>
      <p class="address" dir="ltr">
        {webhook.url}
      </p>
      <p class="actions">
        {webhook.enabled && <TestButton destinationId={webhook.id} />}
        <button type="button" aria-disabled={submission.busy} onClick={() => void setEnabled(!webhook.enabled)}>
          {t(webhook.enabled ? "turn-off" : "turn-on")}
        </button>
        {webhook.kind === "standard" && <ConfirmButton label={t("new-secret")} subject={webhook.url} onConfirm={() => void rotate()} />}
        <ConfirmButton label={t("remove")} subject={webhook.url} onConfirm={() => void remove()} />
      </p>
      <ErrorMessage error={submission.error} />
      <Deliveries destinationId={webhook.id} />
    </div>
  );
}

function describeHealth({ enabled, failing_since: failing }: Webhook): string {
  if (!enabled) return t("webhook-off");
  return failing === null ? t("webhook-on") : t("failing-since", { since: formatDateTime(failing) });
}
