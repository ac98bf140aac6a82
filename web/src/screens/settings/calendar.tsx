import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import { ErrorMessage } from "../../components/error_message";
import { Secret } from "../../components/secret";
import { useSubmission } from "../../components/submission";
import { ConfirmButton } from "../../components/confirm_button";
import { t } from "../../i18n/text";
import { focusHeading } from "./heading";

/** URL of a calendar feed with the player's deadlines. */
export function Calendar(): JSX.Element {
  const url = useSignal<string | null>(null);
  const submission = useSubmission();
  const createFeed = async () => {
    url.value = (await callApi(() => api.POST("/v1/me/calendar", { params: { header: idempotencyKey() } }))).url;
  };
  const deleteFeed = async () => {
    const succeeded = await submission.run(() => callApi(() => api.DELETE("/v1/me/calendar")), t("calendar-ended"));
    if (!succeeded) return;
    url.value = null;
    focusHeading();
  };
  return (
    <>
      <p>{t("calendar-about")}</p>
      {url.value !== null && <Secret label={t("calendar-address")} secret={url.value} />}
      <p class="actions">
        <button type="button" class={url.value === null ? "primary" : ""} aria-disabled={submission.busy} onClick={() => void submission.run(createFeed, t("calendar-made"))}>
          {t("calendar-make")}
        </button>
        <ConfirmButton label={t("calendar-end")} onConfirm={() => void deleteFeed()} />
      </p>
      <p class="small">{t("calendar-replaces")}</p>
      <ErrorMessage error={submission.error} />
    </>
  );
}
