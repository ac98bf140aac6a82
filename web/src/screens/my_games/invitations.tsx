import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { GameSummary } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { KingdomThumbnail } from "../../components/kingdom_thumbnail";
import { useSubmission } from "../../components/submission";
import { summarizeSettings, describePace } from "../../components/terms";
import { showToast } from "../../components/toast";
import { declineInvitation } from "../../game/invitations";
import { useCachedGame } from "../../game/game_cache";
import { formatList, playerName, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { invitations, loadMyGames } from "./store";

/** Open invitations of the current player. */
export function Invitations(): JSX.Element | null {
  if (invitations.value.length === 0) return null;
  return (
    <section>
      <h2>{t("invitations", { count: invitations.value.length })}</h2>
      <ul class="games">
        {invitations.value.map((game) => (
          <li key={game.id}>
            <Invitation summary={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ summary }: { summary: GameSummary }): JSX.Element {
  const location = useLocation();
  const game = useCachedGame(summary);
  const submission = useSubmission();
  const hostName = playerName(summary.players.find(({ id }) => id === summary.host_id));
  const attempt = async (act: () => Promise<void>) => {
    if (!(await submission.run(act))) void loadMyGames();
  };
  const join = () =>
    attempt(async () => {
      const params = { path: { game_id: summary.id }, header: idempotencyKey() };
      await callApi(() => api.POST("/v1/games/{game_id}/join", { params, body: {} }));
      location.route(`/games/${summary.id}`);
    });
  const decline = () =>
    attempt(async () => {
      await declineInvitation(summary.id);
      showToast(t("you-declined", { from: hostName }));
      await loadMyGames();
    });
  return (
    <article class="game-card waits invitation">
      <KingdomThumbnail summary={summary} game={game} />
      <div class="about">
        <h3>{t("invitation.subject", { from: hostName })}</h3>
        <span>{summarizeSettings(summary)}</span>
        <span>{describePace(summary.pace)}</span>
        <small>{t("at-the-table", { names: formatList(playerNames(summary.players)) })}</small>
        <ErrorMessage error={submission.error} />
        <p class="actions">
          <button type="button" class="primary" aria-disabled={submission.busy} onClick={() => void join()}>
            {t("join")}
          </button>
          <button type="button" aria-disabled={submission.busy} onClick={() => void decline()}>
            {t("decline-invitation")}
          </button>
          <a href={`/games/${summary.id}`}>{t("open-table")}</a>
        </p>
      </div>
    </article>
  );
}
