import type { JSX } from "preact";
import type { Rating } from "../../api/types";
import { categoryName } from "../../game/categories";
import { formatDecimal } from "../../i18n/numbers";
import { t } from "../../i18n/text";

/** Range of the rating scale, which contains nearly all players. */
const MAX_RATING = 50;
const toPercent = (value: number): string => `${(Math.min(MAX_RATING, Math.max(0, value)) / MAX_RATING) * 100}%`;

/** Rating of a player and its uncertainty. */
export function Ratings({ ratings }: { ratings: Rating[] }): JSX.Element {
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t("ratings")}</h2>
      {ratings.length === 0 && <p>{t("not-rated")}</p>}
      <ul class="ratings">
        {ratings.map((rating) => (
          <li key={rating.category} class="panel">
            <h3>{categoryName(rating.category)}</h3>
            <p class="figure">
              {formatDecimal(rating.mean)} <span class="faint">± {formatDecimal(rating.deviation)}</span>
            </p>
            <Range rating={rating} />
            <p>
              <small>
                {t("rating-rests-on", { games: rating.games })} {t("rating-at-least", { points: formatDecimal(rating.leaderboard_score) })}
              </small>
            </p>
          </li>
        ))}
      </ul>
      {ratings.length > 0 && <p class="small">{t("rating-explained")}</p>}
    </section>
  );
}

/** Rating interval on the scale: three deviations to either side. */
const Range = ({ rating: { mean, deviation } }: { rating: Rating }): JSX.Element => (
  <div
    class="range"
    aria-hidden="true"
    style={{ "--from": toPercent(mean - 3 * deviation), "--to": toPercent(mean + 3 * deviation), "--at": toPercent(mean) }}
  />
);
