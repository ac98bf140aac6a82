import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { Game, GameEvent } from "../../api/types";
import type { Table } from "../../game/table";
import { isolated } from "../../i18n/text";

/** Who was asked to come to a table and has not sat down. */
export function invitedIds(events: GameEvent[]): string[] {
  const invited = new Set<string>();
  for (const { fact } of events) {
    if (fact.type === "player_invited") invited.add(fact.player_id);
    else if (fact.type === "player_joined" || fact.type === "player_left") invited.delete(fact.player_id);
  }
  return [...invited];
}

/** The names of those. The events of a table know ids alone. */
export function useInvited(table: Table, game: Game): string[] {
  const names = useSignal<ReadonlyMap<string, string>>(new Map());
  const seated = new Set(game.seats.map(({ player }) => player.id));
  const ids = invitedIds(table.events.value).filter((id) => !seated.has(id));
  useEffect(() => {
    for (const id of ids.filter((one) => !names.peek().has(one))) {
      answered(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } })).then(
        ({ name }) => (names.value = new Map(names.peek()).set(id, isolated(name))),
        // Without the name there is nothing to say.
        () => {},
      );
    }
  }, [ids.join()]);
  return ids.flatMap((id) => names.value.get(id) ?? []);
}
