import { answered, api } from "./client";
import { follow } from "./stream";
import type { Notice, NoticeFeed } from "./types";

/** Maximum number of notifications to list, and the page size. */
const SHOWN = 40;
const PAGE = 100;

/** Last position at the time of the previous listing, for the player logged in at that time. */
let known = 0;

/** Returns the latest notifications and the position up to which they have been read. */
export async function latestNotices(): Promise<NoticeFeed> {
  const guessed = Math.max(0, known - SHOWN);
  const feed = await ask(guessed, PAGE);
  known = feed.last_position;
  const last = feed.items.at(-1)?.position ?? 0;
  const latest = Math.max(0, known - SHOWN);
  return last < known || latest < guessed ? ask(latest, SHOWN) : feed;
}

const ask = (after: number, limit: number): Promise<NoticeFeed> =>
  answered(() => api.GET("/v1/me/notifications", { params: { query: { after, limit } } }));

/** Marks all notifications up to a position as read. */
export const markRead = (position: number): Promise<NoticeFeed> =>
  answered(() => api.POST("/v1/me/notifications/read", { body: { up_to: position } }));

/**
 * Calls back for new notifications until the returned function is called. Notifications that arrive
 * together cause one call. A new connection counts as news, because notifications may have been
 * missed. If the caller has just listed the notifications up to `listed`, the first connection does
 * not count.
 */
export function followNews(news: () => void, listed?: Promise<number | undefined>): () => void {
  let stopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(news, 150);
  };
  const begin = async () => {
    const seen = await listed;
    let caughtUp = seen !== undefined;
    const connected = () => {
      if (!caughtUp) soon();
      caughtUp = false;
    };
    const position = seen ?? (await ask(0, 1)).last_position;
    if (!stopped) stop = follow<Notice>("/v1/me/stream", position, { told: soon, connected });
  };
  // Without a connection there are no notifications; the page already shows that it is offline.
  begin().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
