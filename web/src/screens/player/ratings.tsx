import type { JSX } from "preact";
import type { Rating } from "../../api/types";
import { categoryName } from "../../game/categories";
import { decimal } from "../../i18n/numbers";
import { t } from "../../i18n/text";

/** Range of the rating scale, which contains nearly all players. */
const HIGHEST = 50;
const share = (value: number): string => `${(Math.min(HIGHEST, Math.max(0, value)) / HIGHEST) * 100}%`;

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
              {decimal(rating.mean)} <span class="faint">± {decimal(rating.deviation)}</span>
            </p>
            <Range rating={rating} />
            <p>
              <small>
                {t("rating-rests-on", { games: rating.games })} {t("rating-at-least", { points: decimal(rating.leaderboard_score) })}
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
    style={{ "--from": share(mean - 3 * deviation), "--to": share(mean + 3 * deviation), "--at": share(mean) }}
  />
);
