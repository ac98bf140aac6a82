import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import { More } from "../../components/more";
import { Problem } from "../../components/refused";
import { t } from "../../i18n/text";
import { usePages } from "../../loaded";
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
    return answered(() => api.GET("/v1/players/{player_id}/games", { params: { path: { player_id: id }, query } }));
  };
  const games = usePages(load, `${id} ${opponent} ${chosen}`);
  return (
    <section aria-labelledby="played">
      <header class="played-head">
        <h2 id="played">{t("games-played")}</h2>
        <select aria-label={t("filter-result")} value={chosen} onChange={({ currentTarget }) => (result.value = RESULTS[currentTarget.selectedIndex] ?? "all")}>
          {RESULTS.map((one) => (
            <option key={one} value={one}>
              {t(`result-${one}`)}
            </option>
          ))}
        </select>
      </header>
      {games.items === null && <Problem error={games.error} />}
      {games.items?.length === 0 && <p>{t("no-games-played")}</p>}
      <ul class="played" aria-live="polite">
        {games.items?.map((game) => (
          <li key={game.game_id}>
            <PlayedGame game={game} player={id} />
          </li>
        ))}
      </ul>
      <More of={games} />
    </section>
  );
}
