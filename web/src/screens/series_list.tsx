import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../api/client";
import { followNews } from "../api/notices";
import { isStranger, session } from "../api/session";
import type { Series } from "../api/types";
import { ToLogIn } from "../components/redirect";
import { Refused } from "../components/refused";
import { Waiting } from "../components/waiting";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { SeriesCard } from "./series/card";

/** All series of the current player, running ones first. */
export default function SeriesList(): JSX.Element {
  const shown = useSignal<Series[] | null>(null);
  const cursor = useSignal<string | null>(null);
  const problem = useSignal<unknown>(null);
  useTitle(t("series-mine"));
  const load = async (after: string | null = null) => {
    try {
      const query = { limit: 20, ...(after === null ? {} : { cursor: after }) };
      const page = await answered(() => api.GET("/v1/me/series", { params: { query } }));
      shown.value = after === null ? page.items : [...(shown.value ?? []), ...page.items];
      cursor.value = page.next_cursor;
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    if (isStranger()) return;
    void load();
    if (session.value) return followNews(() => void load());
  }, [session.value?.playerId]);
  if (isStranger()) return <ToLogIn />;
  if (!shown.value) return problem.value ? <Refused error={problem.value} again={() => void load()} /> : <Waiting />;
  const goesOn = ({ status }: Series) => status === "active" || status === "open";
  const groups = [
    { title: t("series-running"), items: shown.value.filter(goesOn) },
    { title: t("series-past"), items: shown.value.filter((series) => !goesOn(series)) },
  ];
  const changed = (after: Series) => (shown.value = (shown.value ?? []).map((one) => (one.id === after.id ? after : one)));
  return (
    <article class="desk">
      <header class="desk-head">
        <div>
          <h1>{t("series-mine")}</h1>
          <p class="explained">{t("new-is-series-explained")}</p>
        </div>
        <a class="button primary" href="/new?dynasty">
          {t("series-new")}
        </a>
      </header>
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul class="games">
                {items.map((series) => (
                  <li key={series.id}>
                    <SeriesCard series={series} changed={changed} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {shown.value.length === 0 && <p>{t("series-none")}</p>}
      {cursor.value !== null && (
        <button type="button" onClick={() => void load(cursor.value)}>
          {t("lobby-older")}
        </button>
      )}
    </article>
  );
}
