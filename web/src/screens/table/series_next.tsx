import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { Ready } from "../series/ready";

/**
 * Next step after a finished game of a series: the next game, or readiness for it. If the series
 * cannot be loaded, the link to it remains.
 */
export function SeriesNext({ gameSeries }: { gameSeries: NonNullable<Game["series"]> }): JSX.Element {
  const player = session.value?.playerId;
  const {
    value: found,
    reload,
    set,
  } = useResource(
    () => callApi(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: gameSeries.id } } })),
    `${gameSeries.id} ${player}`,
  );
  useEffect(() => {
    if (player) return followNotifications(() => void reload());
  }, [reload]);
  const isGameActive = found?.status === "active" && found.break_since === null;
  const next = isGameActive ? found.games.find(({ number }) => number === found.number && number > gameSeries.number) : undefined;
  return (
    <>
      {next && (
        <a class="button primary" href={`/games/${next.game_id}`}>
          {t("series-to-game", { game: next.number })}
        </a>
      )}
      {found && <Ready series={found} onChange={set} />}
      <a class="button" href={`/dynasties/${gameSeries.id}`}>
        {t("open-series")}
      </a>
    </>
  );
}
