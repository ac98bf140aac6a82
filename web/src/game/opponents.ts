import { session } from "../api/session";
import type { GameSummary, Player } from "../api/types";

/** Returns the players at a table other than the current player. */
export const opponents = ({ players }: GameSummary): Player[] => players.filter(({ id }) => id !== session.value?.playerId);

/** Returns true if a player has a seat at the table. */
export const hasSeat = (players: Player[], id: string | undefined): boolean => players.some((player) => player.id === id);
