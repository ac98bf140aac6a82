import type { DominoId } from "../api/types";
import { storedSignal } from "../stored_signal";
import type { DominoPosition } from "./rules";

type Spots = Record<DominoId, DominoPosition>;

/** Maximum number of games with planned places. The oldest are forgotten. */
const MAX_GAMES = 50;

/**
 * Places that the player has planned for picked dominoes, by game. They are suggestions for the
 * player's own turn, stored in this browser. The server does not know them.
 */
const spots = storedSignal<Map<string, Spots>>(
  "planned-spots",
  (text) => new Map(JSON.parse(text ?? "[]")),
  (map) => JSON.stringify([...map]),
);

/** Returns the planned place of a domino, which may have become illegal. */
export const plannedSpot = (gameId: string, domino: DominoId): DominoPosition | undefined => spots.value.get(gameId)?.[domino];

export function planSpot(gameId: string, domino: DominoId, { x, y, direction }: DominoPosition): void {
  const others = [...spots.peek()].filter(([id]) => id !== gameId).slice(1 - MAX_GAMES);
  spots.value = new Map([...others, [gameId, { ...spots.peek().get(gameId), [domino]: { x, y, direction } }]]);
}
