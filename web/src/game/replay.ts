import type { Game, GameEvent, Kingdom, SeatIndex, Slot } from "../api/types";
import { dominoOf } from "./catalogue";
import { coveredCells, isSameCell } from "./geometry";

/**
 * Returns the game as displayed after one more event, for the animation of a move. Points, turns
 * and clocks are unchanged: only the server computes them, and its response is displayed in the
 * end.
 */
export function applyEvent(game: Game, { seat, version, payload }: GameEvent): Game {
  const next = { ...game, version };
  switch (payload.type) {
    case "line_dealt":
      return {
        ...next,
        current_line: game.next_line,
        next_line: payload.dominoes.map((domino) => ({ domino, king: null, resolved: false })),
      };
    case "picked":
      return { ...next, next_line: updateSlot(game.next_line, payload.domino, { king: seat }) };
    case "placed": {
      const domino = dominoOf(payload.domino);
      if (!domino || seat === null) return next;
      const squares = [domino.first, domino.second];
      const placedSquares = coveredCells(payload).map((cell, index) => ({ ...cell, ...squares[index as 0 | 1]!, domino: payload.domino }));
      return {
        ...resolveSlot(next, payload.domino),
        kingdoms: updateKingdom(game, seat, (kingdom) => ({ ...kingdom, squares: [...kingdom.squares, ...placedSquares] })),
      };
    }
    case "discarded":
      return resolveSlot(next, payload.domino);
    case "covered":
      return { ...next, kingdoms: updateKingdom(game, seat, (item) => ({ ...item, giants: [...item.giants, { x: payload.x, y: payload.y }] })) };
    case "giant_sent":
      return {
        ...next,
        kingdoms: updateKingdom(game, seat, (item) => {
          const sentIndex = item.giants.findIndex((giant) => isSameCell(giant, payload));
          return { ...item, giants: item.giants.filter((_, index) => index !== sentIndex) };
        }),
      };
    default:
      return next;
  }
}

/** Returns true if an event has a visible effect on the table. */
export const isVisibleEvent = ({ payload }: GameEvent): boolean =>
  ["line_dealt", "picked", "placed", "discarded", "covered", "giant_sent"].includes(payload.type);

const updateSlot = (line: Slot[], domino: string, change: Partial<Slot>): Slot[] =>
  line.map((slot) => (slot.domino === domino ? { ...slot, ...change } : slot));

const resolveSlot = (game: Game, domino: string): Game => ({
  ...game,
  current_line: updateSlot(game.current_line, domino, { resolved: true }),
});

const updateKingdom = (game: Game, seat: SeatIndex | null, change: (kingdom: Kingdom) => Kingdom): Kingdom[] =>
  game.kingdoms.map((kingdom) => (kingdom.seat === seat ? change(kingdom) : kingdom));

/** Returns the cells changed by an event, and the seat of their kingdom. */
export function changedCells({ seat, payload }: GameEvent): { seat: SeatIndex; cells: { x: number; y: number }[] } | null {
  if (seat === null) return null;
  if (payload.type === "placed") return { seat, cells: coveredCells(payload) };
  if (payload.type === "covered") return { seat, cells: [{ x: payload.x, y: payload.y }] };
  return null;
}

