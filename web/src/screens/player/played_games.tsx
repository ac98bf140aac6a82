import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { LoadMoreButton } from "../../components/load_more_button";
import { EmptyState } from "../../components/empty_state";
import { LoadError } from "../../components/error_message";
import { t } from "../../i18n/text";
import { usePages } from "../../resource";
import { PlayedGame } from "./played_game";

const RESULTS = ["all", "won", "lost"] as const;

/** Finished games of a player, latest first. With `opponent`, only games against that player. */
export function PlayedGames({ id, opponent }: { id: string; opponent?: string }): JSX.Element {
  const result = useSignal<(typeof RESULTS)[number]>("all");
  const chosen = result.value;
  const load = (cursor: string | undefined) => {
    const query = {
      limit: 10,
      ...(cursor === undefined ? {} : { cursor }),
      ...(opponent === undefined ? {} : { opponent_id: opponent }),
      ...(chosen === "all" ? {} : { result: chosen }),
    };
    return callApi(() => api.GET("/v1/players/{player_id}/games", { params: { path: { player_id: id }, query } }));
  };
  const games = usePages(load, `${id} ${opponent} ${chosen}`);
  return (
    <section aria-labelledby="played">
      <header class="played-head">
        <h2 id="played">{t("games-played")}</h2>
        <select aria-label={t("filter-result")} value={chosen} onChange={({ currentTarget }) => (result.value = RESULTS[currentTarget.selectedIndex] ?? "all")}>
          {RESULTS.map((item) => (
            <option key={item} value={item}>
              {t(`result-${item}`)}
            </option>
          ))}
        </select>
      </header>
      {games.items === null && games.error != null && <LoadError error={games.error} retry={() => void games.reload()} />}
      {games.items?.length === 0 && (
        <EmptyState picture="castle" text={t("no-games-played")}>
          {chosen !== "all" && (
            <button type="button" onClick={() => (result.value = "all")}>
              {t("result-all")}
            </button>
          )}
        </EmptyState>
      )}
      <ul class="played" aria-live="polite">
        {games.items?.map((game) => (
          <li key={game.game_id}>
            <PlayedGame game={game} player={id} />
          </li>
        ))}
      </ul>
      <LoadMoreButton pages={games} />
    </section>
  );
}
