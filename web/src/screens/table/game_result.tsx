import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { callApi, api, idempotencyKey } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { King } from "../../components/drawings";
import { GuestHint } from "../../components/guest_hint";
import { ShareButton } from "../../components/share_button";
import type { Table } from "../../game/table";
import { seatName, describeTurn } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { SeriesNext } from "./series_next";

const busy = signal(false);

/** Result of the game and next steps. */
export function GameResult({ table, onOpenHistory }: { table: Table; onOpenHistory: () => void }): JSX.Element | null {
  const location = useLocation();
  const game = table.game.value;
  const existingRematch = useRematch(table);
  if (!game) return null;
  const rematch = async () => {
    busy.value = true;
    const created = await table.attempt(() =>
      callApi(() =>
        api.POST("/v1/games/{game_id}/rematch", { params: { path: { game_id: game.id }, header: idempotencyKey() }, body: {} }),
      ),
    );
    busy.value = false;
    if (created) location.route(`/games/${created.id}`);
  };
  return (
    <section class="ending" aria-label={t("picture-ranking")}>
      <p class="verdict">{describeTurn(game)}</p>
      <ol class="ranking">
        {(game.ranking ?? []).map(({ seat, rank, points, largest_property, crowns }) => (
          <li key={seat}>
            <span class="rank">{rank}.</span>
            <King seat={seat} />
            <span class="name">{seatName(game, seat)}</span>
            <span class="score">{points}</span>
            <small>{t("picture-ties", { largest: largest_property, crowns })}</small>
          </li>
        ))}
      </ol>
      <GuestHint />
      {existingRematch && <p role="status">{t(existingRematch.status === "open" ? "rematch-waits" : "rematch-begun")}</p>}
      <p class="actions">
        {game.your_seat !== null && !game.series && (
          <button type="button" class="primary" disabled={busy.value} onClick={() => void rematch()}>
            {t(existingRematch ? "rematch-show" : "rematch")}
          </button>
        )}
        {game.series && <SeriesNext gameSeries={game.series} />}
        <button type="button" onClick={onOpenHistory}>
          {t("look-back")}
        </button>
        <ShareButton title={describeTurn(game)} path={`/games/${game.id}`} />
      </p>
    </section>
  );
}

/** Rematch created by another player, checked with every notification. */
function useRematch(table: Table): GameSummary | null {
  const found = useSignal<GameSummary | null>(null);
  const playerId = session.value?.playerId;
  const seated = table.game.value?.your_seat != null;
  useEffect(() => {
    if (playerId === undefined || !seated) return;
    const load = async () => {
      const { items } = await callApi(() => api.GET("/v1/me/games", { params: { query: { limit: 100 } } }));
      found.value = items.find((game) => game.rematch_of_id === table.id && game.status !== "cancelled") ?? null;
    };
    // Best effort: the rematch button works without it.
    const reload = () => void load().catch(() => {});
    reload();
    return followNotifications(reload);
  }, [playerId, seated, table]);
  return found.value;
}
