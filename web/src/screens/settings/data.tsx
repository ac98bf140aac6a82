import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

/** Export of all data stored about the player. */
export function DataExport(): JSX.Element {
  const submission = useSubmission();
  const downloadAccount = async () => {
    const data = await callApi(() => api.GET("/v1/me/data", { parseAs: "blob" }));
    download(data, "kingdomail.json");
  };
  const downloadRecords = async () => {
    const data = await callApi(() => api.GET("/v1/me/records", { parseAs: "blob" }));
    download(data, "kingdomail-games.jsonl");
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

/** Starts the download of a file. */
function download(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  // The browser reads the file after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
