import { computed, signal } from "@preact/signals";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary, Series } from "../../api/types";
import { activeGames, loadActiveGames } from "../../game/active_games";
import { hasSeat } from "../../game/opponents";

interface MyGames {
  playerId: string | undefined;
  /** Open and finished games. The running ones are shared with other screens; see `activeGames`. */
  games: GameSummary[];
  series: Series[];
}

const MAX_FINISHED = 12;
const loaded = signal<MyGames | null>(null);

/** Error of the last load. */
export const problem = signal<unknown>(null);

/**
 * Data of the current player, kept while other screens are open so that the screen reappears
 * immediately.
 */
export const myGames = computed(() => (loaded.value?.playerId === session.value?.playerId ? loaded.value : null));

/** Loads the data. */
export async function loadMyGames(): Promise<void> {
  const playerId = session.peek()?.playerId;
  try {
    const [games, series] = await Promise.all([fetchGames(), fetchSeries(), loadActiveGames()]);
    loaded.value = { playerId, games, series };
    problem.value = null;
  } catch (error) {
    problem.value = error;
  }
}

async function fetchGames(): Promise<GameSummary[]> {
  const pages = await Promise.all(
    (["open", "finished"] as const).map((status) =>
      callApi(() => api.GET("/v1/me/games", { params: { query: { status, limit: status === "finished" ? MAX_FINISHED : 100 } } })),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

const fetchSeries = async (): Promise<Series[]> =>
  (await callApi(() => api.GET("/v1/me/series", { params: { query: { limit: 20 } } }))).items;

const games = computed(() => myGames.value?.games ?? []);
const me = computed(() => session.value?.playerId);
const isMine = ({ players }: GameSummary): boolean => hasSeat(players, me.value);

export const running = computed(() => (activeGames.value ?? []).filter(({ waits_for_you: waits }) => !waits));
export const waiting = computed(() => games.value.filter((game) => game.status === "open" && isMine(game)));
export const finished = computed(() => games.value.filter(({ status }) => status === "finished"));

/** Tables to which the current player is invited. */
export const invitations = computed(() =>
  games.value.filter((game) => game.status === "open" && !isMine(game)),
);

/** Series that wait for the current player to be ready. */
export const unreadySeries = computed(() => (myGames.value?.series ?? []).filter((series) => waitsForPlayer(series, me.value)));

export const runningSeries = computed(() =>
  (myGames.value?.series ?? []).filter((series) => series.status === "active" && !waitsForPlayer(series, me.value)),
);

const waitsForPlayer = (series: Series, player: string | undefined): boolean =>
  series.status === "active" &&
  series.break_since !== null &&
  series.players.some((place) => place.player.id === player && place.house === null && !place.ready);
