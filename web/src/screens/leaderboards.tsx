import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { callApi, api } from "../api/client";
import { myId } from "../api/me";
import type { Category, LeaderboardEntry } from "../api/types";
import { Avatar } from "../components/avatar";
import { EmptyState } from "../components/empty_state";
import { LoadMoreButton } from "../components/load_more_button";
import { LoadError } from "../components/error_message";
import { LoadingIndicator } from "../components/loading_indicator";
import { CATEGORIES, categoryName } from "../game/categories";
import { playerName } from "../game/descriptions";
import { formatDecimal, formatCount } from "../i18n/numbers";
import { t } from "../i18n/text";
import { type Pages, usePages } from "../resource";
import { useTitle } from "../title";

/** Leaderboards by category. */
export default function Leaderboards(): JSX.Element {
  const { query } = useLocation();
  const category = CATEGORIES.find((item) => item === query.category) ?? "base";
  const leaders = usePages((cursor) => fetchPage(category, cursor), `${category} ${myId.value}`);
  useTitle(t("nav-leaderboards"));
  return (
    <article class="leaderboards">
      <h1>{t("nav-leaderboards")}</h1>
      <nav class="choices" aria-label={t("category")}>
        {CATEGORIES.map((item) => (
          <a key={item} class="button" href={`/leaderboards?category=${item}`} aria-current={item === category ? "page" : undefined}>
            {categoryName(item)}
          </a>
        ))}
      </nav>
      <LeaderboardTable pages={leaders} title={categoryName(category)} />
    </article>
  );
}

function fetchPage(category: Category, cursor: string | undefined) {
  const query = cursor === undefined ? {} : { cursor };
  return callApi(() => api.GET("/v1/leaderboards/{category}", { params: { path: { category }, query } }));
}

function LeaderboardTable({ pages, title }: { pages: Pages<LeaderboardEntry>; title: string }): JSX.Element {
  if (pages.items === null) return pages.error == null ? <LoadingIndicator /> : <LoadError error={pages.error} retry={() => void pages.reload()} />;
  if (pages.items.length === 0) {
    return (
      <EmptyState picture="kings" text={t("nobody-rated")}>
        <a class="button primary large" href="/lobby">
          {t("find-table")}
        </a>
      </EmptyState>
    );
  }
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
          {pages.items.map((leader, index) => (
            <Row key={`${leader.player.id} ${leader.house}`} leader={leader} rank={index + 1} />
          ))}
        </tbody>
      </table>
      <LoadMoreButton pages={pages} />
      <p class="small">{t("leaderboard-explained")}</p>
    </>
  );
}

function Row({ leader: { player, house, rating }, rank }: { leader: LeaderboardEntry; rank: number }): JSX.Element {
  const mine = player.id === myId.value;
  return (
    <tr class={house ? "of-house" : mine ? "own" : ""}>
      <td>{formatCount(rank)}</td>
      <th scope="row">
        <span class="leader">
          <Avatar player={player} />
          <span>
            <a href={`/players/${player.id}`}>{house ? t(`house-name-${house}`) : playerName(player)}</a>
            {house && <span class="mark">{t("house-mark")}</span>}
            {player.bot && <span class="mark">{t("bot-mark")}</span>}
            {mine && <span class="mark">{t("people-you")}</span>}
          </span>
        </span>
      </th>
      <td class="number">
        <strong>{formatDecimal(rating.leaderboard_score)}</strong>
      </td>
      <td class="number wide">
        {formatDecimal(rating.mean)} <span class="faint">± {formatDecimal(rating.deviation)}</span>
      </td>
      <td class="number wide">{formatCount(rating.games)}</td>
    </tr>
  );
}
