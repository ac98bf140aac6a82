import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { answered, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { Problem } from "../../components/refused";
import { Share } from "../../components/share";
import { Terms } from "../../components/terms";
import type { Table } from "../../game/table";
import { list, nameOf } from "../../game/words";
import { t } from "../../i18n/text";

const invited = signal("");

/** A table that waits for players: what will be played, who is there, and what one can do. */
export function WaitingTable({ table }: { table: Table }): JSX.Element | null {
  const location = useLocation();
  const game = table.game.value;
  if (!game) return null;
  const me = session.value?.playerId;
  const isOpener = me === game.opener_id;
  const isSeated = game.seats.some(({ player }) => player.id === me);
  const params = { path: { game_id: game.id }, header: idempotencyKey() };
  const leaveFor = async (operation: () => Promise<Game>) => {
    if (await table.attempt(operation)) location.route("/games");
  };
  const invite = async (event: Event) => {
    event.preventDefault();
    const body = { name: invited.value };
    await table.ask(() => answered(() => api.POST("/v1/games/{game_id}/invitations", { params, body })));
    if (table.problem.value === null) invited.value = "";
  };
  return (
    <article class="waiting-table">
      <h1>{list(game.seats.map(({ player }) => nameOf(player)))}</h1>
      {game.status === "cancelled" ? (
        <p>{t("happened-game-cancelled")}</p>
      ) : (
        <p role="status">{t("waits-for-players", { missing: game.settings.players - game.seats.length })}</p>
      )}
      <Terms game={game} />
      <Problem error={table.problem.value} />
      {game.status === "open" && (
        <>
          <p class="actions">
            {!isSeated && me !== undefined && (
              <button
                type="button"
                class="primary"
                onClick={() => void table.ask(() => answered(() => api.POST("/v1/games/{game_id}/join", { params, body: {} })))}
              >
                {t("join")}
              </button>
            )}
            {me === undefined && (
              <a class="button primary" href={`/register?then=/games/${game.id}`}>
                {t("register-and-join")}
              </a>
            )}
            {isOpener && game.seats.length >= 2 && (
              <button
                type="button"
                onClick={() => void table.ask(() => answered(() => api.POST("/v1/games/{game_id}/start", { params })))}
              >
                {t("start-now")}
              </button>
            )}
            {isSeated && !isOpener && (
              <button
                type="button"
                onClick={() => void leaveFor(() => answered(() => api.POST("/v1/games/{game_id}/leave", { params })))}
              >
                {t("leave-table")}
              </button>
            )}
            {isOpener && (
              <button
                type="button"
                class="danger"
                onClick={() => void leaveFor(() => answered(() => api.POST("/v1/games/{game_id}/cancel", { params })))}
              >
                {t("cancel-table")}
              </button>
            )}
            <Share title={t("picture-table")} path={`/games/${game.id}`} label={t("share-table")} />
          </p>
          {isOpener && (
            <form class="invite" onSubmit={(event) => void invite(event)}>
              <label>
                {t("invite-by-name")}
                <input required value={invited.value} onInput={({ currentTarget }) => (invited.value = currentTarget.value)} autocomplete="off" />
              </label>
              <button type="submit">{t("invite")}</button>
            </form>
          )}
        </>
      )}
    </article>
  );
}
