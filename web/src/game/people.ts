import { signal } from "@preact/signals";
import { answered, api } from "../api/client";
import { isolated, t } from "../i18n/text";

/**
 * Names of players without a seat, for whom a game contains only an id, such as invited players.
 */
const names = signal<ReadonlyMap<string, string | null>>(new Map());
const asked = new Set<string>();
const UNKNOWN = "–";

/** Returns the name of a player, loading it on first use; a dash until it is loaded. */
export function nameById(id: string): string {
  if (!asked.has(id)) {
    asked.add(id);
    answered(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } })).then(
      ({ name }) => (names.value = new Map(names.peek()).set(id, name)),
      // Retried the next time the name is rendered.
      () => asked.delete(id),
    );
  }
  const name = names.value.get(id);
  return name == null ? UNKNOWN : personName(name);
}

/**
 * Returns the display name of a player. Guests have reserved English names on the server, which are
 * translated.
 */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name)?.[1];
  return guest === undefined ? isolated(name) : t("guest-name", { number: guest });
}
