/// <reference lib="webworker" />
// Serves the last known responses offline and receives push messages while no page is open.

const worker = self as unknown as ServiceWorkerGlobalScope;
/**
 * Paths of files with hashed names, and a hash over them. Defined by build.mjs: all files, those
 * that games need offline, and those with the texts of each language.
 */
declare const ASSETS: string[];
declare const GAMES: string[];
declare const TEXTS: Record<string, string[]>;
declare const RELEASE: string;
const VERSION = `client-${RELEASE}`;
/** Cache of the latest API responses, deleted on logout. */
const SEEN = "seen";
/** Maximum number of cached responses. */
const MAX_SEEN = 300;
/** Operations with cached responses. */
const READABLE = /^\/v1\/(games|series|players|catalogue|me\/(games|series|notifications))(\/|$)|^\/v1\/me$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([caches.open(VERSION), languagesInUse()])
      .then(([cache, languages]) => cache.addAll(["/", ...GAMES, ...languages.flatMap((language) => TEXTS[language] ?? [])]))
      .then(() => worker.skipWaiting()),
  );
});

/** Returns the languages cached by an earlier release, or else that of the browser. */
async function languagesInUse(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name !== VERSION && name !== SEEN);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cached = requests.flat().map(({ url }) => /\/assets\/([a-z]{2})-/.exec(url)?.[1] ?? "");
  const used = Object.keys(TEXTS).filter((language) => cached.includes(language));
  return used.length > 0 ? used : navigator.languages.map((tag) => tag.slice(0, 2)).filter((tag) => tag in TEXTS).slice(0, 1);
}

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
  } else if (READABLE.test(url.pathname) && !url.pathname.endsWith("/stream")) {
    event.respondWith(lastSeen(request));
  }
});

/** Files with hashed names never change. */
async function kept(request: Request | string): Promise<Response> {
  // The worker stores the files with its own requests, whose headers differ from those of a page.
  const there = await caches.match(request, { ignoreVary: true });
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

// The page lists the files that it loaded before this worker controlled it. The remaining screens
// are cached after them, so that the whole client works offline. Only the texts of languages in use
// are cached.
worker.addEventListener("message", (event) => {
  const loaded = (event.data as string[]).filter((path) => ASSETS.includes(path));
  const texts = Object.values(TEXTS);
  const inUse = texts.filter((files) => files.some((path) => loaded.includes(path))).flat();
  const screens = ASSETS.filter((path) => !texts.flat().includes(path));
  event.waitUntil(Promise.all(loaded.map(kept)).then(() => Promise.all([...inUse, ...screens].map(kept))));
});

/** Returns the network response or, offline, the cached one marked as stale. */
async function lastSeen(request: Request): Promise<Response> {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request.url, answer.clone());
      await trim(cache);
    }
    return answer;
  } catch (error) {
    const old = await cache.match(request.url);
    if (!old) throw error;
    const headers = new Headers(old.headers);
    headers.set("Kingdomail-Offline", "yes");
    return new Response(old.body, { status: old.status, headers });
  }
}

/** Deletes the least recently updated responses: URLs with positions are never requested again. */
async function trim(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MAX_SEEN).map((request) => cache.delete(request)));
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
