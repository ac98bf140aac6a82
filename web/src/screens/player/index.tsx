import type { JSX } from "preact";
import { useRoute } from "preact-iso";
import { callApi, api } from "../../api/client";
import { myId } from "../../api/me";
import type { PlayerProfile } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { Redirect, LoginRedirect } from "../../components/redirect";
import { AsyncContent } from "../../components/async_content";
import { categoryName } from "../../game/categories";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDate } from "../../i18n/time";
import { useResource } from "../../resource";
import { useTitle } from "../../title";
import { HeadToHeadSection } from "./head_to_head_section";
import { PlayedGames } from "./played_games";
import { Ratings } from "./ratings";
import { ReliabilitySection } from "./reliability";
import { StatisticsSection } from "./statistics";

/** The profile of a player; `me` leads to that of the current player. */
export default function PlayerScreen(): JSX.Element {
  const { params } = useRoute();
  const id = params.id ?? "";
  if (id !== "me") return <Player id={id} />;
  return myId.value === null ? <LoginRedirect /> : <Redirect to={`/players/${myId.value}`} />;
}

/** Ratings, reliability and games of a player. */
function Player({ id }: { id: string }): JSX.Element {
  const path = { player_id: id };
  const profile = useResource(() => callApi(() => api.GET("/v1/players/{player_id}", { params: { path } })), id);
  const name = profile.value ? playerName(profile.value) : "";
  useTitle(name);
  return (
    <AsyncContent resource={profile}>
      {(player) => (
        <article class="player">
          <header>
            <div class="with-avatar">
              <Avatar id={player.id} class="large-avatar" />
              <h1>{name}</h1>
            </div>
            <p class="faint">{describeAccount(player)}</p>
            {player.owner && (
              <p>
                <a href={`/players/${player.owner.id}`}>{t("bot-of", { owner: playerName(player.owner) })}</a>
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
          {player.house === null && <ReliabilitySection reliability={player.reliability} />}
          {player.id !== myId.value && <HeadToHeadSection id={player.id} name={name} />}
          <StatisticsSection id={player.id} title={categoryName} />
          <PlayedGames id={player.id} />
        </article>
      )}
    </AsyncContent>
  );
}

function describeAccount({ house, bot, guest, created_at: since }: PlayerProfile): string {
  if (house) return t(`house-${house}`);
  return t(bot ? "bot-since" : guest ? "guest-since" : "member-since", { since: formatDate(since) });
}
