import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { Game, GameEvent } from "../../api/types";
import { eventInWords } from "../../game/words";

/** A notable event of the history. */
export interface PastStep {
  event: GameEvent;
  words: string;
}

/** Returns all steps of a game from its start, without events of no interest to players. */
export function stepsOf(game: Game, events: readonly GameEvent[]): PastStep[] {
  const start = events.find(({ payload }) => payload.type === "game_started")?.version ?? 1;
  return events.flatMap((event) => {
    const words = event.version < start || event.version > game.version ? null : eventInWords(game, event);
    return words === null ? [] : [{ event, words }];
  });
}

/** Returns the index of the step that a version belongs to. */
export const stepAt = (steps: readonly PastStep[], version: number): number =>
  Math.max(0, steps.findLastIndex(({ event }) => event.version <= version));

/** Returns the last step made by the player of a seat; the player has not seen the later ones. */
export const lastOwn = (steps: readonly PastStep[], seat: number | null): number =>
  seat === null ? -1 : steps.findLastIndex(({ event }, index) => event.seat === seat && !event.automatic && index < steps.length - 1);

/**
 * Loads the game at a version. Caches versions while the history is open, and prefetches the next
 * one.
 */
export function usePast(id: string, version: number, next: number | undefined): { game: Signal<Game | null>; problem: Signal<unknown> } {
  const known = useSignal(new Map<number, Promise<Game>>()).peek();
  const game = useSignal<Game | null>(null);
  const problem = useSignal<unknown>(null);
  const fetched = (wanted: number): Promise<Game> => {
    const there = known.get(wanted);
    if (there) return there;
    const params = { path: { game_id: id, version: wanted } };
    const asked = answered(() => api.GET("/v1/games/{game_id}/versions/{version}", { params }));
    known.set(wanted, asked);
    asked.catch(() => known.delete(wanted));
    return asked;
  };
  useEffect(() => {
    let current = true;
    fetched(version).then(
      (past) => {
        if (!current) return;
        [game.value, problem.value] = [past, null];
        if (next !== undefined) fetched(next).catch(() => {});
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
