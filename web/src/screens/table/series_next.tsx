import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { Game, Series } from "../../api/types";
import { t } from "../../i18n/text";
import { type Resource, useResource } from "../../resource";
import { describeStatus, seriesName } from "../series/descriptions";
import { PointsTable } from "../series/points_table";
import { Ready } from "../series/ready";

type GameSeries = NonNullable<Game["series"]>;

/** Loads the series of a game and follows it. */
export function useSeriesOf(gameSeries: GameSeries | null): Resource<Series | null> {
  const player = session.value?.playerId;
  const id = gameSeries?.id;
  const resource = useResource(
    async () => (id === undefined ? null : callApi(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: id } } }))),
    `${id} ${player}`,
  );
  const { reload } = resource;
  useEffect(() => {
    if (player && id !== undefined) return followNotifications(() => void reload());
  }, [reload]);
  return resource;
}

interface Props {
  gameSeries: GameSeries;
  series: Series | null;
  onChange: (after: Series) => void;
}

/**
 * Next step after a finished game of a series: the next game, or readiness for it. If the series
 * cannot be loaded, the link to it remains.
 */
export function SeriesNext({ gameSeries, series, onChange }: Props): JSX.Element {
  const isGameActive = series?.status === "active" && series.break_since === null;
  const next = isGameActive ? series.games.find(({ number }) => number === series.number && number > gameSeries.number) : undefined;
  const isOver = series?.status === "finished" || series?.status === "cancelled";
  return (
    <div class="next-step">
      {next && (
        <a class="button primary large" href={`/games/${next.game_id}`}>
          {t("series-to-game", { game: next.number })}
        </a>
      )}
      {series && <Ready series={series} onChange={onChange} />}
      <a class={isOver ? "button primary large" : "button"} href={`/dynasties/${gameSeries.id}`}>
        {t("open-series")}
      </a>
    </div>
  );
}

/** Standing of the series after a game. */
export function SeriesStanding({ series }: { series: Series }): JSX.Element {
  return (
    <section class="series-standing" aria-labelledby="series-standing">
      <h2 id="series-standing">{seriesName(series)}</h2>
      <p role="status">{describeStatus(series)}</p>
      <PointsTable series={series} />
    </section>
  );
}
