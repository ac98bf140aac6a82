/// <reference lib="webworker" />
// Serves the last known responses offline and receives push messages while no page is open.

const worker = self as unknown as ServiceWorkerGlobalScope;
/**
 * Paths of files with hashed names, and a hash over them. Defined by build.mjs: all files, those
 * that games need offline, and those with the texts of each language.
 */
declare const ASSETS: string[];
declare const GAME_ASSETS: string[];
declare const TEXT_ASSETS: Record<string, string[]>;
declare const RELEASE: string;
const ASSET_CACHE = `client-${RELEASE}`;
/** Cache of the latest API responses, deleted on logout. */
const RESPONSE_CACHE = "seen";
/** Maximum number of cached responses. */
const MAX_CACHED_RESPONSES = 300;
/** Operations with cached responses. */
const CACHEABLE_PATHS = /^\/v1\/(games|series|players|catalogue|me\/(games|series|notifications))(\/|$)|^\/v1\/me$/;
/** Operations below these paths without cached responses: streams, versions and files of games. */
const UNCACHED_PATHS = /\/(stream|versions\/\d+|record|\w+\.(png|svg|txt))$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([caches.open(ASSET_CACHE), languagesInUse()])
      .then(([cache, languages]) => cache.addAll(["/", ...GAME_ASSETS, ...languages.flatMap((language) => TEXT_ASSETS[language] ?? [])]))
      .then(() => worker.skipWaiting()),
  );
});

/** Returns the languages cached by an earlier release, or else that of the browser. */
async function languagesInUse(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name !== ASSET_CACHE && name !== RESPONSE_CACHE);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cached = requests.flat().map(({ url }) => /\/assets\/([a-z]{2})-/.exec(url)?.[1] ?? "");
  const used = Object.keys(TEXT_ASSETS).filter((language) => cached.includes(language));
  return used.length > 0 ? used : navigator.languages.map((tag) => tag.slice(0, 2)).filter((tag) => tag in TEXT_ASSETS).slice(0, 1);
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== ASSET_CACHE && name !== RESPONSE_CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request, event));
  else if (request.mode === "navigate" && !/^\/(docs|v1|play|table|answer|series|verify|reset|mails-off|join)\b/.test(url.pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (CACHEABLE_PATHS.test(url.pathname) && !UNCACHED_PATHS.test(url.pathname)) {
    event.respondWith(networkFirst(request, event));
  }
});

/** Files with hashed names never change. */
async function cacheFirst(request: Request | string, event: ExtendableEvent): Promise<Response> {
  // The worker stores the files with its own requests, whose headers differ from those of a page.
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(store(ASSET_CACHE, request, response.clone()));
  return response;
}

// The page lists the files that it loaded before this worker controlled it. The remaining screens
// are cached after them, so that the whole client works offline. Only the texts of languages in use
// are cached.
worker.addEventListener("message", (event) => {
  const loaded = (event.data as string[]).filter((path) => ASSETS.includes(path));
  const texts = Object.values(TEXT_ASSETS);
  const inUse = texts.filter((files) => files.some((path) => loaded.includes(path))).flat();
  const screens = ASSETS.filter((path) => !texts.flat().includes(path));
  const cacheAll = (paths: string[]) => Promise.all(paths.map((path) => cacheFirst(path, event)));
  event.waitUntil(cacheAll(loaded).then(() => cacheAll([...inUse, ...screens])));
});

/** Returns the network response or, offline, the cached one marked as stale. */
async function networkFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(store(RESPONSE_CACHE, request.url, response.clone()).then(trimResponses));
    return response;
  } catch (error) {
    const stale = await (await caches.open(RESPONSE_CACHE)).match(request.url);
    if (!stale) throw error;
    const headers = new Headers(stale.headers);
    headers.set("Kingdomail-Offline", "yes");
    return new Response(stale.body, { status: stale.status, headers });
  }
}

/** Stores a response while the page reads it. Best effort: the storage may be full. */
async function store(name: string, key: RequestInfo, response: Response): Promise<void> {
  await caches.open(name).then((cache) => cache.put(key, response)).catch(() => {});
}

/** Deletes the least recently updated responses: URLs with positions are never requested again. */
async function trimResponses(): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -MAX_CACHED_RESPONSES).map((request) => cache.delete(request)));
}

interface PushPayload {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, url, tag } = (event.data?.json() ?? {}) as PushPayload;
  const options: NotificationOptions = { data: url ?? "/games", icon: "/icon-192.png" };
  if (body !== undefined) options.body = body;
  if (tag !== undefined) options.tag = tag;
  event.waitUntil(Promise.all([worker.registration.showNotification(title ?? "Kingdomail", options), markAppIcon()]));
});

/** Marks the icon of the installed app. Open pages show the number of waiting games instead. */
async function markAppIcon(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  // Browsers without an icon reject the call.
  if (windows.length === 0 && "setAppBadge" in navigator) await navigator.setAppBadge().catch(() => {});
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data), worker.location.origin).href;
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((item) => item.url === url);
      await (open ? open.focus() : worker.clients.openWindow(url));
    }),
  );
});
