import type { JSX } from "preact";
import { useRoute } from "preact-iso";
import { answered, api } from "../../api/client";
import { myId } from "../../api/me";
import type { PlayerProfile } from "../../api/types";
import { Redirect, ToLogIn } from "../../components/redirect";
import { Shown } from "../../components/shown";
import { categoryName } from "../../game/categories";
import { nameOf } from "../../game/words";
import { t } from "../../i18n/text";
import { day } from "../../i18n/time";
import { useLoaded } from "../../loaded";
import { useTitle } from "../../title";
import { AgainstMe } from "./against_me";
import { PlayedGames } from "./played_games";
import { Ratings } from "./ratings";
import { ReliabilityInWords } from "./reliability";
import { StatisticsOf } from "./statistics";

/** The profile of a player; `me` leads to that of the current player. */
export default function PlayerScreen(): JSX.Element {
  const { params } = useRoute();
  const id = params.id ?? "";
  if (id !== "me") return <Player id={id} />;
  return myId.value === null ? <ToLogIn /> : <Redirect to={`/players/${myId.value}`} />;
}

/** Ratings, reliability and games of a player. */
function Player({ id }: { id: string }): JSX.Element {
  const path = { player_id: id };
  const profile = useLoaded(() => answered(() => api.GET("/v1/players/{player_id}", { params: { path } })), id);
  const name = profile.value ? nameOf(profile.value) : "";
  useTitle(name);
  return (
    <Shown of={profile}>
      {(player) => (
        <article class="player">
          <header>
            <h1>{name}</h1>
            <p class="faint">{whatItIs(player)}</p>
            {player.owner && (
              <p>
                <a href={`/players/${player.owner.id}`}>{t("bot-of", { owner: nameOf(player.owner) })}</a>
              </p>
            )}
            {player.id === myId.value && (
              <p class="actions">
                <a class="button" href="/settings/profile">
                  {t("settings-profile")}
                </a>
              </p>
            )}
          </header>
          <Ratings ratings={player.ratings} />
          {player.house === null && <ReliabilityInWords reliability={player.reliability} />}
          {player.id !== myId.value && <AgainstMe id={player.id} name={name} />}
          <StatisticsOf id={player.id} title={categoryName} />
          <PlayedGames id={player.id} />
        </article>
      )}
    </Shown>
  );
}

function whatItIs({ house, bot, guest, created_at: since }: PlayerProfile): string {
  if (house) return t(`house-${house}`);
  return t(bot ? "bot-since" : guest ? "guest-since" : "member-since", { since: day(since) });
}
