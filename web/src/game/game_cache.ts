import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { callApi, api } from "../api/client";
import { session } from "../api/session";
import type { Game, GameSummary } from "../api/types";

/** Full games of listed summaries. */
const games = signal<ReadonlyMap<string, Game>>(new Map());
const requestedVersions = new Map<string, number>();

const playerId = computed(() => session.value?.playerId);

// Views of a game differ between accounts, so the cache is cleared on login and logout.
effect(() => {
  void playerId.value;
  requestedVersions.clear();
  games.value = new Map();
});

/** All loaded games of lists, by id. */
export const cachedGames: ReadonlySignal<ReadonlyMap<string, Game>> = games;

/** Returns the full game of a summary; null until it is loaded. The list does not wait for it. */
export function useCachedGame({ id, version }: Pick<GameSummary, "id" | "version">): Game | null {
  useEffect(() => void cacheGame(id, version), [id, version, playerId.value]);
  // Other games of the list do not render this one again.
  return useMemo(() => computed(() => games.value.get(id) ?? null), [id]).value;
}

/** Loads a game unless this version is loaded or requested already. */
export async function cacheGame(id: string, version = 0): Promise<void> {
  if ((requestedVersions.get(id) ?? -1) >= version) return;
  requestedVersions.set(id, version);
  const requestedBy = playerId.peek();
  try {
    const game = await callApi(() => api.GET("/v1/games/{game_id}", { params: { path: { game_id: id } } }));
    const isOutdated = requestedBy !== playerId.peek() || game.version < (games.peek().get(id)?.version ?? 0);
    if (!isOutdated) games.value = new Map(games.peek()).set(id, game);
  } catch {
    // Best effort: the list works without it, and retries when the game changes.
    requestedVersions.delete(id);
  }
}
