import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Category, Statistics, Terrain as TerrainName } from "../../api/types";
import { Terrain } from "../../components/drawings";
import { ErrorMessage } from "../../components/error_message";
import { formatDecimal, formatPercent, formatCount } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";

/** Statistics of a player's games by category. */
export function StatisticsSection({ id, title }: { id: string; title: (category: Category) => string }): JSX.Element | null {
  const path = { player_id: id };
  const statistics = useResource(() => callApi(() => api.GET("/v1/players/{player_id}/statistics", { params: { path } })), id);
  const items = statistics.value?.items ?? [];
  if (items.length === 0 && statistics.error == null) return null;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{t("statistics")}</h2>
      <ErrorMessage error={statistics.error} />
      <ul class="statistics">
        {items.map((item) => (
          <li key={item.category} class="panel">
            <h3>{title(item.category)}</h3>
            <Figures statistics={item} />
            {item.complete_games > 0 && <TerrainMeans means={item.terrains} />}
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
