import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { followNotifications } from "../../api/notifications";
import { isLoggedOut, session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { GuestHint } from "../../components/guest_hint";
import { PlayComputerButton } from "../../components/play_computer_button";
import { LoginRedirect } from "../../components/redirect";
import { LoadError } from "../../components/error_message";
import { TimeLeft } from "../../components/time_left";
import { LoadingIndicator } from "../../components/loading_indicator";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import { GameCard } from "./game_card";
import { Invitations } from "./invitations";
import { NotificationSection } from "./notifications";
import { SeriesSection } from "./series_section";
import { myGames, invitations, loadMyGames, finished, problem, running, unreadySeries, urgent, waiting } from "./store";

/**
 * Polling interval in milliseconds: moves in games that wait for opponents create no notification.
 */
const POLL_INTERVAL_MS = 30_000;

/** The player's games and tasks, most urgent first. */
export default function MyGames(): JSX.Element {
  useTitle(urgent.value.length > 0 ? `(${urgent.value.length}) ${t("nav-games")}` : t("nav-games"));
  const playerId = session.value?.playerId;
  useEffect(() => {
    if (isLoggedOut()) return;
    const listed = loadMyGames();
    if (playerId === undefined) return;
    const stops = [followNotifications(() => void loadMyGames(), listed), startPolling(() => void loadMyGames(), POLL_INTERVAL_MS)];
    return () => stops.forEach((stop) => stop());
  }, [playerId]);
  if (isLoggedOut()) return <LoginRedirect />;
  if (!myGames.value) return problem.value ? <LoadError error={problem.value} retry={() => void loadMyGames()} /> : <LoadingIndicator />;
  const isEmpty = myGames.value.games.length === 0 && myGames.value.series.length === 0;
  const isCalm = urgent.value.length === 0 && invitations.value.length === 0 && unreadySeries.value.length === 0;
  return (
    <article class="desk">
      <header class="desk-head">
        <h1>{t("nav-games")}</h1>
        <p class="actions">
          <a class="button" href="/lobby">
            {t("find-table")}
          </a>
          <a class={urgent.value.length === 0 ? "button primary" : "button"} href="/new">
            {t("new-table")}
          </a>
        </p>
      </header>
      <GuestHint />
      {!isEmpty && (
        <p class={isCalm ? "calm" : "unseen"} role="status">
          {isCalm ? t("desk-calm") : t("waits-for-you", { count: urgent.value.length })}
        </p>
      )}
      {urgent.value[0] && <NextGameLink game={urgent.value[0]} />}
      <GameSection title={t("waits-for-you", { count: urgent.value.length })} games={urgent.value} />
      <Invitations />
      <SeriesSection />
      <NotificationSection />
      <GameSection title={t("waits-for-others")} games={running.value} />
      <GameSection title={t("open-tables")} games={waiting.value} />
      <GameSection title={t("finished-games")} games={finished.value} />
      {isEmpty && <EmptyState />}
    </article>
  );
}

/** Opens the most urgent game. */
const NextGameLink = ({ game }: { game: GameSummary }): JSX.Element => (
  <a class="button primary large next" href={`/games/${game.id}`}>
    {t("to-next-game")}
    {game.deadline && <TimeLeft until={game.deadline} />}
  </a>
);

function GameSection({ title, games }: { title: string; games: GameSummary[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <GameCard summary={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown to players without games. */
const EmptyState = (): JSX.Element => (
  <section class="empty">
    <p>{t("desk-empty")}</p>
    <PlayComputerButton />
    <p class="actions">
      <a class="button large" href="/new">
        {t("new-table")}
      </a>
      <a class="button large" href="/lobby">
        {t("find-table")}
      </a>
      <a class="button large" href="/learn">
        {t("nav-learn")}
      </a>
    </p>
  </section>
);
