import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { followNews } from "../../api/notices";
import { isStranger, session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { GuestHint } from "../../components/guest_hint";
import { PlayHouse } from "../../components/play_house";
import { ToLogIn } from "../../components/redirect";
import { Refused } from "../../components/refused";
import { TimeLeft } from "../../components/time_left";
import { Waiting } from "../../components/waiting";
import { often } from "../../game/often";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import { GameCard } from "./game_card";
import { Invitations } from "./invitations";
import { News } from "./news";
import { SeriesOnDesk } from "./series_on_desk";
import { desk, invitations, loadDesk, over, problem, running, unready, urgent, waiting } from "./store";

/**
 * Polling interval in milliseconds: moves in games that wait for opponents create no notification.
 */
const AGAIN = 30_000;

/** The player's games and tasks, most urgent first. */
export default function Desk(): JSX.Element {
  useTitle(urgent.value.length > 0 ? `(${urgent.value.length}) ${t("nav-games")}` : t("nav-games"));
  const playerId = session.value?.playerId;
  useEffect(() => {
    if (isStranger()) return;
    const listed = loadDesk();
    if (playerId === undefined) return;
    const stops = [followNews(() => void loadDesk(), listed), often(() => void loadDesk(), AGAIN)];
    return () => stops.forEach((stop) => stop());
  }, [playerId]);
  if (isStranger()) return <ToLogIn />;
  if (!desk.value) return problem.value ? <Refused error={problem.value} again={() => void loadDesk()} /> : <Waiting />;
  const nothing = desk.value.games.length === 0 && desk.value.series.length === 0;
  const calm = urgent.value.length === 0 && invitations.value.length === 0 && unready.value.length === 0;
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
      {!nothing && (
        <p class={calm ? "calm" : "unseen"} role="status">
          {calm ? t("desk-calm") : t("waits-for-you", { count: urgent.value.length })}
        </p>
      )}
      {urgent.value[0] && <Next game={urgent.value[0]} />}
      <Games title={t("waits-for-you", { count: urgent.value.length })} games={urgent.value} />
      <Invitations />
      <SeriesOnDesk />
      <News />
      <Games title={t("waits-for-others")} games={running.value} />
      <Games title={t("open-tables")} games={waiting.value} />
      <Games title={t("finished-games")} games={over.value} />
      {nothing && <Empty />}
    </article>
  );
}

/** Opens the most urgent game. */
const Next = ({ game }: { game: GameSummary }): JSX.Element => (
  <a class="button primary large next" href={`/games/${game.id}`}>
    {t("to-next-game")}
    {game.deadline && <TimeLeft until={game.deadline} />}
  </a>
);

function Games({ title, games }: { title: string; games: GameSummary[] }): JSX.Element | null {
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
const Empty = (): JSX.Element => (
  <section class="empty">
    <p>{t("desk-empty")}</p>
    <PlayHouse />
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
