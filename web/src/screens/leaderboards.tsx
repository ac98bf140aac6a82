import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { answered, api } from "../api/client";
import { myId } from "../api/me";
import { Refusal } from "../api/refusal";
import type { Category, Leader } from "../api/types";
import { LogInFirst } from "../components/log_in_first";
import { More } from "../components/more";
import { Refused } from "../components/refused";
import { Waiting } from "../components/waiting";
import { CATEGORIES, categoryName } from "../game/categories";
import { nameOf } from "../game/words";
import { decimal, whole } from "../i18n/numbers";
import { t } from "../i18n/text";
import { type Pages, usePages } from "../loaded";
import { useTitle } from "../title";

/** Leaderboards by category. */
export default function Leaderboards(): JSX.Element {
  const { query } = useLocation();
  const category = CATEGORIES.find((one) => one === query.category) ?? "base";
  const leaders = usePages((cursor) => load(category, cursor), `${category} ${myId.value}`);
  useTitle(t("nav-leaderboards"));
  return (
    <article class="leaderboards">
      <h1>{t("nav-leaderboards")}</h1>
      <nav class="choices" aria-label={t("category")}>
        {CATEGORIES.map((one) => (
          <a key={one} class="button" href={`/leaderboards?category=${one}`} aria-current={one === category ? "page" : undefined}>
            {categoryName(one)}
          </a>
        ))}
      </nav>
      <Leaders of={leaders} title={categoryName(category)} />
    </article>
  );
}

function load(category: Category, cursor: string | undefined) {
  const query = cursor === undefined ? {} : { cursor };
  return answered(() => api.GET("/v1/leaderboards/{category}", { params: { path: { category }, query } }));
}

function Leaders({ of, title }: { of: Pages<Leader>; title: string }): JSX.Element {
  if (of.items === null) {
    if (of.error instanceof Refusal && of.error.problem.status === 401) return <LogInFirst />;
    return of.error == null ? <Waiting /> : <Refused error={of.error} />;
  }
  if (of.items.length === 0) return <p>{t("nobody-rated")}</p>;
  return (
    <>
      <table class="leaders">
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("leaders-place")}</th>
            <th scope="col">{t("column-player")}</th>
            <th scope="col" class="number">
              {t("leaders-rating")}
            </th>
            <th scope="col" class="number wide">
              {t("leaders-mean")}
            </th>
            <th scope="col" class="number wide">
              {t("statistics-games")}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.items.map((leader, index) => (
            <Row key={`${leader.player.id} ${leader.house}`} leader={leader} rank={index + 1} />
          ))}
        </tbody>
      </table>
      <More of={of} />
      <p class="small">{t("leaderboard-explained")}</p>
    </>
  );
}

function Row({ leader: { player, house, rating }, rank }: { leader: Leader; rank: number }): JSX.Element {
  const mine = player.id === myId.value;
  return (
    <tr class={house ? "of-house" : mine ? "own" : ""}>
      <td>{whole(rank)}</td>
      <th scope="row">
        <a href={`/players/${player.id}`}>{house ? t(`house-name-${house}`) : nameOf(player)}</a>
        {house && <span class="mark">{t("house-mark")}</span>}
        {player.bot && <span class="mark">{t("bot-mark")}</span>}
        {mine && <span class="mark">{t("people-you")}</span>}
      </th>
      <td class="number">
        <strong>{decimal(rating.leaderboard_score)}</strong>
      </td>
      <td class="number wide">
        {decimal(rating.mean)} <span class="faint">± {decimal(rating.deviation)}</span>
      </td>
      <td class="number wide">{whole(rating.games)}</td>
    </tr>
  );
}
