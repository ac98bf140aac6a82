import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Webhook, WebhookKind } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { Secret } from "../../components/secret";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { WebhookRow } from "./webhook_row";

const KINDS: readonly WebhookKind[] = ["discord", "slack", "ntfy", "standard"];

/** Webhooks and chat webhooks. */
export function Webhooks(): JSX.Element {
  const webhooks = useResource(async () => (await callApi(() => api.GET("/v1/me/webhooks"))).items);
  const secret = useSignal<string | null>(null);
  return (
    <>
      <p>{t("webhooks-about")}</p>
      {secret.value !== null && <Secret label={t("webhook-secret")} secret={secret.value} />}
      <AsyncContent resource={webhooks}>
        {(items) => (
          <>
            <ul class="rows">
              {items.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookRow
                    webhook={webhook}
                    onChange={(after) => webhooks.set(replaceWebhook(items, webhook, after))}
                    onSecretRotated={(newSecret) => (secret.value = newSecret)}
                  />
                </li>
              ))}
            </ul>
            <NewWebhook
              onAdded={(webhook, newSecret) => {
                webhooks.set([...items, webhook]);
                secret.value = newSecret;
              }}
            />
          </>
        )}
      </AsyncContent>
    </>
  );
}

/** Returns the list with one webhook replaced or removed. */
const replaceWebhook = (items: Webhook[], before: Webhook, after: Webhook | null): Webhook[] =>
  items.flatMap((item) => (item.id !== before.id ? [item] : after === null ? [] : [after]));

function NewWebhook({ onAdded }: { onAdded: (webhook: Webhook, secret: string | null) => void }): JSX.Element {
  const kind = useSignal<WebhookKind>("discord");
  const url = useSignal("");
  const submission = useSubmission();
  const add = async () => {
    const body = { kind: kind.value, url: url.value.trim() };
    const { webhook, secret } = await callApi(() => api.POST("/v1/me/webhooks", { params: { header: idempotencyKey() }, body }));
    url.value = "";
    onAdded(webhook, secret);
  };
  return (
    <Form submission={submission} fields={["url"]} submitLabel={t("webhook-add")} primary={false} onSubmit={() => void submission.run(add, t("webhook-added"))}>
      <h3>{t("webhook-add")}</h3>
      <div class="field">
        <label for="kind">{t("webhook-kind")}</label>
        <select id="kind" value={kind.value} onChange={({ currentTarget }) => (kind.value = currentTarget.value as WebhookKind)}>
          {KINDS.map((item) => (
            <option key={item} value={item}>
              {t(`webhook-kind-${item}`)}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t("webhook-url")}
        hint={t(`webhook-hint-${kind.value}`)}
        field="url"
        value={url}
        error={submission.error}
        name="url"
        type="url"
        dir="ltr"
        required
        maxLength={2048}
        placeholder="https://"
      />
    </Form>
  );
}
