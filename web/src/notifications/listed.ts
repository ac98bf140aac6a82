import { computed } from "@preact/signals";
import { notifications } from "../api/notifications";
import type { NotificationItem } from "../api/types";
import { activeGames } from "../game/active_games";
import { isTurn } from "./descriptions";

/**
 * Notifications that still apply, the latest first. Of the turns in a game, only the latest is
 * listed, and only while the game waits for the player.
 */
export const listedNotifications = computed((): NotificationItem[] => {
  const waiting = new Map((activeGames.value ?? []).map(({ id, waits_for_you: waits }) => [id, waits]));
  const turns = new Set<string | null>();
  return [...(notifications.value?.items ?? [])].reverse().filter((item) => {
    const { game_id: id, payload } = item;
    // The start of a game is obsolete once it waits for the player or is over.
    if (payload.type === "game_started") return id !== null && waiting.get(id) === false;
    if (!isTurn(item)) return true;
    const isFirst = !turns.has(id);
    turns.add(id);
    return isFirst && id !== null && waiting.get(id) === true;
  });
});

/** Listed notifications that are not read. */
export const unreadNotifications = computed(() => {
  const readPosition = notifications.value?.read_position ?? 0;
  return listedNotifications.value.filter(({ position }) => position > readPosition);
});
