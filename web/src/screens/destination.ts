import { isGuest, me } from "../api/me";
import { session } from "../api/session";

/** Where somebody goes after logging in: back to where they came from, within this site. */
export function destination(query: Record<string, string>): string {
  const then = query.then ?? "";
  return /^\/(?![/\\])/.test(then) ? then : "/games";
}

/**
 * The address to which a form for visitors leads at once because there is a session; null while the
 * form is of use. A guest may still log in, or choose a name and a password.
 */
export function onward(query: Record<string, string>, isRegistering = false): string | null {
  if (session.value === null || me.value === null) return null;
  if (!isGuest.value) return destination(query);
  return isRegistering ? alongWith("/claim", query) : null;
}

/** Another way in, with the same destination. */
export function alongWith(path: string, { then }: Record<string, string>): string {
  return then === undefined ? path : `${path}?then=${encodeURIComponent(then)}`;
}
