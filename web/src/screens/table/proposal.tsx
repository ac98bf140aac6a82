import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Table } from "../../game/table";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";

/** Open proposals to undo a move or to pause, and seat offers to the current player. */
export function ProposalPanel({ table }: { table: Table }): JSX.Element | null {
  const game = table.game.value;
  const open = game?.open_proposal;
  if (!game || !open || game.your_seat === null) return null;
  const proposer = seatName(game, open.seat);
  const words =
    open.proposal.type === "undo" ? t("undo-asked", { by: proposer }) : t("pause-asked", { by: proposer, until: formatDateTime(open.proposal.until) });
  const answer = (accept: boolean) =>
    table.runAndShow(() =>
      callApi(() =>
        api.POST("/v1/games/{game_id}/proposals/{version}/answer", {
          params: { path: { game_id: game.id, version: open.version }, header: idempotencyKey() },
          body: { accept },
        }),
      ),
    );
  const withdraw = () =>
    table.runAndShow(() =>
      callApi(() =>
        api.DELETE("/v1/games/{game_id}/proposals/{version}", {
          params: { path: { game_id: game.id, version: open.version } },
        }),
      ),
    );
  return (
    <section class="consent" role="status">
      <p>{words}</p>
      <p class="actions">
        {open.pending.includes(game.your_seat) && (
          <>
            <button type="button" class="primary" onClick={() => void answer(true)}>
              {t("agree")}
            </button>
            <button type="button" onClick={() => void answer(false)}>
              {t("refuse")}
            </button>
          </>
        )}
        {open.seat === game.your_seat && (
          <button type="button" onClick={() => void withdraw()}>
            {t("withdraw")}
          </button>
        )}
      </p>
    </section>
  );
}
