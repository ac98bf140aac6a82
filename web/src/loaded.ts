import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";

/** What a screen needs from the server before it can be shown. */
export interface Loaded<Value> {
  /** Nothing until the first answer. */
  value: Value | null;
  /** Why the last answer did not come. */
  error: unknown;
  again: () => Promise<void>;
  /** Shows what the answer to a change says, without asking again. */
  set: (value: Value) => void;
}

/** Loads when the screen is shown first, and whenever `key` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key = ""): Loaded<Value> {
  const value = useSignal<Value | null>(null);
  const error = useSignal<unknown>(null);
  // An answer to what was asked for before the last change of the key says nothing about it.
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

/** A list that comes in pages, as far as it was asked for. */
export interface Pages<Item> {
  items: Item[] | null;
  error: unknown;
  /** Loads the next page; nothing on the last one. */
  more: (() => Promise<void>) | null;
}

/** Loads the first page when the list is shown, and whenever `key` changes. */
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
