import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

/** Sends a test notification to a destination. */
export function TestButton({ destinationId, onSent }: { destinationId: string; onSent?: () => void }): JSX.Element {
  const submission = useSubmission();
  const sendTest = async () => {
    const params = { path: { destination_id: destinationId }, header: idempotencyKey() };
    const succeeded = await submission.run(() => callApi(() => api.POST("/v1/me/destinations/{destination_id}/test", { params })), t("test-sent"));
    if (succeeded) onSent?.();
  };
  return (
    <>
      <button type="button" aria-disabled={submission.busy} onClick={() => void sendTest()}>
        {t("send-test")}
      </button>
      <ErrorMessage error={submission.error} />
    </>
  );
}
