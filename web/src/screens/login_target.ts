import { isGuest, me } from "../api/me";
import { session } from "../api/session";

/** Returns the path to open after login. Only paths within this site are accepted. */
export function loginTarget(query: Record<string, string>): string {
  const then = query.then ?? "";
  return /^\/(?![/\\])/.test(then) ? then : "/games";
}

/**
 * Returns the path to which a form for visitors redirects because there is a session; null while
 * the form is of use. A guest may still log in, or choose a name and a password.
 */
export function redirectTarget(query: Record<string, string>, isRegistering = false): string | null {
  if (session.value === null || me.value === null) return null;
  if (!isGuest.value) return loginTarget(query);
  return isRegistering ? withLoginTarget("/claim", query) : null;
}

/** Returns the path of an alternative form with the same destination. */
export function withLoginTarget(path: string, { then }: Record<string, string>): string {
  return then === undefined ? path : `${path}?then=${encodeURIComponent(then)}`;
}
