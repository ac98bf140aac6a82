import { computed, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** Current time, updated every second while the page is visible. */
const now = signal(Date.now());

setInterval(() => {
  if (!document.hidden) now.value = Date.now();
}, 1000);
document.addEventListener("visibilitychange", () => (now.value = Date.now()));

/**
 * Derives a value from the current time and `key`. The component is rendered again when the value
 * changes, not every second.
 */
export const useNow = <Value extends string | boolean>(derive: (now: number) => Value, key = ""): Value =>
  useMemo(() => computed(() => derive(now.value)), [key]).value;
