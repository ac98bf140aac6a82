import { signal } from "@preact/signals";

/** The time, told every second while somebody looks. */
export const now = signal(Date.now());

setInterval(() => {
  if (!document.hidden) now.value = Date.now();
}, 1000);
document.addEventListener("visibilitychange", () => (now.value = Date.now()));
