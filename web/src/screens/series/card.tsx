import type { JSX } from "preact";
import type { Series } from "../../api/types";
import { describeRules } from "../../components/terms";
import { t } from "../../i18n/text";
import { Ready } from "./ready";
import { seriesName, describeStatus, describeLeader } from "./descriptions";

/** List entry of a series: its standing and next step. */
export function SeriesCard({ series, onChange }: { series: Series; onChange: (after: Series) => void }): JSX.Element {
  const first = series.games.find(({ number }) => number === series.number);
  return (
    <article class="series-card">
      <h3>
        <a href={`/dynasties/${series.id}`}>{seriesName(series)}</a>
      </h3>
      <p>{describeLeader(series) ?? describeStatus(series)}</p>
      {describeLeader(series) && <p class="how">{describeStatus(series)}</p>}
      <small>
        {describeRules(series.settings)}
        {" · "}
        {t("game.counted", { count: series.games.length })}
      </small>
      <p class="actions">
        <Ready series={series} onChange={onChange} />
        {series.status === "open" && first && (
          <a class="button" href={`/games/${first.game_id}`}>
            {t("open-table")}
          </a>
        )}
      </p>
    </article>
  );
}
