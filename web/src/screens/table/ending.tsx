import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { answered, api, idempotencyKey } from "../../api/client";
import { followNews } from "../../api/notices";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { King } from "../../components/drawings";
import { GuestHint } from "../../components/guest_hint";
import { Share } from "../../components/share";
import type { Table } from "../../game/table";
import { seatName, turnInWords } from "../../game/words";
import { t } from "../../i18n/text";
import { SeriesNext } from "./series_next";

const asking = signal(false);

/** Result of the game and next steps. */
export function Ending({ table, look }: { table: Table; look: () => void }): JSX.Element | null {
  const location = useLocation();
  const game = table.game.value;
  const begun = useRematch(table);
  if (!game) return null;
  const rematch = async () => {
    asking.value = true;
    const opened = await table.attempt(() =>
      answered(() =>
        api.POST("/v1/games/{game_id}/rematch", { params: { path: { game_id: game.id }, header: idempotencyKey() }, body: {} }),
      ),
    );
    asking.value = false;
    if (opened) location.route(`/games/${opened.id}`);
  };
  return (
    <section class="ending" aria-label={t("picture-ranking")}>
      <p class="verdict">{turnInWords(game)}</p>
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
      {begun && <p role="status">{t(begun.status === "open" ? "rematch-waits" : "rematch-begun")}</p>}
      <p class="actions">
        {game.your_seat !== null && !game.series && (
          <button type="button" class="primary" disabled={asking.value} onClick={() => void rematch()}>
            {t(begun ? "rematch-show" : "rematch")}
          </button>
        )}
        {game.series && <SeriesNext of={game.series} />}
        <button type="button" onClick={look}>
          {t("look-back")}
        </button>
        <Share title={turnInWords(game)} path={`/games/${game.id}`} />
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
      const { items } = await answered(() => api.GET("/v1/me/games", { params: { query: { limit: 100 } } }));
      found.value = items.find((game) => game.rematch_of_id === table.id && game.status !== "cancelled") ?? null;
    };
    // Best effort: the rematch button works without it.
    const again = () => void load().catch(() => {});
    again();
    return followNews(again);
  }, [playerId, seated, table]);
  return found.value;
}
