import { computed, signal } from "@preact/signals";
import { answered, api } from "../../api/client";
import { latestNotices } from "../../api/notices";
import { session } from "../../api/session";
import type { GameSummary, NoticeFeed, Series } from "../../api/types";
import { sits } from "../../game/opponents";

interface Loaded {
  playerId: string | undefined;
  games: GameSummary[];
  series: Series[];
  feed: NoticeFeed;
}

const LATELY = 12;
const loaded = signal<Loaded | null>(null);

/** Error of the last load. */
export const problem = signal<unknown>(null);

/**
 * Data of the current player, kept while other screens are open so that the desk reappears
 * immediately.
 */
export const desk = computed(() => (loaded.value?.playerId === session.value?.playerId ? loaded.value : null));

/** Loads the desk. Returns the position of the last listed notification; undefined on failure. */
export async function loadDesk(): Promise<number | undefined> {
  const playerId = session.peek()?.playerId;
  try {
    const [games, series, feed] = await Promise.all([fetchGames(), fetchSeries(), latestNotices()]);
    loaded.value = { playerId, games, series, feed };
    problem.value = null;
    return feed.last_position;
  } catch (error) {
    problem.value = error;
    return undefined;
  }
}

export function setFeed(feed: NoticeFeed): void {
  if (loaded.value) loaded.value = { ...loaded.value, feed: { ...loaded.value.feed, read_position: feed.read_position, unread: feed.unread } };
}

async function fetchGames(): Promise<GameSummary[]> {
  const pages = await Promise.all(
    (["active", "open", "finished"] as const).map((status) =>
      answered(() => api.GET("/v1/me/games", { params: { query: { status, limit: status === "finished" ? LATELY : 100 } } })),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

const fetchSeries = async (): Promise<Series[]> =>
  (await answered(() => api.GET("/v1/me/series", { params: { query: { limit: 20 } } }))).items;

const games = computed(() => desk.value?.games ?? []);
const me = computed(() => session.value?.playerId);
const isMine = ({ players }: GameSummary): boolean => sits(players, me.value);

/** Games that wait for the current player, most urgent first. */
export const urgent = computed(() => games.value.filter(({ waits_for_you: waits }) => waits).sort(byDeadline));
export const running = computed(() => games.value.filter((game) => game.status === "active" && !game.waits_for_you));
export const waiting = computed(() => games.value.filter((game) => game.status === "open" && isMine(game)));
export const over = computed(() => games.value.filter(({ status }) => status === "finished"));

/** Tables to which the current player is invited. */
export const invitations = computed(() =>
  games.value.filter((game) => game.status === "open" && !isMine(game)),
);

/** Series that wait for the current player to be ready. */
export const unready = computed(() => (desk.value?.series ?? []).filter((series) => waitsFor(series, me.value)));

export const runningSeries = computed(() =>
  (desk.value?.series ?? []).filter((series) => series.status === "active" && !waitsFor(series, me.value)),
);

const waitsFor = (series: Series, player: string | undefined): boolean =>
  series.status === "active" &&
  series.break_since !== null &&
  series.players.some((place) => place.player.id === player && place.house === null && !place.ready);

export const byDeadline = (one: GameSummary, other: GameSummary): number =>
  Date.parse(one.deadline ?? "9999-01-01") - Date.parse(other.deadline ?? "9999-01-01");
