import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { saveFile } from "../../components/download";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

/** Export of all data stored about the player. */
export function DataExport(): JSX.Element {
  const submission = useSubmission();
  const downloadAccount = async () => {
    const data = await callApi(() => api.GET("/v1/me/data", { parseAs: "blob" }));
    saveFile(data, "kingdomail.json");
  };
  const downloadRecords = async () => {
    const data = await callApi(() => api.GET("/v1/me/records", { parseAs: "blob" }));
    saveFile(data, "kingdomail-games.jsonl");
  };
  return (
    <>
      <section class="group" aria-labelledby="data-account">
        <h3 id="data-account">{t("data-account")}</h3>
        <p>{t("data-account-about")}</p>
        <p class="actions">
          <button type="button" aria-disabled={submission.busy} onClick={() => void submission.run(downloadAccount, t("downloaded"))}>
            {t("data-account-download")}
          </button>
        </p>
      </section>
      <section class="group" aria-labelledby="data-records">
        <h3 id="data-records">{t("data-records")}</h3>
        <p>{t("data-records-about")}</p>
        <p class="actions">
          <button type="button" aria-disabled={submission.busy} onClick={() => void submission.run(downloadRecords, t("downloaded"))}>
            {t("data-records-download")}
          </button>
        </p>
      </section>
      <ErrorMessage error={submission.error} />
    </>
  );
}
