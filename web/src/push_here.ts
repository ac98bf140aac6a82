// The push subscription of this browser. It belongs to a server session and ends with it.

/** Local storage keys of the subscription's server id and of the session it belongs to. */
const ID = "push-subscription";
const SESSION = "push-session";

export const known = (): string | null => localStorage.getItem(ID);

export function keep(id: string, session: string | null): void {
  localStorage.setItem(ID, id);
  if (session === null) localStorage.removeItem(SESSION);
  else localStorage.setItem(SESSION, session);
}

/** Returns true if this browser has a subscription that belongs to another session. */
export const belongsElsewhere = (session: string): boolean => known() !== null && localStorage.getItem(SESSION) !== session;

/** Removes the subscription from this browser. The server deletes its side with the session. */
export async function unsubscribeHere(): Promise<void> {
  if (known() === null) return;
  localStorage.removeItem(ID);
  localStorage.removeItem(SESSION);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
