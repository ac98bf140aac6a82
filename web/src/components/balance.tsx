import type { JSX } from "preact";
import type { HeadToHead } from "../api/types";
import { categoryName } from "../game/categories";
import { decimal, whole } from "../i18n/numbers";
import { t } from "../i18n/text";

/** Results of two players against each other in a category, as a bar and in numbers. */
export function Balance({ of, first, second }: { of: HeadToHead; first: string; second: string }): JSX.Element {
  return (
    <>
      <h3>
        {categoryName(of.category)} <small>{t("game.counted", { count: of.games })}</small>
      </h3>
      <div class="balance" aria-hidden="true">
        <span class="ahead" style={{ "--share": of.wins }} />
        <span class="level" style={{ "--share": of.ties }} />
        <span class="behind" style={{ "--share": of.losses }} />
      </div>
      <dl class="figures">
        <div>
          <dt>{t("balance-ahead", { player: first })}</dt>
          <dd>{whole(of.wins)}</dd>
        </div>
        <div>
          <dt>{t("balance-ahead", { player: second })}</dt>
          <dd>{whole(of.losses)}</dd>
        </div>
        {of.ties > 0 && (
          <div>
            <dt>{t("balance-level")}</dt>
            <dd>{whole(of.ties)}</dd>
          </div>
        )}
        <div>
          <dt>{t("balance-points")}</dt>
          <dd>
            {decimal(of.mean_points)} : {decimal(of.opponents_mean_points)}
          </dd>
        </div>
      </dl>
    </>
  );
}
