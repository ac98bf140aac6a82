import { session } from "../api/session";
import type { Game, GameSummary, Player } from "../api/types";
import { nameOf, seatName } from "./words";

/** What those who sit at a table are called, by seat. */
export function seatNames(summary: GameSummary, game: Game | null): string[] {
  // The whole game knows who is of the house; until it is there, the list's names do.
  return game && game.seats.length === summary.players.length
    ? game.seats.map(({ seat }) => seatName(game, seat))
    : summary.players.map((player) => nameOf(player));
}

/** The same without whoever looks. */
export function opponents(summary: GameSummary, game: Game | null): string[] {
  const me = session.value?.playerId;
  return seatNames(summary, game).filter((_, index) => summary.players[index]?.id !== me);
}

/** Whether somebody is at the table. */
export const sits = (players: Player[], id: string | undefined): boolean => players.some((player) => player.id === id);
