import type { NotificationItem } from "../api/types";
import { showToast } from "../components/toast";
import { loadActiveGames } from "../game/active_games";
import { cacheGame, cachedGames } from "../game/game_cache";
import { describeNotification, isTurn, notificationLink } from "./descriptions";
import { listedNotifications } from "./listed";

/** Updates the lists, and announces the latest notification that the screen does not show. */
export async function handleNews(arrived: NotificationItem[]): Promise<void> {
  await loadActiveGames();
  const ids = new Set(arrived.map(({ id }) => id));
  const item = listedNotifications.peek().find((one) => ids.has(one.id) && !isShown(one));
  if (!item) return;
  if (item.game_id) await cacheGame(item.game_id, item.version ?? 0);
  const words = describeNotification(item, cachedGames.peek().get(item.game_id ?? "") ?? null);
  if (words) showToast(words.subject, notificationLink(item));
}

/** Returns true if the current screen shows the event. The list of games shows whose turn it is. */
function isShown(item: NotificationItem): boolean {
  const { pathname } = location;
  return pathname === notificationLink(item) || (isTurn(item) && (pathname === "/games" || pathname === "/"));
}
