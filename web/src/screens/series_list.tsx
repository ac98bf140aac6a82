import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../api/client";
import { followNotifications } from "../api/notifications";
import { isLoggedOut, session } from "../api/session";
import type { Series } from "../api/types";
import { EmptyState } from "../components/empty_state";
import { LoginRedirect } from "../components/redirect";
import { LoadError } from "../components/error_message";
import { LoadingIndicator } from "../components/loading_indicator";
import { LoadMoreButton } from "../components/load_more_button";
import { t } from "../i18n/text";
import { usePages } from "../resource";
import { useTitle } from "../title";
import { SeriesCard } from "./series/card";

/** All series of the current player, running ones first. */
export default function SeriesList(): JSX.Element {
  useTitle(t("series-mine"));
  return isLoggedOut() ? <LoginRedirect /> : <MySeries />;
}

function MySeries(): JSX.Element {
  const playerId = session.value?.playerId;
  const load = (cursor: string | undefined) => {
    const query = { limit: 20, ...(cursor === undefined ? {} : { cursor }) };
    return callApi(() => api.GET("/v1/me/series", { params: { query } }));
  };
  const seriesList = usePages(load, playerId);
  useEffect(() => {
    if (playerId !== undefined) return followNotifications(() => void seriesList.reload());
  }, [playerId]);
  const { items, error } = seriesList;
  if (!items) return error == null ? <LoadingIndicator /> : <LoadError error={error} retry={() => void seriesList.reload()} />;
  const isOngoing = ({ status }: Series) => status === "active" || status === "open";
  const groups = [
    { title: t("series-running"), series: items.filter(isOngoing) },
    { title: t("series-past"), series: items.filter((series) => !isOngoing(series)) },
  ];
  const replaceSeries = (after: Series) => seriesList.setItems(items.map((item) => (item.id === after.id ? after : item)));
  return (
    <article class="desk">
      <header class="desk-head">
        <div>
          <h1>{t("series-mine")}</h1>
          <p class="explained">{t("new-is-series-explained")}</p>
        </div>
        {items.length > 0 && (
          <a class="button primary" href="/new?dynasty">
            {t("series-new")}
          </a>
        )}
      </header>
      {groups.map(
        ({ title, series: group }) =>
          group.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul class="games">
                {group.map((series) => (
                  <li key={series.id}>
                    <SeriesCard series={series} onChange={replaceSeries} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {items.length === 0 && (
        <EmptyState picture="kings" text={t("series-none")}>
          <a class="button primary large" href="/new?dynasty">
            {t("series-new")}
          </a>
        </EmptyState>
      )}
      <LoadMoreButton pages={seriesList} />
    </article>
  );
}
