import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Delivery } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useResource } from "../../resource";

/** Recent deliveries to a destination and their results, loaded on demand. */
export function Deliveries({ destinationId }: { destinationId: string }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{t("deliveries")}</summary>
      {isOpen.value && <DeliveryList destinationId={destinationId} />}
    </details>
  );
}

function DeliveryList({ destinationId }: { destinationId: string }): JSX.Element {
  const path = { destination_id: destinationId };
  const deliveries = useResource(
    async () => (await callApi(() => api.GET("/v1/me/destinations/{destination_id}/deliveries", { params: { path } }))).items,
    destinationId,
  );
  return (
    <AsyncContent resource={deliveries}>
      {(items) => (
        <>
          {items.length === 0 && <p>{t("deliveries-none")}</p>}
          <ul class="rows">
            {items.map((delivery) => (
              <li key={delivery.id} class="row">
                <DeliveryRow destinationId={destinationId} delivery={delivery} reload={() => void deliveries.reload()} />
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => void deliveries.reload()}>
            {t("look-again")}
          </button>
        </>
      )}
    </AsyncContent>
  );
}

interface RowProps {
  destinationId: string;
  delivery: Delivery;
  reload: () => void;
}

function DeliveryRow({ destinationId, delivery, reload }: RowProps): JSX.Element {
  const submission = useSubmission();
  const redeliver = async () => {
    const params = { path: { destination_id: destinationId, delivery_id: delivery.id }, header: idempotencyKey() };
    const request = () => callApi(() => api.POST("/v1/me/destinations/{destination_id}/deliveries/{delivery_id}/redeliver", { params }));
    if (await submission.run(request, t("sent-again"))) reload();
  };
  return (
    <>
      <span>
        {formatDateTime(delivery.created_at)} · {delivery.notification_id === null ? t("delivery-test") : t("delivery-notice")}
        <small>
          {t(`delivery-${delivery.state}`, { attempts: delivery.attempts })} {delivery.outcome}
        </small>
      </span>
      {delivery.state !== "pending" && (
        <button type="button" aria-disabled={submission.busy} onClick={() => void redeliver()}>
          {t("send-again")}
        </button>
      )}
      <ErrorMessage error={submission.error} />
    </>
  );
}
