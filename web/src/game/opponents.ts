import { session } from "../api/session";
import type { GameSummary, Player } from "../api/types";

/** Who sits at a table beside whoever looks. */
export const opponents = ({ players }: GameSummary): Player[] => players.filter(({ id }) => id !== session.value?.playerId);

/** Whether somebody is at the table. */
export const sits = (players: Player[], id: string | undefined): boolean => players.some((player) => player.id === id);
