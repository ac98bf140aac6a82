import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import { Problem } from "../../components/refused";
import { Secret } from "../../components/secret";
import { useSending } from "../../components/sending";
import { EndButton } from "../../components/end_button";
import { t } from "../../i18n/text";
import { focusHeading } from "./heading";

/** URL of a calendar feed with the player's deadlines. */
export function Calendar(): JSX.Element {
  const url = useSignal<string | null>(null);
  const sending = useSending();
  const make = async () => {
    url.value = (await answered(() => api.POST("/v1/me/calendar", { params: { header: idempotencyKey() } }))).url;
  };
  const end = async () => {
    const worked = await sending.send(() => answered(() => api.DELETE("/v1/me/calendar")), t("calendar-ended"));
    if (!worked) return;
    url.value = null;
    focusHeading();
  };
  return (
    <>
      <p>{t("calendar-about")}</p>
      {url.value !== null && <Secret label={t("calendar-address")} secret={url.value} />}
      <p class="actions">
        <button type="button" class={url.value === null ? "primary" : ""} aria-disabled={sending.busy} onClick={() => void sending.send(make, t("calendar-made"))}>
          {t("calendar-make")}
        </button>
        <EndButton label={t("calendar-end")} act={() => void end()} />
      </p>
      <p class="small">{t("calendar-replaces")}</p>
      <Problem error={sending.error} />
    </>
  );
}
