import { signal } from "@preact/signals";
import { unsubscribeHere } from "../push_here";

/** Session of the logged-in player. */
export interface Session {
  /** Null if the page was opened offline, until the session is renewed. */
  id: string | null;
  playerId: string;
  /** Null if the page was opened offline; the next request renews it. */
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
const MARK = "kingdomail_session=kept";
/**
 * Lock held while renewing: a refresh token can be used once, so only one tab may renew at a time.
 */
const LOCK = "session";
const EARLY_SECONDS = 60;
/** Cache in which the service worker keeps API responses; see service-worker.ts. */
const SEEN = "seen";
/** Local storage key of the player id, which identifies the session while it cannot be renewed. */
const PLAYER = "player";

const others = new BroadcastChannel("session");
others.onmessage = ({ data }: MessageEvent<Session | "ended">) => {
  session.value = data === "ended" ? null : { ...data, renewAt: performance.now() + data.renewAt };
};

export function beginSession(grant: Grant): void {
  const milliseconds = Math.max(5, grant.tokens.expires_in_seconds - EARLY_SECONDS) * 1000;
  const begun = { id: grant.session_id, playerId: grant.player_id, accessToken: grant.tokens.access_token };
  session.value = { ...begun, renewAt: performance.now() + milliseconds };
  localStorage.setItem(PLAYER, grant.player_id);
  // Tabs have different clock origins, so the remaining lifetime is broadcast, not the expiry.
  others.postMessage({ ...begun, renewAt: milliseconds });
}

export function forgetSession(): void {
  session.value = null;
  localStorage.removeItem(PLAYER);
  document.cookie = `${MARK}; Max-Age=0; Path=/`;
  others.postMessage("ended");
  // Cached game responses belong to the previous account.
  void globalThis.caches?.delete(SEEN);
  void unsubscribeHere();
}

/** Returns true if the browser holds a refresh token, even if it could not be used yet. */
const isKept = (): boolean => document.cookie.split("; ").includes(MARK);

/** Returns true if there is no session and none is waiting for the network to be resumed. */
export const isStranger = (): boolean => session.value === null && !isKept();

/**
 * Resumes the session of an earlier visit, or one created by a page without scripts. Offline, the
 * session continues without an access token.
 */
export async function resumeSession(): Promise<void> {
  if (!isKept() || (await renewSession()) || !isKept()) return;
  const playerId = localStorage.getItem(PLAYER);
  if (playerId !== null && session.peek() === null) session.value = { id: null, playerId, accessToken: null, renewAt: 0 };
}

addEventListener("online", () => {
  if (isKept() && session.peek()?.accessToken == null) void renewSession();
});

/** Returns a valid access token; null without a session, or if it cannot be renewed now. */
export async function accessToken(): Promise<string | null> {
  const current = session.peek();
  if (current ? current.renewAt < performance.now() : isKept()) await renewSession();
  return session.peek()?.accessToken ?? null;
}

/** Renews the tokens and returns true on success. Offline, returns false and keeps the session. */
export async function renewSession(): Promise<boolean> {
  const current = () => session.peek()?.accessToken ?? null;
  const before = current();
  return alone(async () => {
    // Another request or tab may have renewed it while this one waited for the lock.
    if (current() !== before) return current() !== null;
    try {
      const answer = await refresh();
      if (answer.ok) {
        beginSession((await answer.json()) as Grant);
        return true;
      }
      if (answer.status === 400 || answer.status === 401 || answer.status === 403) forgetSession();
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
async function alone<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  return "locks" in navigator ? navigator.locks.request(LOCK, what) : what();
}
