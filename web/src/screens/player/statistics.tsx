import type { JSX } from "preact";
import { answered, api } from "../../api/client";
import type { Category, Statistics, Terrain as TerrainName } from "../../api/types";
import { Terrain } from "../../components/drawings";
import { Problem } from "../../components/refused";
import { decimal, percent, whole } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { useLoaded } from "../../loaded";

/** Statistics of a player's games by category. */
export function StatisticsOf({ id, title }: { id: string; title: (category: Category) => string }): JSX.Element | null {
  const path = { player_id: id };
  const statistics = useLoaded(() => answered(() => api.GET("/v1/players/{player_id}/statistics", { params: { path } })), id);
  const items = statistics.value?.items ?? [];
  if (items.length === 0 && statistics.error == null) return null;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{t("statistics")}</h2>
      <Problem error={statistics.error} />
      <ul class="statistics">
        {items.map((one) => (
          <li key={one.category} class="panel">
            <h3>{title(one.category)}</h3>
            <Figures of={one} />
            {one.complete_games > 0 && <TerrainMeans means={one.terrains} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ of }: { of: Statistics }): JSX.Element {
  const figures: [label: string, value: string][] = [
    [t("statistics-games"), whole(of.games)],
    [t("statistics-wins"), `${whole(of.wins)} (${percent(of.wins / Math.max(1, of.games))})`],
  ];
  if (of.mean_points !== null) figures.push([t("statistics-mean"), decimal(of.mean_points)]);
  if (of.best_points !== null) figures.push([t("statistics-best"), whole(of.best_points)]);
  if (of.bonuses > 0) figures.push([t("statistics-bonuses"), decimal(of.bonuses)]);
  if (of.quests > 0) figures.push([t("statistics-quests"), decimal(of.quests)]);
  if (of.giants > 0) figures.push([t("statistics-giants"), decimal(of.giants)]);
  if (of.discards > 0) figures.push([t("statistics-discards"), decimal(of.discards)]);
  if (of.taken_over > 0) figures.push([t("statistics-taken-over"), whole(of.taken_over)]);
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
  const most = Math.max(1, ...means.map(({ points }) => points));
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
              <span class={`bar of-${terrain}`} style={{ "--share": points / most }} />
            </td>
            <td class="number">{decimal(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
