import type { Game, GameEvent } from "../../api/types";
import { nameById } from "../../game/people";
import type { Table } from "../../game/table";

/** Who was asked to come to a table and has not sat down. */
export function invitedIds(events: GameEvent[]): string[] {
  const invited = new Set<string>();
  for (const { fact } of events) {
    if (fact.type === "player_invited") invited.add(fact.player_id);
    else if (fact.type === "player_joined" || fact.type === "player_left" || fact.type === "invitation_declined") invited.delete(fact.player_id);
  }
  return [...invited];
}

/** The names of those. */
export function invitedNames(table: Table, game: Game): string[] {
  const seated = new Set(game.seats.map(({ player }) => player.id));
  return invitedIds(table.events.value)
    .filter((id) => !seated.has(id))
    .map(nameById);
}
