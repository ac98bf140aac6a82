import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { t } from "../../i18n/text";

/** Export of all data stored about the player. */
export function Data(): JSX.Element {
  const sending = useSending();
  const account = async () => {
    const data = await answered(() => api.GET("/v1/me/data", { parseAs: "blob" }));
    save(data, "kingdomail.json");
  };
  const records = async () => {
    const data = await answered(() => api.GET("/v1/me/records", { parseAs: "blob" }));
    save(data, "kingdomail-games.jsonl");
  };
  return (
    <>
      <section class="group" aria-labelledby="data-account">
        <h3 id="data-account">{t("data-account")}</h3>
        <p>{t("data-account-about")}</p>
        <p class="actions">
          <button type="button" aria-disabled={sending.busy} onClick={() => void sending.send(account, t("downloaded"))}>
            {t("data-account-download")}
          </button>
        </p>
      </section>
      <section class="group" aria-labelledby="data-records">
        <h3 id="data-records">{t("data-records")}</h3>
        <p>{t("data-records-about")}</p>
        <p class="actions">
          <button type="button" aria-disabled={sending.busy} onClick={() => void sending.send(records, t("downloaded"))}>
            {t("data-records-download")}
          </button>
        </p>
      </section>
      <Problem error={sending.error} />
    </>
  );
}

/** Starts the download of a file. */
function save(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  // The browser reads the file after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
