import type { JSX } from "preact";
import { myId } from "../../api/me";
import type { Rating } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { categoryName } from "../../game/categories";
import { formatDecimal } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { RatingCurve } from "./rating_curve";

/** Ratings of a player, their uncertainty, and their course. */
export function Ratings({ id, ratings }: { id: string; ratings: Rating[] }): JSX.Element {
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t("ratings")}</h2>
      {ratings.length === 0 && (
        <EmptyState picture="kings" text={t("not-rated")}>
          {id === myId.value && (
            <a class="button" href="/lobby">
              {t("find-table")}
            </a>
          )}
        </EmptyState>
      )}
      <ul class="ratings">
        {ratings.map((rating) => (
          <li key={rating.category} class="panel">
            <h3>{categoryName(rating.category)}</h3>
            <p class="figure">
              {formatDecimal(rating.mean)} <span class="faint">± {formatDecimal(rating.deviation)}</span>
            </p>
            <RatingCurve id={id} category={rating.category} />
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
