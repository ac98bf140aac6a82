import { createParser } from "eventsource-parser";
import { online } from "./online";
import { accessToken, renewSession } from "./session";

/**
 * The server sends a keep-alive every 15 seconds. After twice that time without data, the
 * connection is considered dead.
 */
const SILENCE = 32_000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Time for which a hidden page stays connected, in milliseconds. */
const UNSEEN = 60_000;

interface Follower<Data> {
  /** Receives each event of the stream exactly once, in order. */
  told: (data: Data, position: number) => void;
  /** Called after each connect: missed events follow, or can be requested. */
  connected?: () => void;
}

/**
 * Follows an event stream of the API across reconnects until the returned function is called.
 * `path` begins with `/v1/`. Only events after the position `after` are delivered.
 */
export function follow<Data>(path: string, after: number, follower: Follower<Data>): () => void {
  let seen = after;
  let wait = FIRST_WAIT;
  let stopped = false;
  let connection: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unseen: ReturnType<typeof setTimeout> | undefined;

  const connect = async () => {
    clearTimeout(retry);
    if (stopped || connection) return;
    const mine = new AbortController();
    connection = mine;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), SILENCE);
    };
    try {
      heard();
      await read(path, seen, mine.signal, heard, follower.connected, (data, position) => {
        wait = FIRST_WAIT;
        if (position <= seen) return;
        seen = position;
        follower.told(data as Data, position);
      });
    } catch {
      online.value = navigator.onLine && mine.signal.aborted;
    } finally {
      clearTimeout(silence);
      connection = null;
    }
    if (stopped || document.hidden) return;
    retry = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const looked = () => {
    clearTimeout(unseen);
    if (document.hidden) {
      unseen = setTimeout(() => connection?.abort(), UNSEEN);
    } else {
      wait = FIRST_WAIT;
      void connect();
    }
  };
  document.addEventListener("visibilitychange", looked);
  addEventListener("online", looked);
  void connect();

  return () => {
    stopped = true;
    clearTimeout(retry);
    clearTimeout(unseen);
    connection?.abort();
    document.removeEventListener("visibilitychange", looked);
    removeEventListener("online", looked);
  };
}

/** Reads one connection until it ends. Throws if it cannot be opened. */
async function read(
  path: string,
  seen: number,
  signal: AbortSignal,
  heard: () => void,
  connected: (() => void) | undefined,
  told: (data: unknown, position: number) => void,
): Promise<void> {
  const token = await accessToken();
  const headers: Record<string, string> = { "Last-Event-ID": String(seen), Accept: "text/event-stream" };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { headers, signal, cache: "no-store" });
  if (answer.status === 401) await renewSession();
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  online.value = true;
  connected?.();
  const parser = createParser({ onEvent: ({ id, data }) => told(JSON.parse(data), Number(id)) });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    heard();
    parser.feed(chunk.value);
  }
}
