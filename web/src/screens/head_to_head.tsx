import type { JSX } from "preact";
import { useRoute } from "preact-iso";
import { callApi, api } from "../api/client";
import { Avatar } from "../components/avatar";
import { HeadToHeadResults } from "../components/head_to_head_results";
import { AsyncContent } from "../components/async_content";
import { playerName } from "../game/descriptions";
import { t } from "../i18n/text";
import { useResource } from "../resource";
import { useTitle } from "../title";
import { PlayedGames } from "./player/played_games";

const fetchProfile = (id: string) => callApi(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } }));

/** Results and common games of two players. */
export default function HeadToHead(): JSX.Element {
  const { params } = useRoute();
  const [id = "", other = ""] = [params.id, params.other];
  const results = useResource(async () => {
    const path = { player_id: id, opponent_id: other };
    const [player, opponent, { items }] = await Promise.all([
      fetchProfile(id),
      fetchProfile(other),
      callApi(() => api.GET("/v1/players/{player_id}/against/{opponent_id}", { params: { path } })),
    ]);
    return { player, opponent, items };
  }, `${id} ${other}`);
  useTitle(t("head-to-head"));
  return (
    <AsyncContent resource={results}>
      {({ player, opponent, items }) => (
        <article class="player">
          <header>
            <p class="faint">{t("head-to-head")}</p>
            <h1 class="versus">
              <span class="with-avatar">
                <Avatar player={player} class="large-avatar" />
                <a href={`/players/${player.id}`}>{playerName(player)}</a> –
              </span>{" "}
              <span class="with-avatar">
                <Avatar player={opponent} class="large-avatar" />
                <a href={`/players/${opponent.id}`}>{playerName(opponent)}</a>
              </span>
            </h1>
          </header>
          <section aria-labelledby="results">
            <h2 id="results">{t("results")}</h2>
            {items.length === 0 && <p>{t("never-met")}</p>}
            <ul class="statistics">
              {items.map((item) => (
                <li key={item.category} class="panel">
                  <HeadToHeadResults results={item} first={playerName(player)} second={playerName(opponent)} />
                </li>
              ))}
            </ul>
          </section>
          <PlayedGames id={id} opponent={other} />
        </article>
      )}
    </AsyncContent>
  );
}
