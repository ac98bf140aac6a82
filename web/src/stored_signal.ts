import { effect, type Signal, signal } from "@preact/signals";

/**
 * Signal whose value is kept in this browser and shared by its tabs. `parse` gets the stored text,
 * null if there is none. If it throws, or without storage, the value is that of null.
 */
export function storedSignal<Value>(key: string, parse: (text: string | null) => Value, format: (value: Value) => string = JSON.stringify): Signal<Value> {
  const load = () => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return parse(null);
    }
  };
  const stored = signal(load());
  let known = stored.peek();
  effect(() => {
    if (stored.value === known) return;
    known = stored.value;
    try {
      localStorage.setItem(key, format(known));
    } catch {
      // Without storage, the value lasts until the page is closed.
    }
  });
  addEventListener("storage", (event) => {
    if (event.key === key) stored.value = known = load();
  });
  return stored;
}
