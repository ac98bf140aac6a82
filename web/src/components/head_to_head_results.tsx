import type { JSX } from "preact";
import type { HeadToHead } from "../api/types";
import { categoryName } from "../game/categories";
import { formatDecimal, formatCount } from "../i18n/numbers";
import { t } from "../i18n/text";

/** Results of two players against each other in a category, as a bar and in numbers. */
export function HeadToHeadResults({ results, first, second }: { results: HeadToHead; first: string; second: string }): JSX.Element {
  return (
    <>
      <h3>
        {categoryName(results.category)} <small>{t("game.counted", { count: results.games })}</small>
      </h3>
      <div class="balance" aria-hidden="true">
        <span class="ahead" style={{ "--share": results.wins }} />
        <span class="level" style={{ "--share": results.ties }} />
        <span class="behind" style={{ "--share": results.losses }} />
      </div>
      <dl class="figures">
        <div>
          <dt>{t("balance-ahead", { player: first })}</dt>
          <dd>{formatCount(results.wins)}</dd>
        </div>
        <div>
          <dt>{t("balance-ahead", { player: second })}</dt>
          <dd>{formatCount(results.losses)}</dd>
        </div>
        {results.ties > 0 && (
          <div>
            <dt>{t("balance-level")}</dt>
            <dd>{formatCount(results.ties)}</dd>
          </div>
        )}
        <div>
          <dt>{t("balance-points")}</dt>
          <dd>
            {formatDecimal(results.mean_points)} : {formatDecimal(results.opponents_mean_points)}
          </dd>
        </div>
      </dl>
    </>
  );
}
