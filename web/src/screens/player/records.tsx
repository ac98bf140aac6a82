import type { JSX } from "preact";
import type { FinishedGame, Statistics } from "../../api/types";
import { categoryName } from "../../game/categories";
import { formatCount, formatPercent } from "../../i18n/numbers";
import { t } from "../../i18n/text";

interface Props {
  statistics: Statistics[];
  /** The latest games, the most recent first. */
  games: FinishedGame[];
  /** True if there are no earlier games. */
  isComplete: boolean;
}

/** Best scores with their games, wins, and the longest winning streak. */
export function Records({ statistics, games, isComplete }: Props): JSX.Element | null {
  if (statistics.length === 0) return null;
  const total = statistics.reduce((sum, item) => sum + item.games, 0);
  const wins = statistics.reduce((sum, item) => sum + item.wins, 0);
  const streak = longestStreak(games);
  return (
    <section aria-labelledby="records">
      <h2 id="records">{t("records")}</h2>
      <dl class="records">
        {statistics.map(
          ({ category, best_points: points, best_game_id: game }) =>
            points !== null && (
              <div key={category} class="panel">
                <dt>
                  {t("statistics-best")}
                  {statistics.length > 1 && <small>{categoryName(category)}</small>}
                </dt>
                <dd>
                  <strong>{formatCount(points)}</strong>
                  {game !== null && <a href={`/games/${game}`}>{t("record-game")}</a>}
                </dd>
              </div>
            ),
        )}
        <div class="panel">
          <dt>
            {t("record-streak")}
            {!isComplete && <small>{t("record-recent", { games: games.length })}</small>}
          </dt>
          <dd>
            <strong>{formatCount(streak.length)}</strong>
            {streak.length > 0 && <a href={`/games/${streak.last}`}>{t("record-streak-end")}</a>}
          </dd>
        </div>
        <div class="panel">
          <dt>{t("statistics-wins")}</dt>
          <dd>
            <strong>{formatPercent(wins / Math.max(1, total))}</strong>
            <span>{t("record-wins", { wins, games: total })}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Returns the length of the longest winning streak, and its last game. */
function longestStreak(games: FinishedGame[]): { length: number; last: string } {
  let longest = { length: 0, last: "" };
  let current = longest;
  for (const { rank, game_id: last } of games) {
    current = rank === 1 ? { length: current.length + 1, last: current.length === 0 ? last : current.last } : { length: 0, last: "" };
    if (current.length > longest.length) longest = current;
  }
  return longest;
}
