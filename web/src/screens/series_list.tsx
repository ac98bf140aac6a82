import { useSignal } from "@preact/signals";
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
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { SeriesCard } from "./series/card";

/** All series of the current player, running ones first. */
export default function SeriesList(): JSX.Element {
  const seriesList = useSignal<Series[] | null>(null);
  const cursor = useSignal<string | null>(null);
  const problem = useSignal<unknown>(null);
  useTitle(t("series-mine"));
  const load = async (after: string | null = null) => {
    try {
      const query = { limit: 20, ...(after === null ? {} : { cursor: after }) };
      const page = await callApi(() => api.GET("/v1/me/series", { params: { query } }));
      seriesList.value = after === null ? page.items : [...(seriesList.value ?? []), ...page.items];
      cursor.value = page.next_cursor;
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    if (isLoggedOut()) return;
    void load();
    if (session.value) return followNotifications(() => void load());
  }, [session.value?.playerId]);
  if (isLoggedOut()) return <LoginRedirect />;
  if (!seriesList.value) return problem.value ? <LoadError error={problem.value} retry={() => void load()} /> : <LoadingIndicator />;
  const isOngoing = ({ status }: Series) => status === "active" || status === "open";
  const groups = [
    { title: t("series-running"), items: seriesList.value.filter(isOngoing) },
    { title: t("series-past"), items: seriesList.value.filter((series) => !isOngoing(series)) },
  ];
  const replaceSeries = (after: Series) => (seriesList.value = (seriesList.value ?? []).map((item) => (item.id === after.id ? after : item)));
  return (
    <article class="desk">
      <header class="desk-head">
        <div>
          <h1>{t("series-mine")}</h1>
          <p class="explained">{t("new-is-series-explained")}</p>
        </div>
        {seriesList.value.length > 0 && (
          <a class="button primary" href="/new?dynasty">
            {t("series-new")}
          </a>
        )}
      </header>
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul class="games">
                {items.map((series) => (
                  <li key={series.id}>
                    <SeriesCard series={series} onChange={replaceSeries} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {seriesList.value.length === 0 && (
        <EmptyState picture="kings" text={t("series-none")}>
          <a class="button primary large" href="/new?dynasty">
            {t("series-new")}
          </a>
        </EmptyState>
      )}
      {cursor.value !== null && (
        <button type="button" onClick={() => void load(cursor.value)}>
          {t("lobby-older")}
        </button>
      )}
    </article>
  );
}
