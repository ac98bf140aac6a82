import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { answered, api, idempotencyKey } from "../../api/client";
import type { GameSummary } from "../../api/types";
import { Problem } from "../../components/refused";
import { SmallKingdom } from "../../components/small_kingdom";
import { inShort, paceInWords } from "../../components/terms";
import { tell } from "../../components/toast";
import { decline } from "../../game/invitations";
import { useSeen } from "../../game/seen";
import { list, nameOf, namesOf } from "../../game/words";
import { t } from "../../i18n/text";
import { invitations, loadDesk } from "./store";

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
  const game = useSeen(summary);
  const problem = useSignal<unknown>(null);
  const asking = useSignal(false);
  const from = nameOf(summary.players.find(({ id }) => id === summary.host_id));
  const attempt = async (act: () => Promise<void>) => {
    asking.value = true;
    problem.value = null;
    try {
      await act();
    } catch (error) {
      problem.value = error;
      void loadDesk();
    } finally {
      asking.value = false;
    }
  };
  const join = () =>
    attempt(async () => {
      const params = { path: { game_id: summary.id }, header: idempotencyKey() };
      await answered(() => api.POST("/v1/games/{game_id}/join", { params, body: {} }));
      location.route(`/games/${summary.id}`);
    });
  const refuse = () =>
    attempt(async () => {
      await decline(summary.id);
      tell(t("you-declined", { from }));
      await loadDesk();
    });
  return (
    <article class="game-card waits invitation">
      <SmallKingdom summary={summary} game={game} />
      <div class="about">
        <h3>{t("invitation.subject", { from })}</h3>
        <span>{inShort(summary)}</span>
        <span>{paceInWords(summary.pace)}</span>
        <small>{t("at-the-table", { names: list(namesOf(summary.players)) })}</small>
        <Problem error={problem.value} />
        <p class="actions">
          <button type="button" class="primary" disabled={asking.value} onClick={() => void join()}>
            {t("join")}
          </button>
          <button type="button" disabled={asking.value} onClick={() => void refuse()}>
            {t("decline-invitation")}
          </button>
          <a href={`/games/${summary.id}`}>{t("open-table")}</a>
        </p>
      </div>
    </article>
  );
}
