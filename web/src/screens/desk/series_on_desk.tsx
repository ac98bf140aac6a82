import type { JSX } from "preact";
import { t } from "../../i18n/text";
import { SeriesCard } from "../series/card";
import { desk, loadDesk, runningSeries, unready } from "./store";

/** Series that wait for the current player, and a link to all others. */
export function SeriesOnDesk(): JSX.Element | null {
  if (!desk.value || desk.value.series.length === 0) return null;
  const shown = [...unready.value, ...runningSeries.value];
  return (
    <section>
      <h2>{t("series-mine")}</h2>
      <ul class="games">
        {shown.map((series) => (
          <li key={series.id}>
            <SeriesCard series={series} changed={() => void loadDesk()} />
          </li>
        ))}
      </ul>
      <p>
        <a class="series-all" href="/dynasties">{t("series-all")}</a>
      </p>
    </section>
  );
}
