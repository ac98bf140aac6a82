import type { JSX } from "preact";
import type { Series } from "../../api/types";
import { rulesInWords } from "../../components/terms";
import { t } from "../../i18n/text";
import { Ready } from "./ready";
import { seriesName, statusInWords, verdict } from "./words";

/** List entry of a series: its standing and next step. */
export function SeriesCard({ series, changed }: { series: Series; changed: (after: Series) => void }): JSX.Element {
  const first = series.games.find(({ number }) => number === series.number);
  return (
    <article class="series-card">
      <h3>
        <a href={`/dynasties/${series.id}`}>{seriesName(series)}</a>
      </h3>
      <p>{verdict(series) ?? statusInWords(series)}</p>
      {verdict(series) && <p class="how">{statusInWords(series)}</p>}
      <small>
        {rulesInWords(series.settings)}
        {" · "}
        {t("game.counted", { count: series.games.length })}
      </small>
      <p class="actions">
        <Ready series={series} changed={changed} />
        {series.status === "open" && first && (
          <a class="button" href={`/games/${first.game_id}`}>
            {t("open-table")}
          </a>
        )}
      </p>
    </article>
  );
}
