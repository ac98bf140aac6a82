import type { JSX } from "preact";
import type { Statistics, Terrain as TerrainName } from "../../api/types";
import { Terrain } from "../../components/drawings";
import { categoryName } from "../../game/categories";
import { formatDecimal, formatPercent, formatCount } from "../../i18n/numbers";
import { t } from "../../i18n/text";

/** Width in pixels from which the statistics of several categories are open. */
const WIDE = 720;

/** Statistics of a player's games by category. */
export function StatisticsSection({ statistics }: { statistics: Statistics[] }): JSX.Element | null {
  if (statistics.length === 0) return null;
  const isOpen = statistics.length === 1 || innerWidth >= WIDE;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{t("statistics")}</h2>
      <ul class="statistics">
        {statistics.map((item) => (
          <li key={item.category}>
            <details class="panel" open={isOpen}>
              <summary>
                <h3>{categoryName(item.category)}</h3>
              </summary>
              <Figures statistics={item} />
              {item.complete_games > 0 && <TerrainMeans means={item.terrains} />}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ statistics }: { statistics: Statistics }): JSX.Element {
  const figures: [label: string, value: string][] = [
    [t("statistics-games"), formatCount(statistics.games)],
    [t("statistics-wins"), `${formatCount(statistics.wins)} (${formatPercent(statistics.wins / Math.max(1, statistics.games))})`],
  ];
  if (statistics.mean_points !== null) figures.push([t("statistics-mean"), formatDecimal(statistics.mean_points)]);
  if (statistics.best_points !== null) figures.push([t("statistics-best"), formatCount(statistics.best_points)]);
  if (statistics.bonuses > 0) figures.push([t("statistics-bonuses"), formatDecimal(statistics.bonuses)]);
  if (statistics.quests > 0) figures.push([t("statistics-quests"), formatDecimal(statistics.quests)]);
  if (statistics.giants > 0) figures.push([t("statistics-giants"), formatDecimal(statistics.giants)]);
  if (statistics.discards > 0) figures.push([t("statistics-discards"), formatDecimal(statistics.discards)]);
  if (statistics.taken_over > 0) figures.push([t("statistics-taken-over"), formatCount(statistics.taken_over)]);
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sources of the points: a bar for each terrain. */
function TerrainMeans({ means }: { means: { terrain: TerrainName; points: number }[] }): JSX.Element {
  const maxPoints = Math.max(1, ...means.map(({ points }) => points));
  return (
    <table class="terrain-means">
      <caption>{t("statistics-terrains")}</caption>
      <tbody>
        {means.map(({ terrain, points }) => (
          <tr key={terrain}>
            <th scope="row">
              <svg class="tile" viewBox="0 0 40 40" aria-hidden="true">
                <Terrain terrain={terrain} variant={0} />
              </svg>
              {t(`terrain-${terrain}`)}
            </th>
            <td>
              <span class={`bar of-${terrain}`} style={{ "--share": points / maxPoints }} />
            </td>
            <td class="number">{formatDecimal(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
