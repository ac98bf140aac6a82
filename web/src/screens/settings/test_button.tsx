import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { t } from "../../i18n/text";

/** Sends a test notification to a destination. */
export function TestButton({ endpoint, sent }: { endpoint: string; sent?: () => void }): JSX.Element {
  const sending = useSending();
  const test = async () => {
    const params = { path: { destination_id: endpoint }, header: idempotencyKey() };
    const worked = await sending.send(() => answered(() => api.POST("/v1/me/destinations/{destination_id}/test", { params })), t("test-sent"));
    if (worked) sent?.();
  };
  return (
    <>
      <button type="button" aria-disabled={sending.busy} onClick={() => void test()}>
        {t("send-test")}
      </button>
      <Problem error={sending.error} />
    </>
  );
}
