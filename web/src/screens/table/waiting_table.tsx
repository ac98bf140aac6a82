import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { invitationTokenIn } from "../../api/account";
import { callApi, api, idempotencyKey } from "../../api/client";
import { isGuest } from "../../api/me";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { ConfirmButton } from "../../components/confirm_button";
import { GuestHint } from "../../components/guest_hint";
import { describePace, describeRules, Terms } from "../../components/terms";
import { showToast } from "../../components/toast";
import { declineInvitation } from "../../game/invitations";
import type { Table } from "../../game/table";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { DrawnTable } from "./drawn_table";
import { GuestJoin, joiningAsGuest } from "./guest_join";
import { Invite } from "./invite";
import { invitedIds } from "./invited";
import { NextGameShort } from "./next_game";
import { RatedNote } from "./rated";
import { SeriesTerms } from "./series_terms";
import { WaitingSeats } from "./waiting_seats";

/** A table that waits for players: an invitation for visitors, and for its players the means to fill it. */
export function WaitingTable({ table }: { table: Table }): JSX.Element | null {
  const heading = useRef<HTMLHeadingElement>(null);
  const game = table.game.value;
  const me = session.value?.playerId;
  const isSeated = game?.seats.some(({ player }) => player.id === me) ?? false;
  const wasSeated = useRef(isSeated);
  useEffect(() => {
    // The button that took the seat is gone.
    if (isSeated && !wasSeated.current) heading.current?.focus();
    wasSeated.current = isSeated;
  }, [isSeated]);
  if (!game) return null;
  const isOpen = game.status === "open";
  const isInvited = me !== undefined && invitedIds(table.events.value).includes(me);
  const host = { name: playerName(game.seats.find(({ player }) => player.id === game.host_id)?.player) };
  return (
    <article class={`waiting-table${isSeated ? "" : " poster"}`}>
      <header class="waiting-head">
        <a href={session.value ? "/games" : "/lobby"} class="back" aria-label={session.value ? t("nav-games") : t("nav-lobby")}>
          ‹
        </a>
        <NextGameShort table={table} />
      </header>
      <DrawnTable game={game} />
      <div class="pitch">
        <h1 ref={heading} tabIndex={-1}>
          {isOpen && !isSeated ? t("poster-invites", host) : t("table-of", host)}
        </h1>
        <Facts game={game} />
        <p class="lead" role="status">
          {isOpen ? t("waits-for-players", { missing: game.settings.players - game.seats.length }) : t("event-game-cancelled")}
        </p>
        {isOpen && !isSeated && <JoinActions table={table} game={game} isInvited={isInvited} />}
        {isOpen && me === game.host_id && game.rated !== "no" && (
          <RatedNote table={table} game={game} onMadeUnrated={() => heading.current?.focus()} />
        )}
        <ErrorMessage error={table.problem.value} />
        {isSeated && <GuestHint />}
      </div>
      <div class="at-this-table">
        <WaitingSeats table={table} game={game} />
        {isOpen && isSeated && <SeatedActions table={table} game={game} />}
      </div>
      {isOpen && isSeated && <Invite table={table} game={game} />}
      <section class="agreed" aria-labelledby="agreed">
        <h2 id="agreed">{t("series-agreed")}</h2>
        <Terms game={game} />
        <SeriesTerms game={game} />
      </section>
    </article>
  );
}

/** Rules, pace and rating in one line. */
function Facts({ game }: { game: Game }): JSX.Element {
  const facts = [describeRules(game.settings), describePace(game.pace).replace(/\.$/, ""), game.rated === "no" ? t("new-rated-no") : t("rated-table")];
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

interface JoinProps {
  table: Table;
  game: Game;
  isInvited: boolean;
}

/** Ways to a seat, for visitors, guests and players without one. */
function JoinActions({ table, game, isInvited }: JoinProps): JSX.Element {
  const location = useLocation();
  const returnPath = encodeURIComponent(`/games/${game.id}${window.location.search}`);
  const decline = async () => {
    await table.attempt(() => declineInvitation(game.id));
    if (table.problem.value !== null) return;
    showToast(t("you-declined", { from: playerName(game.seats[0]?.player) }));
    location.route("/games");
  };
  if (!session.value) return <GuestJoin game={game} invitation={invitationTokenIn(window.location.href)} returnPath={returnPath} />;
  const declineButton = isInvited && (
    <button type="button" class="large" onClick={() => void decline()}>
      {t("decline-invitation")}
    </button>
  );
  if (isGuest.value && game.rated !== "no") {
    return (
      <>
        <p>{t("rated-for-guests", { name: playerName(game.seats[0]?.player) })}</p>
        <p class="actions">
          <a class="button primary large" href={`/claim?then=${returnPath}`}>
            {t("register-and-join")}
          </a>
          <a class="button" href={`/login?then=${returnPath}`}>
            {t("log-in")}
          </a>
          {declineButton}
        </p>
      </>
    );
  }
  return (
    <p class="actions">
      <button type="button" class="primary large" disabled={joiningAsGuest.value === game.id} onClick={() => void table.join()}>
        {t("join")}
      </button>
      {declineButton}
    </p>
  );
}

/** Actions of the host and of the other players at the table. */
function SeatedActions({ table, game }: { table: Table; game: Game }): JSX.Element {
  const location = useLocation();
  const params = () => ({ path: { game_id: game.id }, header: idempotencyKey() });
  const runAndLeave = async (operation: () => Promise<Game>) => {
    if (await table.attempt(operation)) location.route("/games");
  };
  if (session.value?.playerId !== game.host_id) {
    return (
      <p class="actions">
        <button
          type="button"
          onClick={() => void runAndLeave(() => callApi(() => api.POST("/v1/games/{game_id}/leave", { params: params() })))}
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
          onClick={() => void table.runAndShow(() => callApi(() => api.POST("/v1/games/{game_id}/start", { params: params() })))}
        >
          {t("start-now")}
        </button>
      )}
      <ConfirmButton
        label={t("cancel-table")}
        question={t("cancel-table-sure")}
        onConfirm={() => void runAndLeave(() => callApi(() => api.POST("/v1/games/{game_id}/cancel", { params: params() })))}
      />
      {game.seats.length >= 2 && <small id="begin-now">{t("begin-now-explained", { players: game.seats.length })}</small>}
    </p>
  );
}
