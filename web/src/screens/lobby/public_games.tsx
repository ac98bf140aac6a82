import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { startPolling } from "../../game/polling";
import { hasSeat } from "../../game/opponents";
import { t } from "../../i18n/text";
import { GameCard } from "../my_games/game_card";

const MAX_GAMES = 12;
const POLL_INTERVAL_MS = 60_000;

/** Latest public games of other players. */
export function PublicGames(): JSX.Element | null {
  const games = useSignal<GameSummary[]>([]);
  const load = async () => {
    const query = { status: "active" as const, limit: MAX_GAMES };
    const { items } = await callApi(() => api.GET("/v1/games", { params: { query } }));
    games.value = items.filter(({ players }) => !hasSeat(players, session.value?.playerId));
  };
  useEffect(() => {
    // The list of tables above already displays connection problems.
    const reload = () => void load().catch(() => {});
    reload();
    return startPolling(reload, POLL_INTERVAL_MS);
  }, [session.value?.playerId]);
  if (games.value.length === 0) return null;
  return (
    <section class="watched" aria-labelledby="watched">
      <h2 id="watched">{t("lobby-watched")}</h2>
      <p class="explained">{t("lobby-watched-explained")}</p>
      <ul class="games">
        {games.value.map((game) => (
          <li key={game.id}>
            <GameCard summary={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
