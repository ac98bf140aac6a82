import { createParser } from "eventsource-parser";
import { online } from "./online";
import { accessToken, renewSession } from "./session";

/**
 * The server sends a keep-alive every 15 seconds. After twice that time without data, the
 * connection is considered dead.
 */
const KEEP_ALIVE_TIMEOUT_MS = 32_000;
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Time for which a hidden page stays connected, in milliseconds. */
const HIDDEN_TIMEOUT_MS = 60_000;

interface StreamHandler<Data> {
  /** Receives each event of the stream exactly once, in order. */
  onEvent: (data: Data, position: number) => void;
  /** Called after each connect: missed events follow, or can be requested. */
  onConnect?: () => void;
}

/**
 * Follows an event stream of the API across reconnects until the returned function is called.
 * `path` begins with `/v1/`. Only events after the position `after` are delivered.
 */
export function followStream<Data>(path: string, after: number, handler: StreamHandler<Data>): () => void {
  let lastPosition = after;
  let retryDelay = MIN_RETRY_DELAY_MS;
  let stopped = false;
  let connection: AbortController | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const connect = async () => {
    clearTimeout(retryTimer);
    if (stopped || connection) return;
    const controller = new AbortController();
    connection = controller;
    let keepAliveTimer: ReturnType<typeof setTimeout> | undefined;
    const resetKeepAlive = () => {
      clearTimeout(keepAliveTimer);
      keepAliveTimer = setTimeout(() => controller.abort(), KEEP_ALIVE_TIMEOUT_MS);
    };
    try {
      resetKeepAlive();
      await readStream(path, lastPosition, controller.signal, resetKeepAlive, handler.onConnect, (data, position) => {
        retryDelay = MIN_RETRY_DELAY_MS;
        if (position <= lastPosition) return;
        lastPosition = position;
        handler.onEvent(data as Data, position);
      });
    } catch (error) {
      // Not for rejected requests, which reached the server, nor for aborted ones.
      if (error instanceof TypeError) online.value = false;
    } finally {
      clearTimeout(keepAliveTimer);
      connection = null;
    }
    if (stopped || document.hidden) return;
    retryTimer = setTimeout(() => void connect(), retryDelay);
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS);
  };

  const updateConnection = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) {
      hiddenTimer = setTimeout(() => connection?.abort(), HIDDEN_TIMEOUT_MS);
    } else {
      retryDelay = MIN_RETRY_DELAY_MS;
      void connect();
    }
  };
  document.addEventListener("visibilitychange", updateConnection);
  addEventListener("online", updateConnection);
  void connect();

  return () => {
    stopped = true;
    clearTimeout(retryTimer);
    clearTimeout(hiddenTimer);
    connection?.abort();
    document.removeEventListener("visibilitychange", updateConnection);
    removeEventListener("online", updateConnection);
  };
}

/** Reads one connection until it ends. Throws if it cannot be opened. */
async function readStream(
  path: string,
  lastPosition: number,
  signal: AbortSignal,
  resetKeepAlive: () => void,
  onConnect: (() => void) | undefined,
  onEvent: (data: unknown, position: number) => void,
): Promise<void> {
  const token = await accessToken();
  const headers: Record<string, string> = { "Last-Event-ID": String(lastPosition), Accept: "text/event-stream" };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(path, { headers, signal, cache: "no-store" });
  online.value = true;
  if (response.status === 401) await renewSession();
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  onConnect?.();
  const parser = createParser({ onEvent: ({ id, data }) => onEvent(JSON.parse(data), Number(id)) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    resetKeepAlive();
    parser.feed(chunk.value);
  }
}
