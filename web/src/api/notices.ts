import { answered, api } from "./client";
import { follow } from "./stream";
import type { Notice, NoticeFeed } from "./types";

/** How many of one's notices are worth listing, and how many come at a time. */
const SHOWN = 40;
const PAGE = 100;

/** The last position when they were listed last: of whoever was logged in then. */
let known = 0;

/** What one was told last, and how far one has read. */
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

/** Notes that all up to a position was read. */
export const markRead = (position: number): Promise<NoticeFeed> =>
  answered(() => api.POST("/v1/me/notifications/read", { body: { up_to: position } }));

/**
 * Tells of everything that is new, until the returned function is called. What comes at once is told once, and a new connection
 * counts as news: something may have been missed. Of who has just listed the notices, `listed` says up to which position: then
 * the first connection is no news.
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
  // Without a connection there is no news; whoever looks has been told so.
  begin().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
