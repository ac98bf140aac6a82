/// <reference lib="webworker" />
// Keeps what was last seen for when there is no network, and receives push messages while no page is open.

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files with hashed names, and a hash of them all, put in by build.mjs. */
declare const ASSETS: string[];
declare const RELEASE: string;
const VERSION = `client-${RELEASE}`;
/** Answers of the API that were seen last; whoever logs out takes them along. */
const SEEN = "seen";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.add("/"))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION && name !== SEEN).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !/^\/(docs|v1|play|table|answer|series|verify|reset|mails-off|join)\b/.test(url.pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (/^\/v1\/(games|me\/games|catalogue)\b/.test(url.pathname) && !url.pathname.endsWith("/stream")) {
    event.respondWith(lastSeen(request));
  }
});

/** A file whose name says what is in it never changes. */
async function kept(request: Request | string): Promise<Response> {
  const there = await caches.match(request);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

// The page was there before this worker, and tells it what it has loaded.
worker.addEventListener("message", (event) => {
  const loaded = (event.data as string[]).filter((path) => ASSETS.includes(path));
  event.waitUntil(Promise.all(loaded.map(kept)));
});

/** What the network says; and when there is none, what it said last, marked as old. */
async function lastSeen(request: Request): Promise<Response> {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(request.url);
    if (!old) throw error;
    const headers = new Headers(old.headers);
    headers.set("Kingdomail-Offline", "yes");
    return new Response(old.body, { status: old.status, headers });
  }
}

interface Pushed {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, url, tag } = (event.data?.json() ?? {}) as Pushed;
  const options: NotificationOptions = { data: url ?? "/games", icon: "/icon-192.png" };
  if (body !== undefined) options.body = body;
  if (tag !== undefined) options.tag = tag;
  event.waitUntil(worker.registration.showNotification(title ?? "Kingdomail", options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data), worker.location.origin).href;
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((one) => one.url === url);
      await (open ? open.focus() : worker.clients.openWindow(url));
    }),
  );
});
