import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import { followNews } from "../../api/notices";
import { session } from "../../api/session";
import type { Series } from "../../api/types";
import { Problem, Refused } from "../../components/refused";
import { Sure } from "../../components/sure";
import { rulesInWords } from "../../components/terms";
import { Waiting } from "../../components/waiting";
import { often } from "../../game/often";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import { callOff, withdraw } from "./acts";
import { PointsTable } from "./points_table";
import { Ready } from "./ready";
import { myPlace, restInWords, seriesName, statusInWords, verdict } from "./words";

const AGAIN = 20_000;

/** A series: leader, points table and next game. */
export default function SeriesScreen({ id }: { id: string }): JSX.Element {
  const shown = useSignal<Series | null>(null);
  const problem = useSignal<unknown>(null);
  const attempt = async (ask: () => Promise<Series>) => {
    try {
      shown.value = await ask();
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  const load = () => attempt(() => answered(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: id } } })));
  useEffect(() => {
    shown.value = null;
    void load();
    if (!session.value) return;
    const stops = [followNews(() => void load()), often(() => void load(), AGAIN)];
    return () => stops.forEach((stop) => stop());
  }, [id, session.value?.playerId]);
  const series = shown.value?.id === id ? shown.value : null;
  useTitle(series ? seriesName(series) : t("new-series"));
  if (!series) return problem.value ? <Refused error={problem.value} again={() => void load()} /> : <Waiting />;
  const current = series.games.find(({ number }) => number === series.number);
  const isPlayed = series.status === "open" || (series.status === "active" && series.break_since === null);
  const mayCallOff =
    series.host_id === session.value?.playerId && series.status === "active" && series.break_since !== null;
  return (
    <article class="series">
      <header>
        <h1>{seriesName(series)}</h1>
        {verdict(series) && <p class="verdict">{verdict(series)}</p>}
        <p role="status">{statusInWords(series)}</p>
      </header>
      <p class="actions">
        {isPlayed && current && (
          <a class="button primary" href={`/games/${current.game_id}`}>
            {series.status === "open" ? t("open-table") : t("series-to-game", { game: current.number })}
          </a>
        )}
        <Ready series={series} changed={(after) => (shown.value = after)} />
      </p>
      <Problem error={problem.value} />
      <PointsTable series={series} />
      <section aria-labelledby="agreed">
        <h2 id="agreed">{t("series-agreed")}</h2>
        <ul class="terms">
          <li>{t("terms-rules", { rules: rulesInWords(series.settings) })}</li>
          <li>{t("new-summary-series", { games: series.games.length })}</li>
          <li>{restInWords(series.break)}</li>
          <li>{t(`new-seating-${series.seating}-explained`)}</li>
        </ul>
      </section>
      {series.status === "active" && (
        <p class="actions">
          {myPlace(series) && (
            <Sure label={t("series-withdraw")} question={t("series-withdraw-sure")} act={() => void attempt(() => withdraw(series))} />
          )}
          {mayCallOff && (
            <Sure label={t("series-cancel")} question={t("series-cancel-sure")} act={() => void attempt(() => callOff(series))} />
          )}
        </p>
      )}
    </article>
  );
}
