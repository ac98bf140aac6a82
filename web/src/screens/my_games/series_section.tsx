import type { JSX } from "preact";
import { t } from "../../i18n/text";
import { SeriesCard } from "../series/card";
import { myGames, loadMyGames, runningSeries, unreadySeries } from "./store";

/** Series that wait for the current player, and a link to all others. */
export function SeriesSection(): JSX.Element | null {
  if (!myGames.value || myGames.value.series.length === 0) return null;
  const visible = [...unreadySeries.value, ...runningSeries.value];
  return (
    <section>
      <h2>{t("series-mine")}</h2>
      <ul class="games">
        {visible.map((series) => (
          <li key={series.id}>
            <SeriesCard series={series} onChange={() => void loadMyGames()} />
          </li>
        ))}
      </ul>
      <p>
        <a class="series-all" href="/dynasties">{t("series-all")}</a>
      </p>
    </section>
  );
}
