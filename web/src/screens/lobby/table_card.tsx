import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { callApi, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { SeatTokens } from "../../components/kingdom_thumbnail";
import { describePace, describeRules } from "../../components/terms";
import { hasSeat } from "../../game/opponents";
import { formatList, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatRelativeTime } from "../../i18n/time";
import { now } from "../../now";

/** A table that waits for players: its settings and a button to join. */
export function TableCard({ summary, onUnavailable }: { summary: GameSummary; onUnavailable: () => void }): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const busy = useSignal(false);
  const { settings } = summary;
  const free = settings.players - summary.players.length;
  const path = `/games/${summary.id}`;
  const join = async () => {
    busy.value = true;
    problem.value = null;
    try {
      const params = { path: { game_id: summary.id }, header: idempotencyKey() };
      await callApi(() => api.POST("/v1/games/{game_id}/join", { params, body: {} }));
      location.route(path);
    } catch (error) {
      problem.value = error;
      onUnavailable();
    } finally {
      busy.value = false;
    }
  };
  const names = formatList(playerNames(summary.players));
  return (
    <article class="table-card">
      <header>
        <SeatTokens players={settings.players} taken={summary.players.length} />
        <h2>
          <a href={path}>{names}</a>
        </h2>
      </header>
      <ul class="terms">
        <li>
          <strong>{t("lobby-free", { free, players: settings.players })}</strong>
        </li>
        <li>{describeRules(settings)}</li>
        <li>{describePace(summary.pace)}</li>
        {summary.series && <li>{t("lobby-series")}</li>}
        {summary.bots && <li>{t("new-bots")}</li>}
      </ul>
      <ErrorMessage error={problem.value} />
      <p class="actions">
        {hasSeat(summary.players, session.value?.playerId) ? (
          <a class="button" href={path}>
            {t("lobby-mine")}
          </a>
        ) : session.value ? (
          <button type="button" class="primary" disabled={busy.value} onClick={() => void join()}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </button>
        ) : (
          <a class="button primary" href={`/register?then=${path}`}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </a>
        )}
        <small>{t("lobby-opened", { ago: formatRelativeTime(summary.created_at, now.value) })}</small>
      </p>
    </article>
  );
}
