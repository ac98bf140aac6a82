import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";

/** Data that a screen loads before it can be shown. */
export interface Resource<Value> {
  /** Null until the first response. */
  value: Value | null;
  /** Error of the last request. */
  error: unknown;
  reload: () => Promise<void>;
  /** Replaces the value with the response to an update, without a reload. */
  set: (value: Value) => void;
}

/** Loads when the screen is first shown and whenever `key` changes. */
export function useResource<Value>(load: () => Promise<Value>, key = ""): Resource<Value> {
  const value = useSignal<Value | null>(null);
  const error = useSignal<unknown>(null);
  // Only the response to the latest request counts, and none to requests made before `set`.
  const latestRequest = useRef(0);
  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    try {
      const found = await load();
      if (requestNumber !== latestRequest.current) return;
      value.value = found;
      error.value = null;
    } catch (cause) {
      if (requestNumber === latestRequest.current) error.value = cause;
    }
  }, [key]);
  useEffect(() => {
    value.value = null;
    void reload();
    return () => {
      latestRequest.current += 1;
    };
  }, [reload]);
  const set = (next: Value) => {
    // A response that is still under way may be older than this value.
    latestRequest.current += 1;
    value.value = next;
    error.value = null;
  };
  return { value: value.value, error: error.value, reload, set };
}

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** Paginated list with the pages loaded so far. */
export interface Pages<Item> {
  items: Item[] | null;
  error: unknown;
  /** Loads the next page; null on the last one. */
  loadMore: (() => Promise<void>) | null;
  /** Starts again with the first page. */
  reload: () => Promise<void>;
  /** Replaces the loaded items, without a reload. */
  setItems: (items: Item[]) => void;
}

/** Loads the first page when the list is first shown and whenever `key` changes. */
export function usePages<Item>(load: (cursor: string | undefined) => Promise<Page<Item>>, key = ""): Pages<Item> {
  const nextPageError = useSignal<unknown>(null);
  const firstPage = useResource(() => load(undefined), key);
  const page = firstPage.value;
  const cursor = page?.next_cursor;
  const loadMore = async () => {
    if (!page || cursor == null) return;
    try {
      const found = await load(cursor);
      firstPage.set({ items: [...page.items, ...found.items], next_cursor: found.next_cursor });
      nextPageError.value = null;
    } catch (cause) {
      nextPageError.value = cause;
    }
  };
  return {
    items: page?.items ?? null,
    error: firstPage.error ?? nextPageError.value,
    loadMore: cursor == null ? null : loadMore,
    reload: firstPage.reload,
    setItems: (items) => firstPage.set({ items, next_cursor: cursor ?? null }),
  };
}
