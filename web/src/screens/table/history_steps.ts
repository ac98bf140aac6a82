import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { Game, GameEvent } from "../../api/types";
import { describeEvent } from "../../game/descriptions";

/** A notable event of the history. */
export interface HistoryStep {
  event: GameEvent;
  words: string;
}

/** Returns all steps of a game from its start, without events of no interest to players. */
export function historySteps(game: Game, events: readonly GameEvent[]): HistoryStep[] {
  const start = events.find(({ payload }) => payload.type === "game_started")?.version ?? 1;
  return events.flatMap((event) => {
    const words = event.version < start || event.version > game.version ? null : describeEvent(game, event);
    return words === null ? [] : [{ event, words }];
  });
}

/** Returns the index of the step that a version belongs to. */
export const stepIndexAt = (steps: readonly HistoryStep[], version: number): number =>
  Math.max(0, steps.findLastIndex(({ event }) => event.version <= version));

/** Returns the last step made by the player of a seat; the player has not seen the later ones. */
export const lastOwnStep = (steps: readonly HistoryStep[], seat: number | null): number =>
  seat === null ? -1 : steps.findLastIndex(({ event }, index) => event.seat === seat && !event.automatic && index < steps.length - 1);

/**
 * Loads the game at a version. Caches versions while the history is open, and prefetches the next
 * one.
 */
export function usePastGame(id: string, version: number, next: number | undefined): { game: Signal<Game | null>; problem: Signal<unknown> } {
  const cache = useSignal(new Map<number, Promise<Game>>()).peek();
  const game = useSignal<Game | null>(null);
  const problem = useSignal<unknown>(null);
  const fetchVersion = (wanted: number): Promise<Game> => {
    const cached = cache.get(wanted);
    if (cached) return cached;
    const params = { path: { game_id: id, version: wanted } };
    const request = callApi(() => api.GET("/v1/games/{game_id}/versions/{version}", { params }));
    cache.set(wanted, request);
    request.catch(() => cache.delete(wanted));
    return request;
  };
  useEffect(() => {
    let current = true;
    fetchVersion(version).then(
      (past) => {
        if (!current) return;
        [game.value, problem.value] = [past, null];
        if (next !== undefined) fetchVersion(next).catch(() => {});
      },
      (error: unknown) => {
        if (current) problem.value = error;
      },
    );
    return () => {
      current = false;
    };
  }, [id, version, next]);
  return { game, problem };
}
