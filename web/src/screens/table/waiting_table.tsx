import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { callApi, api, idempotencyKey } from "../../api/client";
import { isGuest } from "../../api/me";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { ConfirmButton } from "../../components/confirm_button";
import { Terms } from "../../components/terms";
import { showToast } from "../../components/toast";
import { declineInvitation } from "../../game/invitations";
import type { Table } from "../../game/table";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { Invite } from "./invite";
import { invitedIds } from "./invited";
import { NextGameShort } from "./next_game";
import { SeriesTerms } from "./series_terms";
import { WaitingSeats } from "./waiting_seats";

/** A table that waits for players: settings, seats and actions. */
export function WaitingTable({ table }: { table: Table }): JSX.Element | null {
  const game = table.game.value;
  if (!game) return null;
  const me = session.value?.playerId;
  const missing = game.settings.players - game.seats.length;
  const isOpen = game.status === "open";
  const isSeated = game.seats.some(({ player }) => player.id === me);
  const isInvited = me !== undefined && invitedIds(table.events.value).includes(me);
  return (
    <article class="waiting-table">
      <header class="waiting-head">
        <a href={session.value ? "/games" : "/lobby"} class="back" aria-label={session.value ? t("nav-games") : t("nav-lobby")}>
          ‹
        </a>
        <h1>{t("table-of", { name: playerName(game.seats.find(({ player }) => player.id === game.host_id)?.player) })}</h1>
        <NextGameShort table={table} />
      </header>
      <p class="lead" role="status">
        {game.status === "cancelled"
          ? t("happened-game-cancelled")
          : `${isInvited ? `${t("invited-you")} ` : ""}${t("waits-for-players", { missing })}`}
      </p>
      <WaitingSeats table={table} game={game} />
      {isOpen && !isSeated && <TableActions table={table} game={game} isInvited={isInvited} />}
      <ErrorMessage error={table.problem.value} />
      {isOpen && isSeated && <Invite table={table} game={game} />}
      <section aria-labelledby="agreed">
        <h2 id="agreed">{t("series-agreed")}</h2>
        <Terms game={game} />
        <SeriesTerms game={game} />
      </section>
      {isOpen && isSeated && <TableActions table={table} game={game} isInvited={isInvited} />}
    </article>
  );
}

/** Actions of the table, most likely first. */
function TableActions({ table, game, isInvited }: { table: Table; game: Game; isInvited: boolean }): JSX.Element {
  const location = useLocation();
  const me = session.value?.playerId;
  const isHost = me === game.host_id;
  const isSeated = game.seats.some(({ player }) => player.id === me);
  const params = { path: { game_id: game.id }, header: idempotencyKey() };
  const runAndLeave = async (operation: () => Promise<Game>) => {
    if (await table.attempt(operation)) location.route("/games");
  };
  const decline = async () => {
    await table.attempt(() => declineInvitation(game.id));
    if (table.problem.value !== null) return;
    showToast(t("you-declined", { from: playerName(game.seats[0]?.player) }));
    location.route("/games");
  };
  const returnPath = encodeURIComponent(`/games/${game.id}${window.location.search}`);
  if (me === undefined) {
    return (
      <p class="actions">
        <a class="button primary large" href={`/register?then=${returnPath}`}>
          {t("register-and-join")}
        </a>
        <a class="button large" href={`/login?then=${returnPath}`}>
          {t("log-in")}
        </a>
      </p>
    );
  }
  if (!isSeated && isGuest.value && game.rated !== "no") {
    return (
      <section>
        <p>{t("problem-guests_play_unrated")}</p>
        <p class="actions">
          <a class="button primary large" href={`/claim?then=${returnPath}`}>
            {t("register-and-join")}
          </a>
          <a class="button large" href={`/login?then=${returnPath}`}>
            {t("log-in")}
          </a>
          <a class="button large" href="/new">
            {t("new-table")}
          </a>
          {isInvited && (
            <button type="button" class="large" onClick={() => void decline()}>
              {t("decline-invitation")}
            </button>
          )}
        </p>
      </section>
    );
  }
  if (!isSeated) {
    return (
      <p class="actions">
        <button type="button" class="primary large" onClick={() => void table.join()}>
          {t("join")}
        </button>
        {isInvited && (
          <button type="button" class="large" onClick={() => void decline()}>
            {t("decline-invitation")}
          </button>
        )}
      </p>
    );
  }
  if (!isHost) {
    return (
      <p class="actions">
        <button
          type="button"
          onClick={() => void runAndLeave(() => callApi(() => api.POST("/v1/games/{game_id}/leave", { params })))}
        >
          {t("leave-table")}
        </button>
      </p>
    );
  }
  return (
    <p class="actions">
      {game.seats.length >= 2 && (
        <button
          type="button"
          aria-describedby="begin-now"
          onClick={() => void table.sendRequest(() => callApi(() => api.POST("/v1/games/{game_id}/start", { params })))}
        >
          {t("start-now")}
        </button>
      )}
      <ConfirmButton
        label={t("cancel-table")}
        question={t("cancel-table-sure")}
        onConfirm={() => void runAndLeave(() => callApi(() => api.POST("/v1/games/{game_id}/cancel", { params })))}
      />
      {game.seats.length >= 2 && <small id="begin-now">{t("begin-now-explained", { players: game.seats.length })}</small>}
    </p>
  );
}
