import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { saveFile } from "../../components/download";
import { describeTurn } from "../../game/descriptions";
import type { Table } from "../../game/table";
import { language } from "../../i18n/language";
import { t } from "../../i18n/text";

/** Button that shares the picture of the table, or saves it where pictures cannot be shared. */
export function SharePicture({ table }: { table: Table }): JSX.Element {
  const busy = useSignal(false);
  const share = async () => {
    busy.value = true;
    const picture = await table.attempt(() => fetchPicture(table.id));
    busy.value = false;
    const game = table.game.peek();
    if (!picture || !game) return;
    const file = new File([picture], `kingdomail-${game.id}.png`, { type: "image/png" });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // A cancelled share is not an error.
    await navigator.share({ files: [file], title: describeTurn(game) }).catch(() => {});
  };
  return (
    <button type="button" disabled={busy.value} onClick={() => void share()}>
      {t("share-picture")}
    </button>
  );
}

/** openapi-fetch returns the picture as a blob, although its type is a string. */
const fetchPicture = async (id: string): Promise<Blob> =>
  (await callApi(() =>
    api.GET("/v1/games/{game_id}/table.png", { params: { path: { game_id: id }, query: { language: language.value } }, parseAs: "blob" }),
  )) as unknown as Blob;
