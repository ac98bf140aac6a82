import { signal } from "@preact/signals";
import { callApi, api } from "../api/client";
import { isolate, t } from "../i18n/text";

/**
 * Names of players without a seat, for whom a game contains only an id, such as invited players.
 */
const names = signal<ReadonlyMap<string, string | null>>(new Map());
const requestedIds = new Set<string>();
const UNKNOWN_NAME = "–";

/** Returns the name of a player, loading it on first use; a dash until it is loaded. */
export function playerNameById(id: string): string {
  if (!requestedIds.has(id)) {
    requestedIds.add(id);
    callApi(() => api.GET("/v1/players/{player_id}", { params: { path: { player_id: id } } })).then(
      ({ name }) => (names.value = new Map(names.peek()).set(id, name)),
      // Retried the next time the name is rendered.
      () => requestedIds.delete(id),
    );
  }
  const name = names.value.get(id);
  return name == null ? UNKNOWN_NAME : localizedName(name);
}

/** Name of a guest that has not chosen one. The server stores it in English. */
const GENERATED_NAME = /^Guest (\d+)$/;

export const isGeneratedName = (name: string): boolean => GENERATED_NAME.test(name);

/** Returns the display name of a player. Generated names are translated. */
export function localizedName(name: string): string {
  const guest = GENERATED_NAME.exec(name)?.[1];
  return guest === undefined ? isolate(name) : t("guest-name", { number: guest });
}
