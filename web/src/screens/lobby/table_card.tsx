import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { answered, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { Problem } from "../../components/refused";
import { SeatTokens } from "../../components/small_kingdom";
import { paceInWords, rulesInWords } from "../../components/terms";
import { sits } from "../../game/opponents";
import { list, namesOf } from "../../game/words";
import { t } from "../../i18n/text";
import { ago } from "../../i18n/time";
import { now } from "../../now";

/** A table that waits for players: its settings and a button to join. */
export function TableCard({ summary, gone }: { summary: GameSummary; gone: () => void }): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const asking = useSignal(false);
  const { settings } = summary;
  const free = settings.players - summary.players.length;
  const path = `/games/${summary.id}`;
  const join = async () => {
    asking.value = true;
    problem.value = null;
    try {
      const params = { path: { game_id: summary.id }, header: idempotencyKey() };
      await answered(() => api.POST("/v1/games/{game_id}/join", { params, body: {} }));
      location.route(path);
    } catch (error) {
      problem.value = error;
      gone();
    } finally {
      asking.value = false;
    }
  };
  const names = list(namesOf(summary.players));
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
        <li>{rulesInWords(settings)}</li>
        <li>{paceInWords(summary.pace)}</li>
        {summary.series && <li>{t("lobby-series")}</li>}
        {summary.bots && <li>{t("new-bots")}</li>}
      </ul>
      <Problem error={problem.value} />
      <p class="actions">
        {sits(summary.players, session.value?.playerId) ? (
          <a class="button" href={path}>
            {t("lobby-mine")}
          </a>
        ) : session.value ? (
          <button type="button" class="primary" disabled={asking.value} onClick={() => void join()}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </button>
        ) : (
          <a class="button primary" href={`/register?then=${path}`}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </a>
        )}
        <small>{t("lobby-opened", { ago: ago(summary.created_at, now.value) })}</small>
      </p>
    </article>
  );
}
