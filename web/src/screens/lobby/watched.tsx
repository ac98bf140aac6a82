import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { often } from "../../game/often";
import { sits } from "../../game/opponents";
import { t } from "../../i18n/text";
import { GameCard } from "../desk/game_card";

const MOST = 12;
const AGAIN = 60_000;

/** Latest public games of other players. */
export function Watched(): JSX.Element | null {
  const games = useSignal<GameSummary[]>([]);
  const load = async () => {
    const query = { status: "active" as const, limit: MOST };
    const { items } = await answered(() => api.GET("/v1/games", { params: { query } }));
    games.value = items.filter(({ players }) => !sits(players, session.value?.playerId));
  };
  useEffect(() => {
    // The list of tables above already displays connection problems.
    const again = () => void load().catch(() => {});
    again();
    return often(again, AGAIN);
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
