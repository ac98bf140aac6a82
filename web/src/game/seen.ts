import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answered, api } from "../api/client";
import type { Game, GameSummary } from "../api/types";

/** What is known of games that a list shows: more than the list itself says. */
const games = signal<ReadonlyMap<string, Game>>(new Map());
const asked = new Map<string, number>();

/** All games that were seen on a list, by their id. */
export const seenGames: ReadonlySignal<ReadonlyMap<string, Game>> = games;

/** A game of a list, whole; null until it was asked for. The list does not wait for it. */
export function useSeen({ id, version }: Pick<GameSummary, "id" | "version">): Game | null {
  useEffect(() => void see(id, version), [id, version]);
  return games.value.get(id) ?? null;
}

/** Asks for a game unless this version of it is known. */
export async function see(id: string, version = 0): Promise<void> {
  if ((asked.get(id) ?? -1) >= version) return;
  asked.set(id, version);
  try {
    const game = await answered(() => api.GET("/v1/games/{game_id}", { params: { path: { game_id: id } } }));
    games.value = new Map(games.peek()).set(id, game);
  } catch {
    // The list is as good without it, and asks again when the game has changed.
    asked.delete(id);
  }
}
