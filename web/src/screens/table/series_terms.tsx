import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { Game, Series } from "../../api/types";
import { t } from "../../i18n/text";
import { describeBreak } from "../series/descriptions";

/** Additional terms of a series, shown at its first table. */
export function SeriesTerms({ game }: { game: Game }): JSX.Element | null {
  const series = useSignal<Series | null>(null);
  const id = game.series?.id;
  useEffect(() => {
    if (id === undefined) return;
    callApi(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: id } } })).then(
      (found) => (series.value = found),
      // Best effort: the table is marked as part of a series in any case.
      () => {},
    );
  }, [id]);
  if (id === undefined) return null;
  return (
    <ul class="terms">
      {series.value && <li>{t("terms-series", { games: series.value.games.length })}</li>}
      {series.value && <li>{describeBreak(series.value.break)}</li>}
      {series.value && <li>{t(`new-seating-${series.value.seating}-explained`)}</li>}
      <li>
        <a href={`/dynasties/${id}`}>{t("open-series")}</a>
      </li>
    </ul>
  );
}
