import type { Game, GameEvent } from "../../api/types";
import { playerNameById } from "../../game/player_names";
import type { Table } from "../../game/table";

/** Returns the ids of invited players that have not taken a seat. */
export function invitedIds(events: GameEvent[]): string[] {
  const invited = new Set<string>();
  for (const { payload } of events) {
    if (payload.type === "player_invited") invited.add(payload.player_id);
    else if (payload.type === "player_joined" || payload.type === "player_left" || payload.type === "invitation_declined") invited.delete(payload.player_id);
  }
  return [...invited];
}

/** Returns the names of invited players that have not taken a seat. */
export function invitedNames(table: Table, game: Game): string[] {
  const seated = new Set(game.seats.map(({ player }) => player.id));
  return invitedIds(table.events.value)
    .filter((id) => !seated.has(id))
    .map(playerNameById);
}
