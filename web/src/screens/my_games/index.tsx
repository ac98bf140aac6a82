import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { followNotifications } from "../../api/notifications";
import { isLoggedOut, session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { GuestHint } from "../../components/guest_hint";
import { PlayComputerButton } from "../../components/play_computer_button";
import { LoginRedirect } from "../../components/redirect";
import { LoadError } from "../../components/error_message";
import { TimeLeft } from "../../components/time_left";
import { LoadingIndicator } from "../../components/loading_indicator";
import { activeGames, waitingGames } from "../../game/active_games";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
import { whenQuiet } from "../../quiet";
import { useTitle } from "../../title";
import { GameCard } from "./game_card";
import { Invitations } from "./invitations";
import { SeriesSection } from "./series_section";
import { myGames, invitations, loadMyGames, finished, problem, running, unreadySeries, waiting } from "./store";

/**
 * Polling interval in milliseconds: moves in games that wait for opponents create no notification.
 */
const POLL_INTERVAL_MS = 30_000;

/** The player's games and tasks, most urgent first. */
export default function MyGames(): JSX.Element {
  useTitle(t("nav-games"));
  const playerId = session.value?.playerId;
  useEffect(() => {
    if (isLoggedOut()) return;
    void loadMyGames();
    if (playerId === undefined) return;
    const stops = [followNotifications(() => void loadMyGames()), startPolling(() => void loadMyGames(), POLL_INTERVAL_MS)];
    return () => stops.forEach((stop) => stop());
  }, [playerId]);
  if (isLoggedOut()) return <LoginRedirect />;
  if (!myGames.value || !activeGames.value) return problem.value ? <LoadError error={problem.value} retry={() => void loadMyGames()} /> : <LoadingIndicator />;
  const urgent = waitingGames.value;
  const isEmpty = activeGames.value.length === 0 && myGames.value.games.length === 0 && myGames.value.series.length === 0;
  const isCalm = urgent.length === 0 && invitations.value.length === 0 && unreadySeries.value.length === 0;
  return (
    <article class="desk">
      <header class="desk-head">
        <h1>{t("nav-games")}</h1>
        <p class="actions">
          <a class="button" href="/lobby">
            {t("find-table")}
          </a>
          <a class={urgent.length === 0 && !isEmpty ? "button primary" : "button"} href="/new">
            {t("new-table")}
          </a>
        </p>
      </header>
      <GuestHint />
      {!isEmpty && (
        <p class={isCalm ? "calm" : "unseen"} role="status">
          {isCalm ? t("desk-calm") : t("waits-for-you", { count: urgent.length })}
        </p>
      )}
      {urgent[0] && <NextGameLink game={urgent[0]} />}
      <WaitingGames />
      <Invitations />
      <SeriesSection />
      <GameSection title={t("waits-for-others")} games={running.value} />
      <GameSection title={t("open-tables")} games={waiting.value} />
      <GameSection title={t("finished-games")} games={finished.value} />
      {isEmpty && (
        <EmptyState picture="castle" text={t("desk-empty")}>
          <PlayComputerButton />
          <a class="button large" href="/learn">
            {t("nav-learn")}
          </a>
        </EmptyState>
      )}
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

/** The card in which a game is played, loaded after the list. */
const turnCard = signal<typeof import("./turn_card") | null>(null);

async function loadTurnCard(): Promise<void> {
  turnCard.value ??= await import("./turn_card");
}

/**
 * Games that wait for the player. One of them can be played in its card, which then moves on to the
 * next one.
 */
function WaitingGames(): JSX.Element | null {
  const location = useLocation();
  const played = useSignal<GameSummary | null>(null);
  const urgent = waitingGames.value;
  useEffect(() => whenQuiet(() => void loadTurnCard().catch(() => {})), []);
  const { TurnCard } = turnCard.value ?? {};
  // A card that is being played stays until the player closes it or moves on.
  const isLeft = played.value !== null && urgent.every(({ id }) => id !== played.value?.id);
  const games = isLeft && played.value ? [played.value, ...urgent] : urgent;
  if (games.length === 0) return null;
  const moveOn = () => {
    const next = waitingGames.peek().find(({ id }) => id !== played.peek()?.id);
    if (next) played.value = next;
  };
  const play = (game: GameSummary) => {
    played.value = game;
    loadTurnCard().catch(() => location.route(`/games/${game.id}`));
  };
  const close = ({ id }: GameSummary) => {
    played.value = null;
    requestAnimationFrame(() => document.getElementById(`game-${id}`)?.focus());
  };
  return (
    <GameList title={t("waits-for-you", { count: urgent.length })}>
      {games.map((game) =>
        TurnCard && game.id === played.value?.id ? (
          <li key={game.id} class="playing">
            <TurnCard summary={game} onPlayed={moveOn} onClose={() => close(game)} />
          </li>
        ) : (
          <li key={game.id} class="waiting-game">
            <GameCard summary={game} />
            <button type="button" class="quiet play-here" aria-describedby={`game-${game.id}`} onClick={() => play(game)}>
              {t("play-here")}
            </button>
          </li>
        ),
      )}
    </GameList>
  );
}

function GameSection({ title, games }: { title: string; games: GameSummary[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <GameList title={title}>
      {games.map((game) => (
        <li key={game.id}>
          <GameCard summary={game} />
        </li>
      ))}
    </GameList>
  );
}

const GameList = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
  <section>
    <h2>{title}</h2>
    <ul class="games">{children}</ul>
  </section>
);
