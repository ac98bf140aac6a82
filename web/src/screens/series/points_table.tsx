import type { JSX } from "preact";
import type { SeriesStanding, Series } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { King } from "../../components/drawings";
import { t } from "../../i18n/text";
import { isCurrentPlayer, seriesPlayerName } from "./descriptions";

/** Points of all players in all games, best rank first. */
export function PointsTable({ series }: { series: Series }): JSX.Element | null {
  if (series.standing.length === 0) return null;
  return (
    <div class="scrolled" tabIndex={0} role="region" aria-label={t("series-table")}>
      <table class="points-table">
        <thead>
          <tr>
            <th scope="col">{t("column-rank")}</th>
            <th scope="col">{t("column-player")}</th>
            <th scope="col" class="sum">
              {t("column-total")}
            </th>
            {series.games.map(({ number, game_id }) => (
              <th key={number} scope="col" class="sum">
                {number <= series.number && series.status !== "open" ? (
                  <a href={`/games/${game_id}`}>{t("column-game", { game: number })}</a>
                ) : (
                  t("column-game", { game: number })
                )}
              </th>
            ))}
            <th scope="col" class="sum">
              {t("column-wins")}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.standing.map((standing) => (
            <Row key={standing.place} series={series} standing={standing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ series, standing }: { series: Series; standing: SeriesStanding }): JSX.Element | null {
  const place = series.players.find((item) => item.place === standing.place);
  if (!place) return null;
  return (
    <tr class={isCurrentPlayer(series, place.place) ? "my-row" : undefined}>
      <td>{standing.rank}.</td>
      <th scope="row">
        <King seat={place.place} /> <Avatar player={place.player} />{" "}
        {place.house ? seriesPlayerName(series, place) : <a href={`/players/${place.player.id}`}>{seriesPlayerName(series, place)}</a>}
      </th>
      <td class="sum">
        <strong>{standing.total}</strong>
      </td>
      {series.games.map(({ number }) => {
        const game = standing.games.find((item) => item.number === number);
        return (
          <td key={number} class={game?.rank === 1 && !game.in_progress ? "sum won" : "sum"}>
            {game ? game.points : "–"}
            {game?.in_progress && <small> {t("series-live")}</small>}
            {game?.rank === 1 && !game.in_progress && <small> {t("series-game-won")}</small>}
          </td>
        );
      })}
      <td class="sum">{standing.games.filter((game) => game.rank === 1 && !game.in_progress).length}</td>
    </tr>
  );
}
