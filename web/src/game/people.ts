import { signal } from "@preact/signals";
import { answered, api } from "../api/client";
import { isolated } from "../i18n/text";

/** What players are called of whom a game knows the id alone: who was invited, and does not sit there. */
const names = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();
const UNKNOWN = "–";

/** The name of a player, which is looked up once; a dash until it is known. */
export function nameById(id: string): string {
  if (!asked.has(id)) {
    asked.add(id);
    answered(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } })).then(
      ({ name }) => (names.value = new Map(names.peek()).set(id, name === null ? UNKNOWN : isolated(name))),
      // It is asked for again when it is shown again.
      () => asked.delete(id),
    );
  }
  return names.value.get(id) ?? UNKNOWN;
}
