import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Delivery } from "../../api/types";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { Shown } from "../../components/shown";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { useLoaded } from "../../loaded";

/** Recent deliveries to a destination and their results, loaded on demand. */
export function Deliveries({ endpoint }: { endpoint: string }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{t("deliveries")}</summary>
      {isOpen.value && <DeliveryList endpoint={endpoint} />}
    </details>
  );
}

function DeliveryList({ endpoint }: { endpoint: string }): JSX.Element {
  const path = { destination_id: endpoint };
  const deliveries = useLoaded(
    async () => (await answered(() => api.GET("/v1/me/destinations/{destination_id}/deliveries", { params: { path } }))).items,
    endpoint,
  );
  return (
    <Shown of={deliveries}>
      {(items) => (
        <>
          {items.length === 0 && <p>{t("deliveries-none")}</p>}
          <ul class="rows">
            {items.map((delivery) => (
              <li key={delivery.id} class="row">
                <DeliveryRow endpoint={endpoint} delivery={delivery} again={() => void deliveries.again()} />
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => void deliveries.again()}>
            {t("look-again")}
          </button>
        </>
      )}
    </Shown>
  );
}

interface RowProps {
  endpoint: string;
  delivery: Delivery;
  again: () => void;
}

function DeliveryRow({ endpoint, delivery, again }: RowProps): JSX.Element {
  const sending = useSending();
  const repeat = async () => {
    const params = { path: { destination_id: endpoint, delivery_id: delivery.id }, header: idempotencyKey() };
    const ask = () => answered(() => api.POST("/v1/me/destinations/{destination_id}/deliveries/{delivery_id}/redeliver", { params }));
    if (await sending.send(ask, t("sent-again"))) again();
  };
  return (
    <>
      <span>
        {moment(delivery.created_at)} · {delivery.notification_id === null ? t("delivery-test") : t("delivery-notice")}
        <small>
          {t(`delivery-${delivery.state}`, { attempts: delivery.attempts })} {delivery.outcome}
        </small>
      </span>
      {delivery.state !== "pending" && (
        <button type="button" aria-disabled={sending.busy} onClick={() => void repeat()}>
          {t("send-again")}
        </button>
      )}
      <Problem error={sending.error} />
    </>
  );
}
