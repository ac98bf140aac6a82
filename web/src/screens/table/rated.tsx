import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Game } from "../../api/types";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";

/** Note for the host of a rated table that guests cannot join, with a button that makes it unrated. */
export function RatedNote({ table, game }: { table: Table; game: Game }): JSX.Element {
  const makeUnrated = () => {
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    void table.sendRequest(() => callApi(() => api.POST("/v1/games/{game_id}/make-unrated", { params })));
  };
  return (
    <div class="rated-note">
      <p>{t("rated-without-guests")}</p>
      <button type="button" onClick={makeUnrated}>
        {t("make-unrated")}
      </button>
    </div>
  );
}
