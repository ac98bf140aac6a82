import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../api/client";
import { session } from "../api/session";
import { follow } from "../api/stream";
import type { Game, GameSummary, Notice } from "../api/types";
import { Board } from "../components/board";
import { Refused } from "../components/refused";
import { inShort } from "../components/terms";
import { TimeLeft } from "../components/time_left";
import { Waiting } from "../components/waiting";
import { frameOf, closeViewOf } from "../game/geometry";
import { list, nameOf } from "../game/words";
import { t } from "../i18n/text";
import { useTitle } from "../title";

/** All my games, most urgent first. */
export default function Desk(): JSX.Element {
  const games = useSignal<GameSummary[] | null>(null);
  const problem = useSignal<unknown>(null);
  useTitle(t("nav-games"));
  const load = async () => {
    try {
      games.value = await fetchGames();
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    void load();
    if (!session.value) return;
    return follow<Notice>("/v1/me/stream", 0, { told: () => {}, connected: () => void load() });
  }, [session.value?.playerId]);
  const urgent = useComputed(() => [...(games.value ?? [])].filter(({ waits_for_you: mine }) => mine).sort(byDeadline));
  const running = useComputed(() => (games.value ?? []).filter((game) => game.status === "active" && !game.waits_for_you));
  const open = useComputed(() => (games.value ?? []).filter((game) => game.status === "open" && !game.waits_for_you));
  const over = useComputed(() => (games.value ?? []).filter((game) => game.status === "finished").slice(0, 12));
  if (problem.value && !games.value) return <Refused error={problem.value} again={() => void load()} />;
  if (!games.value) return <Waiting />;
  const next = urgent.value[0];
  return (
    <article class="desk">
      <header class="desk-head">
        <h1>{t("nav-games")}</h1>
        <p class="actions">
          {next && (
            <a class="button primary" href={`/games/${next.id}`}>
              {t("next-game")}
            </a>
          )}
          <a class="button" href="/new">
            {t("new-table")}
          </a>
        </p>
      </header>
      <Games title={t("waits-for-you", { count: urgent.value.length })} games={urgent.value} />
      <Games title={t("waits-for-others")} games={running.value} />
      <Games title={t("open-tables")} games={open.value} />
      <Games title={t("finished-games")} games={over.value} />
      {games.value.length === 0 && <p>{t("no-games-yet")}</p>}
    </article>
  );
}

function Games({ title, games }: { title: string; games: GameSummary[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ game }: { game: GameSummary }): JSX.Element {
  const me = session.value?.playerId;
  const others = game.players.filter(({ id }) => id !== me).map((player) => nameOf(player));
  const awaited = game.players[game.awaiting_seat ?? -1];
  return (
    <a class={game.waits_for_you ? "game-card mine" : "game-card"} href={`/games/${game.id}`}>
      <SmallKingdom game={game} />
      <span class="about">
        <strong>{others.length > 0 ? list(others) : t("waits-for-players", { missing: game.settings.players - game.players.length })}</strong>
        <small>{inShort(game)}</small>
        {game.waits_for_you ? (
          <span class="awaited">{t("your-move")}</span>
        ) : (
          awaited && <small>{t("awaited", { player: nameOf(awaited) })}</small>
        )}
      </span>
      {game.deadline && <TimeLeft until={game.deadline} />}
    </a>
  );
}

/** My kingdom in a game, small. It comes after the list, which does not wait for it. */
function SmallKingdom({ game }: { game: GameSummary }): JSX.Element {
  const shown = useSignal<Game | null>(null);
  useEffect(() => {
    if (game.status === "open" || game.status === "cancelled") return;
    const params = { path: { game_id: game.id } };
    answered(() => api.GET("/v1/games/{game_id}", { params })).then(
      (found) => (shown.value = found),
      // The card is as good without it.
      () => {},
    );
  }, [game.id, game.version]);
  const found = shown.value;
  const kingdom = found?.kingdoms.find(({ seat }) => seat === found.your_seat);
  if (!found || !kingdom) return <span class="board-place" />;
  const frame = frameOf(found.settings);
  return <Board kingdom={kingdom} seat={kingdom.seat} frame={frame} view={closeViewOf(kingdom, frame)} label="" />;
}

const byDeadline = (one: GameSummary, other: GameSummary): number =>
  Date.parse(one.deadline ?? "9999-01-01") - Date.parse(other.deadline ?? "9999-01-01");

async function fetchGames(): Promise<GameSummary[]> {
  const pages = await Promise.all(
    (["active", "open", "finished"] as const).map((status) =>
      answered(() => api.GET("/v1/me/games", { params: { query: { status, limit: status === "finished" ? 12 : 100 } } })),
    ),
  );
  return pages.flatMap(({ items }) => items);
}
