import type { JSX } from "preact";
import type { Statistics, Terrain as TerrainName } from "../../api/types";
import { Terrain } from "../../components/drawings";
import { formatDecimal } from "../../i18n/numbers";
import { t } from "../../i18n/text";

const SHOWN = 3;

/** Terrains with the most points per game, over all categories. */
export function FavouriteTerrains({ statistics }: { statistics: Statistics[] }): JSX.Element | null {
  const favourites = meansByTerrain(statistics).slice(0, SHOWN);
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="favourite-terrains">
      <h2 id="favourite-terrains">{t("favourite-terrains")}</h2>
      <ol class="favourites panel">
        {favourites.map(({ terrain, points }) => (
          <li key={terrain}>
            <svg class="tile" viewBox="0 0 40 40" aria-hidden="true">
              <Terrain terrain={terrain} variant={0} />
            </svg>
            <strong>{t(`terrain-${terrain}`)}</strong>
            <small>{t("favourite-terrain-points", { points: formatDecimal(points) })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function meansByTerrain(statistics: Statistics[]): { terrain: TerrainName; points: number }[] {
  const games = statistics.reduce((sum, item) => sum + item.complete_games, 0);
  if (games === 0) return [];
  const sums = new Map<TerrainName, number>();
  for (const { terrains, complete_games: weight } of statistics) {
    for (const { terrain, points } of terrains) sums.set(terrain, (sums.get(terrain) ?? 0) + points * weight);
  }
  return [...sums].map(([terrain, sum]) => ({ terrain, points: sum / games })).sort((a, b) => b.points - a.points);
}
