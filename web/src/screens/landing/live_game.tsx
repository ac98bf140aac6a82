import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { GameSummary } from "../../api/types";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
import { GameCard } from "../my_games/game_card";

const POLL_INTERVAL_MS = 20_000;
const MAX_GAMES = 4;

/** Most recently changed of the newest public games. */
export function LiveGame(): JSX.Element | null {
  const game = useSignal<GameSummary | null>(null);
  const load = async () => {
    const { items } = await callApi(() => api.GET("/v1/games", { params: { query: { status: "active", limit: MAX_GAMES } } }));
    game.value = [...items].sort((a, b) => b.changed_at.localeCompare(a.changed_at))[0] ?? null;
  };
  useEffect(() => {
    // Best effort: the page is complete without it.
    const reload = () => void load().catch(() => {});
    reload();
    return startPolling(reload, POLL_INTERVAL_MS);
  }, []);
  if (!game.value) return null;
  return (
    <section class="live" aria-labelledby="live">
      <h2 id="live">{t("landing-live")}</h2>
      <GameCard summary={game.value} />
    </section>
  );
}
