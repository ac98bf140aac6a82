import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";

/** Data that a screen loads before it can be shown. */
export interface Loaded<Value> {
  /** Null until the first response. */
  value: Value | null;
  /** Error of the last request. */
  error: unknown;
  again: () => Promise<void>;
  /** Replaces the value with the response to an update, without a reload. */
  set: (value: Value) => void;
}

/** Loads when the screen is first shown and whenever `key` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key = ""): Loaded<Value> {
  const value = useSignal<Value | null>(null);
  const error = useSignal<unknown>(null);
  // Responses to requests made before the last change of the key are ignored.
  const asked = useRef(0);
  const again = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const found = await load();
      if (mine !== asked.current) return;
      value.value = found;
      error.value = null;
    } catch (refusal) {
      if (mine === asked.current) error.value = refusal;
    }
  }, [key]);
  useEffect(() => {
    value.value = null;
    void again();
    return () => {
      asked.current += 1;
    };
  }, [again]);
  return { value: value.value, error: error.value, again, set: (next) => (value.value = next) };
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
  more: (() => Promise<void>) | null;
}

/** Loads the first page when the list is first shown and whenever `key` changes. */
export function usePages<Item>(load: (cursor: string | undefined) => Promise<Page<Item>>, key = ""): Pages<Item> {
  const next = useSignal<unknown>(null);
  const first = useLoaded(() => load(undefined), key);
  const page = first.value;
  const cursor = page?.next_cursor;
  const more = async () => {
    if (!page || cursor == null) return;
    try {
      const found = await load(cursor);
      first.set({ items: [...page.items, ...found.items], next_cursor: found.next_cursor });
      next.value = null;
    } catch (refusal) {
      next.value = refusal;
    }
  };
  return { items: page?.items ?? null, error: first.error ?? next.value, more: cursor == null ? null : more };
}
