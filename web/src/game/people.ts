import { signal } from "@preact/signals";
import { answered, api } from "../api/client";
import { isolated, t } from "../i18n/text";

/** What players are called of whom a game knows the id alone: who was invited, and does not sit there. */
const names = signal<ReadonlyMap<string, string | null>>(new Map());
const asked = new Set<string>();
const UNKNOWN = "–";

/** The name of a player, which is looked up once; a dash until it is known. */
export function nameById(id: string): string {
  if (!asked.has(id)) {
    asked.add(id);
    answered(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } })).then(
      ({ name }) => (names.value = new Map(names.peek()).set(id, name)),
      // It is asked for again when it is shown again.
      () => asked.delete(id),
    );
  }
  const name = names.value.get(id);
  return name == null ? UNKNOWN : personName(name);
}

/** The name of a person. Guests have English names on the server, which are reserved for them. */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name)?.[1];
  return guest === undefined ? isolated(name) : t("guest-name", { number: guest });
}
