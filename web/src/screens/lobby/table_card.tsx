import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { ErrorMessage } from "../../components/error_message";
import { SeatTokens } from "../../components/kingdom_thumbnail";
import { RelativeTime } from "../../components/relative_time";
import { useSubmission } from "../../components/submission";
import { describePace, describeRules } from "../../components/terms";
import { hasSeat } from "../../game/opponents";
import { formatList, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { joinTable } from "./matchmaking";

/** A table that waits for players: its settings and a button to join. */
export function TableCard({ summary, onUnavailable }: { summary: GameSummary; onUnavailable: () => void }): JSX.Element {
  const location = useLocation();
  const submission = useSubmission();
  const { settings } = summary;
  const free = settings.players - summary.players.length;
  const path = `/games/${summary.id}`;
  const join = async () => {
    const succeeded = await submission.run(async () => location.route(`/games/${await joinTable(summary)}`));
    if (!succeeded) onUnavailable();
  };
  const names = formatList(playerNames(summary.players));
  return (
    <article class="table-card">
      <header>
        <h3>
          <a href={path}>
            {summary.players.map((player) => (
              <Avatar key={player.id} player={player} />
            ))}
            {names}
          </a>
        </h3>
        <SeatTokens players={settings.players} taken={summary.players.length} />
      </header>
      <ul class="terms">
        <li>
          <strong>{t("lobby-free", { free, players: settings.players })}</strong> · {describeRules(settings)}
        </li>
        <li>
          {describePace(summary.pace)} {summary.rated === "no" && t("terms-unrated")}
        </li>
        {summary.series && <li>{t("lobby-series")}</li>}
        {summary.bots && <li>{t("new-bots")}</li>}
        <li>
          <small>
            <RelativeTime at={summary.created_at}>{(ago) => t("lobby-opened", { ago })}</RelativeTime>
          </small>
        </li>
      </ul>
      <ErrorMessage error={submission.error} />
      <p class="actions">
        {hasSeat(summary.players, session.value?.playerId) ? (
          <a class="button" href={path}>
            {t("lobby-mine")}
          </a>
        ) : session.value ? (
          <button type="button" class="primary" aria-disabled={submission.busy} onClick={() => void join()}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </button>
        ) : (
          <a class="button primary" href={path}>
            {t("join")}
            <span class="unseen">: {names}</span>
          </a>
        )}
      </p>
    </article>
  );
}
