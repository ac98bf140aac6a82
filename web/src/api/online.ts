import { signal } from "@preact/signals";

/** True if the server answered the last request. */
export const online = signal(navigator.onLine);

addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));
