import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { errorMessage, isNotFound } from "../../api/errors";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { Series } from "../../api/types";
import { ErrorMessage, LoadError } from "../../components/error_message";
import { ConfirmButton } from "../../components/confirm_button";
import { LoginRequired } from "../../components/login_required";
import { describeRules } from "../../components/terms";
import { LoadingIndicator } from "../../components/loading_indicator";
import { useSubmission } from "../../components/submission";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { useTitle } from "../../title";
import { cancelSeries, withdrawFromSeries } from "./actions";
import { PointsTable } from "./points_table";
import { Ready } from "./ready";
import { mySeriesPlayer, describeBreak, seriesName, describeStatus, describeLeader } from "./descriptions";

const POLL_INTERVAL_MS = 20_000;

/** A series: leader, points table and next game. */
export default function SeriesScreen({ id }: { id: string }): JSX.Element {
  const player = session.value?.playerId;
  const { value: series, error, reload, set } = useResource(
    () => callApi(() => api.GET("/v1/series/{series_id}", { params: { path: { series_id: id } } })),
    `${id} ${player}`,
  );
  const submission = useSubmission();
  const attempt = (request: () => Promise<Series>) => submission.run(async () => set(await request()));
  useEffect(() => {
    if (!player) return;
    const stops = [followNotifications(() => void reload()), startPolling(() => void reload(), POLL_INTERVAL_MS)];
    return () => stops.forEach((stop) => stop());
  }, [reload]);
  useTitle(series ? seriesName(series) : t("new-series"));
  // A hidden series may be visible to this visitor after login.
  if (!series && !session.value && isNotFound(error)) return <LoginRequired reason={errorMessage(error)} />;
  if (!series) return error ? <LoadError error={error} retry={() => void reload()} /> : <LoadingIndicator />;
  const current = series.games.find(({ number }) => number === series.number);
  const isGameActive = series.status === "open" || (series.status === "active" && series.break_since === null);
  const canCancel =
    series.host_id === session.value?.playerId && series.status === "active" && series.break_since !== null;
  return (
    <article class="series">
      <header>
        <h1>{seriesName(series)}</h1>
        {describeLeader(series) && <p class="verdict">{describeLeader(series)}</p>}
        <p role="status">{describeStatus(series)}</p>
      </header>
      <p class="actions">
        {isGameActive && current && (
          <a class="button primary" href={`/games/${current.game_id}`}>
            {series.status === "open" ? t("open-table") : t("series-to-game", { game: current.number })}
          </a>
        )}
        <Ready series={series} onChange={set} />
      </p>
      <ErrorMessage error={submission.error ?? error} />
      <PointsTable series={series} />
      <section aria-labelledby="agreed">
        <h2 id="agreed">{t("series-agreed")}</h2>
        <ul class="terms">
          <li>{t("terms-rules", { rules: describeRules(series.settings) })}</li>
          <li>{t("new-summary-series", { games: series.games.length })}</li>
          <li>{describeBreak(series.break)}</li>
          <li>{t(`new-seating-${series.seating}-explained`)}</li>
        </ul>
      </section>
      {series.status === "active" && (
        <p class="actions">
          {mySeriesPlayer(series) && (
            <ConfirmButton label={t("series-withdraw")} question={t("series-withdraw-sure")} onConfirm={() => void attempt(() => withdrawFromSeries(series))} />
          )}
          {canCancel && (
            <ConfirmButton label={t("series-cancel")} question={t("series-cancel-sure")} onConfirm={() => void attempt(() => cancelSeries(series))} />
          )}
        </p>
      )}
    </article>
  );
}
