import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { resumeSession, session } from "./api/session";
import "./app_badge";
import "./attention";
import { language } from "./i18n/language";
import { activateLanguage } from "./i18n/text";
import { loadFullClient } from "./full_client";
import { belongsToOtherSession } from "./push_subscription";
import { startTheme } from "./theme";

/** Paths of screens that need no more texts and styles. */
const GAME_PATHS = /^\/(games(\/.*)?)?$/;

startTheme();
// A failure is reported by the screen.
if (!GAME_PATHS.test(location.pathname)) loadFullClient().catch(() => {});
await Promise.all([activateLanguage(language.peek()), resumeSession()]);
render(<App />, document.getElementById("app") as HTMLElement);
if ("serviceWorker" in navigator) void registerServiceWorker();
effect(() => {
  const id = session.value?.id ?? null;
  if (id !== null && belongsToOtherSession(id)) void movePushSubscription();
});

/** Best effort: offline, it is retried with the next session or page load. */
async function movePushSubscription(): Promise<void> {
  const { moveToThisSession } = await import("./push");
  await moveToThisSession().catch(() => {});
}

/**
 * Registers the service worker and sends it the loaded files, so that it caches them for offline
 * use.
 */
async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}
