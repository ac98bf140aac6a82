import { answered, api } from "./client";
import { follow } from "./stream";
import type { Notice, NoticeFeed } from "./types";

/** How many of one's notices are worth listing. */
const SHOWN = 40;

/** What one was told last, and how far one has read. */
export async function latestNotices(): Promise<NoticeFeed> {
  const { last_position } = await ask(0, 1);
  return ask(Math.max(0, last_position - SHOWN), SHOWN);
}

const ask = (after: number, limit: number): Promise<NoticeFeed> =>
  answered(() => api.GET("/v1/me/notices", { params: { query: { after, limit } } }));

/** Notes that all up to a position was read. */
export const markRead = (position: number): Promise<NoticeFeed> =>
  answered(() => api.POST("/v1/me/notices/read", { body: { up_to: position } }));

/**
 * Tells of everything that is new from now on, until the returned function is called. What comes at once is told once, and a
 * new connection counts as news: something may have been missed.
 */
export function followNews(news: () => void): () => void {
  let stopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(news, 150);
  };
  ask(0, 1).then(
    ({ last_position }) => {
      if (!stopped) stop = follow<Notice>("/v1/me/stream", last_position, { told: soon, connected: soon });
    },
    // Without a connection there is no news; whoever looks has been told so.
    () => {},
  );
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
