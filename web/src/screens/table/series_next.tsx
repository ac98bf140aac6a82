import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import { followNews } from "../../api/notices";
import { session } from "../../api/session";
import type { Game, Series } from "../../api/types";
import { t } from "../../i18n/text";
import { Ready } from "../series/ready";

/** Next step after a finished game of a series: the next game, or readiness for it. */
export function SeriesNext({ of }: { of: NonNullable<Game["series"]> }): JSX.Element {
  const series = useSignal<Series | null>(null);
  const load = async () => {
    try {
      series.value = await answered(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: of.id } } }));
    } catch {
      // Best effort: the link to the series remains.
    }
  };
  useEffect(() => {
    void load();
    if (session.value) return followNews(() => void load());
  }, [of.id, session.value?.playerId]);
  const found = series.value;
  const isPlayed = found?.status === "active" && found.break_since === null;
  const next = isPlayed ? found.games.find(({ number }) => number === found.number && number > of.number) : undefined;
  return (
    <>
      {next && (
        <a class="button primary" href={`/games/${next.game_id}`}>
          {t("series-to-game", { game: next.number })}
        </a>
      )}
      {found && <Ready series={found} changed={(after) => (series.value = after)} />}
      <a class="button" href={`/dynasties/${of.id}`}>
        {t("open-series")}
      </a>
    </>
  );
}
