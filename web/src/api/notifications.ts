import { computed, effect, signal } from "@preact/signals";
import { callApi, api } from "./client";
import { myId } from "./me";
import { session } from "./session";
import { followStream } from "./stream";
import type { NotificationItem, NotificationList } from "./types";

/** Maximum number of notifications to list, and the page size. */
const MAX_LISTED = 40;
const PAGE_SIZE = 100;
/** Notifications that arrive within this time cause one call of the listeners, in milliseconds. */
const BATCH_DELAY_MS = 150;

const loaded = signal<{ playerId: string | undefined; list: NotificationList } | null>(null);

/** Latest notifications of the current player; null until they are loaded. */
export const notifications = computed(() => (loaded.value?.playerId === session.value?.playerId ? (loaded.value?.list ?? null) : null));

/** Loads the latest notifications and the position up to which they have been read. */
async function loadNotifications(): Promise<NotificationList> {
  const playerId = session.peek()?.playerId;
  const lastPosition = notifications.peek()?.last_position ?? 0;
  const guessedStart = Math.max(0, lastPosition - MAX_LISTED);
  let list = await fetchNotifications(guessedStart, PAGE_SIZE);
  const lastListed = list.items.at(-1)?.position ?? 0;
  const latest = Math.max(0, list.last_position - MAX_LISTED);
  if (lastListed < list.last_position || latest < guessedStart) list = await fetchNotifications(latest, MAX_LISTED);
  const known = loaded.peek();
  // A later request may have been answered first.
  if (known && known.playerId === playerId && known.list.last_position > list.last_position) return known.list;
  loaded.value = { playerId, list };
  return list;
}

const fetchNotifications = (after: number, limit: number): Promise<NotificationList> =>
  callApi(() => api.GET("/v1/me/notifications", { params: { query: { after, limit } } }));

/** Marks all notifications up to a position as read. */
export async function markNotificationsRead(position: number): Promise<void> {
  const { read_position, unread } = await callApi(() => api.POST("/v1/me/notifications/read", { body: { up_to: position } }));
  if (loaded.value) loaded.value = { ...loaded.value, list: { ...loaded.value.list, read_position, unread } };
}

type Listener = (arrived: NotificationItem[]) => void;

const listeners = new Set<Listener>();
/** Stream of the current player while there are listeners. */
let stopStream: (() => void) | null = null;

/**
 * Calls back after new notifications were loaded, until the returned function is called.
 * Notifications that arrive together cause one call. A reconnect counts as news without notifications, because other changes
 * may have been missed. All listeners share one connection.
 */
export function followNotifications(listener: Listener): () => void {
  listeners.add(listener);
  stopStream ??= startStream();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) closeStream();
  };
}

function closeStream(): void {
  stopStream?.();
  stopStream = null;
}

// The stream belongs to the player who was logged in when it was opened.
effect(() => {
  const id = myId.value;
  closeStream();
  if (id !== null && listeners.size > 0) stopStream = startStream();
});

function startStream(): () => void {
  let stop = () => {};
  let stopped = false;
  let connected = false;
  let arrived: NotificationItem[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const callListeners = async () => {
    const batch = arrived;
    arrived = [];
    // Best effort: after a failure, the next event or reconnect loads what is missing.
    await loadNotifications().catch(() => {});
    if (stopped) return;
    for (const listener of [...listeners]) listener(batch);
  };
  const scheduleCall = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void callListeners(), BATCH_DELAY_MS);
  };
  const onEvent = (item: NotificationItem) => {
    arrived.push(item);
    scheduleCall();
  };
  const onConnect = () => {
    if (connected) scheduleCall();
    connected = true;
  };
  const start = async () => {
    const { last_position: position } = notifications.peek() ?? (await loadNotifications());
    if (!stopped) stop = followStream("/v1/me/stream", position, { onEvent, onConnect });
  };
  const tryToStart = () => void start().catch(() => addEventListener("online", tryToStart, { once: true }));
  tryToStart();
  return () => {
    stopped = true;
    removeEventListener("online", tryToStart);
    clearTimeout(timer);
    stop();
  };
}
