import type { JSX } from "preact";
import { useRoute } from "preact-iso";
import { callApi, api } from "../../api/client";
import { myId } from "../../api/me";
import type { PlayerProfile } from "../../api/types";
import { AsyncContent } from "../../components/async_content";
import { Avatar } from "../../components/avatar";
import { EmptyState } from "../../components/empty_state";
import { LoadError } from "../../components/error_message";
import { Redirect, LoginRedirect } from "../../components/redirect";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDate } from "../../i18n/time";
import { useResource } from "../../resource";
import { useTitle } from "../../title";
import { FavouriteTerrains } from "./favourite_terrains";
import { HeadToHeadSection } from "./head_to_head_section";
import { PlayedGames } from "./played_games";
import { Ratings } from "./ratings";
import { RecentOpponents } from "./recent_opponents";
import { Records } from "./records";
import { ReliabilitySection } from "./reliability";
import { StatisticsSection } from "./statistics";

/** Number of the latest games that records and opponents are taken from: a page of the API. */
const RECENT_GAMES = 100;

/** The profile of a player; `me` leads to that of the current player. */
export default function PlayerScreen(): JSX.Element {
  const { params } = useRoute();
  const id = params.id ?? "";
  if (id !== "me") return <Player key={id} id={id} />;
  return myId.value === null ? <LoginRedirect /> : <Redirect to={`/players/${myId.value}`} />;
}

/** Ratings, records, opponents and games of a player. */
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
              <Avatar player={player} class="large-avatar" />
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
                  {t("profile-edit")}
                </a>
              </p>
            )}
          </header>
          <Results player={player} name={name} />
        </article>
      )}
    </AsyncContent>
  );
}

/** Everything that follows from finished games. */
function Results({ player, name }: { player: PlayerProfile; name: string }): JSX.Element | null {
  const path = { player_id: player.id };
  const statistics = useResource(() => callApi(() => api.GET("/v1/players/{player_id}/statistics", { params: { path } })));
  const recentGames = useResource(() =>
    callApi(() => api.GET("/v1/players/{player_id}/games", { params: { path, query: { limit: RECENT_GAMES } } })),
  );
  const games = recentGames.value?.items;
  const error = statistics.error ?? recentGames.error;
  if (games?.length === 0 && statistics.value?.items.length === 0 && player.ratings.length === 0) return <NoGames player={player} name={name} />;
  return (
    <>
      <Ratings id={player.id} ratings={player.ratings} />
      {error != null && <LoadError error={error} retry={() => void Promise.all([statistics.reload(), recentGames.reload()])} />}
      {games && <Records statistics={statistics.value?.items ?? []} games={games} isComplete={recentGames.value?.next_cursor === null} />}
      <div class="highlights">
        <FavouriteTerrains statistics={statistics.value?.items ?? []} />
        {games && <RecentOpponents games={games} player={player.id} />}
      </div>
      {player.id !== myId.value && <HeadToHeadSection id={player.id} name={name} />}
      <StatisticsSection statistics={statistics.value?.items ?? []} />
      {player.house === null && <ReliabilitySection reliability={player.reliability} />}
      <PlayedGames id={player.id} />
    </>
  );
}

function NoGames({ player, name }: { player: PlayerProfile; name: string }): JSX.Element {
  const isMine = player.id === myId.value;
  return (
    <EmptyState picture="castle" text={isMine ? t("profile-empty-own") : t("profile-empty", { name })}>
      <a class="button primary large" href={isMine ? "/lobby" : "/new"}>
        {isMine ? t("find-table") : t("new-table")}
      </a>
    </EmptyState>
  );
}

function describeAccount({ house, bot, guest, created_at: since }: PlayerProfile): string {
  if (house) return t(`house-${house}`);
  return t(bot ? "bot-since" : guest ? "guest-since" : "member-since", { since: formatDate(since) });
}
