import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Table } from "../../game/table";
import { seatName } from "../../game/words";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";

/** Open proposals to undo a move or to pause, and seat offers to the current player. */
export function Consent({ table }: { table: Table }): JSX.Element | null {
  const game = table.game.value;
  const asked = game?.open_proposal;
  if (!game || !asked || game.your_seat === null) return null;
  const by = seatName(game, asked.seat);
  const words =
    asked.proposal.type === "undo" ? t("undo-asked", { by }) : t("pause-asked", { by, until: moment(asked.proposal.until) });
  const answer = (accept: boolean) =>
    table.ask(() =>
      answered(() =>
        api.POST("/v1/games/{game_id}/proposals/{version}/answer", {
          params: { path: { game_id: game.id, version: asked.version }, header: idempotencyKey() },
          body: { accept },
        }),
      ),
    );
  const withdraw = () =>
    table.ask(() =>
      answered(() =>
        api.DELETE("/v1/games/{game_id}/proposals/{version}", {
          params: { path: { game_id: game.id, version: asked.version } },
        }),
      ),
    );
  return (
    <section class="consent" role="status">
      <p>{words}</p>
      <p class="actions">
        {asked.pending.includes(game.your_seat) && (
          <>
            <button type="button" class="primary" onClick={() => void answer(true)}>
              {t("agree")}
            </button>
            <button type="button" onClick={() => void answer(false)}>
              {t("refuse")}
            </button>
          </>
        )}
        {asked.seat === game.your_seat && (
          <button type="button" onClick={() => void withdraw()}>
            {t("withdraw")}
          </button>
        )}
      </p>
    </section>
  );
}
