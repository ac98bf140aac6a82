import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Webhook, WebhookKind } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { Secret } from "../../components/secret";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { t } from "../../i18n/text";
import { useLoaded } from "../../loaded";
import { WebhookRow } from "./webhook_row";

const KINDS: readonly WebhookKind[] = ["discord", "slack", "ntfy", "standard"];

/** Webhooks and chat webhooks. */
export function Webhooks(): JSX.Element {
  const webhooks = useLoaded(async () => (await answered(() => api.GET("/v1/me/webhooks"))).items);
  const secret = useSignal<string | null>(null);
  return (
    <>
      <p>{t("webhooks-about")}</p>
      {secret.value !== null && <Secret label={t("webhook-secret")} secret={secret.value} />}
      <Shown of={webhooks}>
        {(items) => (
          <>
            <ul class="rows">
              {items.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookRow
                    webhook={webhook}
                    set={(after) => webhooks.set(replaced(items, webhook, after))}
                    rotated={(fresh) => (secret.value = fresh)}
                  />
                </li>
              ))}
            </ul>
            <NewWebhook
              added={(webhook, fresh) => {
                webhooks.set([...items, webhook]);
                secret.value = fresh;
              }}
            />
          </>
        )}
      </Shown>
    </>
  );
}

/** Returns the list with one webhook replaced or removed. */
const replaced = (items: Webhook[], before: Webhook, after: Webhook | null): Webhook[] =>
  items.flatMap((one) => (one.id !== before.id ? [one] : after === null ? [] : [after]));

function NewWebhook({ added }: { added: (webhook: Webhook, secret: string | null) => void }): JSX.Element {
  const kind = useSignal<WebhookKind>("discord");
  const url = useSignal("");
  const sending = useSending();
  const add = async () => {
    const body = { kind: kind.value, url: url.value.trim() };
    const { webhook, secret } = await answered(() => api.POST("/v1/me/webhooks", { params: { header: idempotencyKey() }, body }));
    url.value = "";
    added(webhook, secret);
  };
  return (
    <Form sending={sending} fields={["url"]} submit={t("webhook-add")} primary={false} send={() => void sending.send(add, t("webhook-added"))}>
      <h3>{t("webhook-add")}</h3>
      <div class="field">
        <label for="kind">{t("webhook-kind")}</label>
        <select id="kind" value={kind.value} onChange={({ currentTarget }) => (kind.value = currentTarget.value as WebhookKind)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`webhook-kind-${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t("webhook-url")}
        hint={t(`webhook-hint-${kind.value}`)}
        field="url"
        value={url}
        error={sending.error}
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
