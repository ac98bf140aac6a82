import { callApi, api } from "./client";
import { followStream } from "./stream";
import type { NotificationItem, NotificationList } from "./types";

/** Maximum number of notifications to list, and the page size. */
const MAX_LISTED = 40;
const PAGE_SIZE = 100;

/** Last position at the time of the previous listing, for the player logged in at that time. */
let lastPosition = 0;

/** Returns the latest notifications and the position up to which they have been read. */
export async function fetchLatestNotifications(): Promise<NotificationList> {
  const guessedStart = Math.max(0, lastPosition - MAX_LISTED);
  const feed = await fetchNotifications(guessedStart, PAGE_SIZE);
  lastPosition = feed.last_position;
  const lastListed = feed.items.at(-1)?.position ?? 0;
  const latest = Math.max(0, lastPosition - MAX_LISTED);
  return lastListed < lastPosition || latest < guessedStart ? fetchNotifications(latest, MAX_LISTED) : feed;
}

const fetchNotifications = (after: number, limit: number): Promise<NotificationList> =>
  callApi(() => api.GET("/v1/me/notifications", { params: { query: { after, limit } } }));

/** Marks all notifications up to a position as read. */
export const markNotificationsRead = (position: number): Promise<NotificationList> =>
  callApi(() => api.POST("/v1/me/notifications/read", { body: { up_to: position } }));

/**
 * Calls back for new notifications until the returned function is called. Notifications that arrive
 * together cause one call. A new connection counts as news, because notifications may have been
 * missed. If the caller has just listed the notifications up to `listedPosition`, the first
 * connection does not count.
 */
export function followNotifications(onNotifications: () => void, listedPosition?: Promise<number | undefined>): () => void {
  let stopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const scheduleCallback = () => {
    clearTimeout(timer);
    timer = setTimeout(onNotifications, 150);
  };
  const start = async () => {
    const startPosition = await listedPosition;
    let caughtUp = startPosition !== undefined;
    const onConnect = () => {
      if (!caughtUp) scheduleCallback();
      caughtUp = false;
    };
    const position = startPosition ?? (await fetchNotifications(0, 1)).last_position;
    if (!stopped) stop = followStream<NotificationItem>("/v1/me/stream", position, { onEvent: scheduleCallback, onConnect });
  };
  // Without a connection there are no notifications; the page already shows that it is offline.
  start().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
