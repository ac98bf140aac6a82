import { signal } from "@preact/signals";
import { unsubscribeHere } from "../push_here";

/** Who is logged in. */
export interface Session {
  /** Null when the page was opened offline, until the session is renewed. */
  id: string | null;
  playerId: string;
  /** Null when the page was opened offline: the first request after that renews it. */
  accessToken: string | null;
  /** When the access token has to be renewed, in milliseconds of `performance.now()`. */
  renewAt: number;
}

/** What the operations that begin or renew a session answer. */
export interface Grant {
  player_id: string;
  session_id: string;
  tokens: { access_token: string; expires_in_seconds: number };
}

/**
 * The session of this page. The access token is kept in memory alone and lives for minutes; the refresh token is in a cookie
 * that no script can read.
 */
export const session = signal<Session | null>(null);

/** The cookie that says that there is another one, which renews the session. */
const MARK = "kingdomail_session=kept";
/** Only one tab renews at a time: a refresh token serves once. */
const LOCK = "session";
const EARLY_SECONDS = 60;
/** Where the service worker keeps answers, see there. */
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
  // Clocks of tabs differ: others are told how long it lasts.
  others.postMessage({ ...begun, renewAt: milliseconds });
}

export function forgetSession(): void {
  session.value = null;
  localStorage.removeItem(PLAYER);
  document.cookie = `${MARK}; Max-Age=0; Path=/`;
  others.postMessage("ended");
  // What the service worker kept of the games was for this account.
  void globalThis.caches?.delete(SEEN);
  void unsubscribeHere();
}

/** Returns true if the browser holds a refresh token, even if it could not be used yet. */
const isKept = (): boolean => document.cookie.split("; ").includes(MARK);

/** Returns true if there is no session, and none that only waits for the network. */
export const isStranger = (): boolean => session.value === null && !isKept();

/**
 * Resumes the session that was left when the page was closed, or that a page without scripts began.
 * Offline, the session continues without an access token.
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

/** Whether there is a session after its tokens were renewed. Without a network, what there is stays. */
export async function renewSession(): Promise<boolean> {
  const current = () => session.peek()?.accessToken ?? null;
  const before = current();
  return alone(async () => {
    // Another request or another tab may have done it while this one waited.
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

/** Does something while no other tab does it. Over plain HTTP from another machine browsers have no locks: then it is just done. */
async function alone<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  return "locks" in navigator ? navigator.locks.request(LOCK, what) : what();
}
