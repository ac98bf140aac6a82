import type { Game, GameEvent, Kingdom, SeatIndex, Slot } from "../api/types";
import { dominoOf } from "./catalogue";
import { covered, same } from "./geometry";

/**
 * Returns the game as displayed after one more event, for the animation of a move. Points, turns
 * and clocks are unchanged: only the server computes them, and its response is displayed in the
 * end.
 */
export function shownAfter(game: Game, { seat, version, payload }: GameEvent): Game {
  const shown = { ...game, version };
  switch (payload.type) {
    case "line_dealt":
      return {
        ...shown,
        current_line: game.next_line,
        next_line: payload.dominoes.map((domino) => ({ domino, king: null, resolved: false })),
      };
    case "picked":
      return { ...shown, next_line: changed(game.next_line, payload.domino, { king: seat }) };
    case "placed": {
      const domino = dominoOf(payload.domino);
      if (!domino || seat === null) return shown;
      const squares = [domino.first, domino.second];
      const laid = covered(payload).map((cell, index) => ({ ...cell, ...squares[index as 0 | 1]!, domino: payload.domino }));
      return {
        ...moved(shown, payload.domino),
        kingdoms: inKingdom(game, seat, (kingdom) => ({ ...kingdom, squares: [...kingdom.squares, ...laid] })),
      };
    }
    case "discarded":
      return moved(shown, payload.domino);
    case "covered":
      return { ...shown, kingdoms: inKingdom(game, seat, (one) => ({ ...one, giants: [...one.giants, { x: payload.x, y: payload.y }] })) };
    case "giant_sent":
      return {
        ...shown,
        kingdoms: inKingdom(game, seat, (one) => {
          const gone = one.giants.findIndex((giant) => same(giant, payload));
          return { ...one, giants: one.giants.filter((_, index) => index !== gone) };
        }),
      };
    default:
      return shown;
  }
}

/** Returns true if an event has a visible effect on the table. */
export const isSeen = ({ payload }: GameEvent): boolean =>
  ["line_dealt", "picked", "placed", "discarded", "covered", "giant_sent"].includes(payload.type);

const changed = (line: Slot[], domino: string, change: Partial<Slot>): Slot[] =>
  line.map((slot) => (slot.domino === domino ? { ...slot, ...change } : slot));

const moved = (game: Game, domino: string): Game => ({
  ...game,
  current_line: changed(game.current_line, domino, { resolved: true }),
});

const inKingdom = (game: Game, seat: SeatIndex | null, change: (kingdom: Kingdom) => Kingdom): Kingdom[] =>
  game.kingdoms.map((kingdom) => (kingdom.seat === seat ? change(kingdom) : kingdom));

/** Returns the cells changed by an event, and the seat of their kingdom. */
export function touched({ seat, payload }: GameEvent): { seat: SeatIndex; cells: { x: number; y: number }[] } | null {
  if (seat === null) return null;
  if (payload.type === "placed") return { seat, cells: covered(payload) };
  if (payload.type === "covered") return { seat, cells: [{ x: payload.x, y: payload.y }] };
  return null;
}

