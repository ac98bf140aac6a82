import { signal } from "@preact/signals";

/** True if the server responded to the last request. */
export const online = signal(navigator.onLine);

addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));
