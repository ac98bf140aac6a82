import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { Game, Series } from "../../api/types";
import { t } from "../../i18n/text";
import { Ready } from "../series/ready";

/** Next step after a finished game of a series: the next game, or readiness for it. */
export function SeriesNext({ gameSeries }: { gameSeries: NonNullable<Game["series"]> }): JSX.Element {
  const series = useSignal<Series | null>(null);
  const load = async () => {
    try {
      series.value = await callApi(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: gameSeries.id } } }));
    } catch {
      // Best effort: the link to the series remains.
    }
  };
  useEffect(() => {
    void load();
    if (session.value) return followNotifications(() => void load());
  }, [gameSeries.id, session.value?.playerId]);
  const found = series.value;
  const isGameActive = found?.status === "active" && found.break_since === null;
  const next = isGameActive ? found.games.find(({ number }) => number === found.number && number > gameSeries.number) : undefined;
  return (
    <>
      {next && (
        <a class="button primary" href={`/games/${next.game_id}`}>
          {t("series-to-game", { game: next.number })}
        </a>
      )}
      {found && <Ready series={found} onChange={(after) => (series.value = after)} />}
      <a class="button" href={`/dynasties/${gameSeries.id}`}>
        {t("open-series")}
      </a>
    </>
  );
}
