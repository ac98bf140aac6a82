import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Game } from "../../api/types";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";

interface Props {
  table: Table;
  game: Game;
  /** Called when the button is gone, to move the focus. */
  onMadeUnrated: () => void;
}

/** Note for the host of a rated table that guests cannot join, with a button that makes it unrated. */
export function RatedNote({ table, game, onMadeUnrated }: Props): JSX.Element {
  const makeUnrated = async () => {
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    await table.runAndShow(() => callApi(() => api.POST("/v1/games/{game_id}/make-unrated", { params })));
    if (table.problem.value === null) onMadeUnrated();
  };
  return (
    <div class="rated-note">
      <p>{t("rated-without-guests")}</p>
      <button type="button" onClick={() => void makeUnrated()}>
        {t("make-unrated")}
      </button>
    </div>
  );
}
