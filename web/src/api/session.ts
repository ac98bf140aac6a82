import { signal } from "@preact/signals";
import { unsubscribeBrowser } from "../push_subscription";

/** Session of the logged-in player. */
export interface Session {
  /** Null until the session of an earlier visit is renewed. */
  id: string | null;
  playerId: string;
  /** Null until the session of an earlier visit is renewed, which the next request does. */
  accessToken: string | null;
  /** Time at which the access token must be renewed, in milliseconds of `performance.now()`. */
  renewAt: number;
}

/** Response of the operations that create or renew a session. */
export interface Grant {
  player_id: string;
  session_id: string;
  tokens: { access_token: string; expires_in_seconds: number };
}

/**
 * Session of this page. The access token is kept in memory only and lives for minutes. The refresh
 * token is in a cookie that scripts cannot read.
 */
export const session = signal<Session | null>(null);

/** Readable cookie that signals the presence of the refresh token cookie. */
const SESSION_COOKIE = "kingdomail_session=kept";
/**
 * Lock held while renewing: a refresh token can be used once, so only one tab may renew at a time.
 */
const LOCK_NAME = "session";
const RENEW_MARGIN_SECONDS = 60;
/** Cache in which the service worker keeps API responses; see service-worker.ts. */
const RESPONSE_CACHE = "seen";
/** Local storage key of the player id, which identifies the session while it cannot be renewed. */
const PLAYER_KEY = "player";

const otherTabs = new BroadcastChannel("session");
otherTabs.onmessage = ({ data }: MessageEvent<Session | "ended">) => {
  session.value = data === "ended" ? null : { ...data, renewAt: performance.now() + data.renewAt };
};

export function beginSession(grant: Grant): void {
  const milliseconds = Math.max(5, grant.tokens.expires_in_seconds - RENEW_MARGIN_SECONDS) * 1000;
  const started = { id: grant.session_id, playerId: grant.player_id, accessToken: grant.tokens.access_token };
  session.value = { ...started, renewAt: performance.now() + milliseconds };
  if (localStorage.getItem(PLAYER_KEY) !== grant.player_id) deleteCachedResponses();
  localStorage.setItem(PLAYER_KEY, grant.player_id);
  // Tabs have different clock origins, so the remaining lifetime is broadcast, not the expiry.
  otherTabs.postMessage({ ...started, renewAt: milliseconds });
}

export function clearSession(): void {
  session.value = null;
  localStorage.removeItem(PLAYER_KEY);
  document.cookie = `${SESSION_COOKIE}; Max-Age=0; Path=/`;
  otherTabs.postMessage("ended");
  deleteCachedResponses();
  void unsubscribeBrowser();
}

/** Cached game responses belong to the previous account. */
const deleteCachedResponses = (): void => void globalThis.caches?.delete(RESPONSE_CACHE);

/** Returns true if the browser holds a refresh token, even if it could not be used yet. */
const hasRefreshToken = (): boolean => document.cookie.split("; ").includes(SESSION_COOKIE);

/** Returns true if there is no session and none is waiting for the network to be resumed. */
export const isLoggedOut = (): boolean => session.value === null && !hasRefreshToken();

/**
 * Resumes the session of an earlier visit. Requests wait until it is renewed, but the page does
 * not; offline, the session continues without an access token. The player of a session created by a
 * page without scripts is unknown, so the page waits for it.
 */
export async function resumeSession(): Promise<void> {
  if (!hasRefreshToken()) return;
  const playerId = localStorage.getItem(PLAYER_KEY);
  if (playerId !== null) session.value = { id: null, playerId, accessToken: null, renewAt: 0 };
  const renewal = renewSession();
  if (playerId === null) await renewal;
}

addEventListener("online", () => {
  if (hasRefreshToken() && session.peek()?.accessToken == null) void renewSession();
});

/** Returns a valid access token; null without a session, or if it cannot be renewed now. */
export async function accessToken(): Promise<string | null> {
  const current = session.peek();
  if (current ? current.renewAt < performance.now() : hasRefreshToken()) await renewSession();
  return session.peek()?.accessToken ?? null;
}

/** Renews the tokens and returns true on success. Offline, returns false and keeps the session. */
export async function renewSession(): Promise<boolean> {
  const currentToken = () => session.peek()?.accessToken ?? null;
  const previousToken = currentToken();
  return withSessionLock(async () => {
    // Another request or tab may have renewed it while this one waited for the lock.
    if (currentToken() !== previousToken) return currentToken() !== null;
    try {
      const response = await refresh();
      if (response.ok) {
        beginSession((await response.json()) as Grant);
        return true;
      }
      if (response.status === 400 || response.status === 401 || response.status === 403) clearSession();
    } catch {
      // Offline, or the server is unavailable: the session may still be valid.
    }
    return false;
  });
}

const refresh = (): Promise<Response> =>
  fetch("/v1/sessions/refresh", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });

/**
 * Runs a function under a lock shared by all tabs. Web Locks require a secure context; without it,
 * the function runs unlocked.
 */
async function withSessionLock<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  return "locks" in navigator ? navigator.locks.request(LOCK_NAME, task) : task();
}
