import type { JSX } from "preact";
import { useRoute } from "preact-iso";
import { answered, api } from "../api/client";
import { Balance } from "../components/balance";
import { Shown } from "../components/shown";
import { nameOf } from "../game/words";
import { t } from "../i18n/text";
import { useLoaded } from "../loaded";
import { useTitle } from "../title";
import { PlayedGames } from "./player/played_games";

const profileOf = (id: string) => answered(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } }));

/** Results and common games of two players. */
export default function HeadToHead(): JSX.Element {
  const { params } = useRoute();
  const [id = "", other = ""] = [params.id, params.other];
  const compared = useLoaded(async () => {
    const path = { player_id: id, opponent_id: other };
    const [player, opponent, { items }] = await Promise.all([
      profileOf(id),
      profileOf(other),
      answered(() => api.GET("/v1/players/{player_id}/against/{opponent_id}", { params: { path } })),
    ]);
    return { player, opponent, items };
  }, `${id} ${other}`);
  useTitle(t("head-to-head"));
  return (
    <Shown of={compared}>
      {({ player, opponent, items }) => (
        <article class="player">
          <header>
            <p class="faint">{t("head-to-head")}</p>
            <h1>
              <a href={`/players/${player.id}`}>{nameOf(player)}</a> – <a href={`/players/${opponent.id}`}>{nameOf(opponent)}</a>
            </h1>
          </header>
          <section aria-labelledby="results">
            <h2 id="results">{t("results")}</h2>
            {items.length === 0 && <p>{t("never-met")}</p>}
            <ul class="statistics">
              {items.map((one) => (
                <li key={one.category} class="panel">
                  <Balance of={one} first={nameOf(player)} second={nameOf(opponent)} />
                </li>
              ))}
            </ul>
          </section>
          <PlayedGames id={id} opponent={other} />
        </article>
      )}
    </Shown>
  );
}
