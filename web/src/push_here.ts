// The push subscription of this browser. It belongs to a session of the server, and ends with it.

/** Where the id of the subscription is kept, as the server calls it, and the session that it belongs to. */
const ID = "push-subscription";
const SESSION = "push-session";

export const known = (): string | null => localStorage.getItem(ID);

export function keep(id: string, session: string | null): void {
  localStorage.setItem(ID, id);
  if (session === null) localStorage.removeItem(SESSION);
  else localStorage.setItem(SESSION, session);
}

/** Whether this browser has a subscription that belongs to another session than this one. */
export const belongsElsewhere = (session: string): boolean => known() !== null && localStorage.getItem(SESSION) !== session;

/** Ends the subscription in this browser. The server ends it with the session. */
export async function unsubscribeHere(): Promise<void> {
  if (known() === null) return;
  localStorage.removeItem(ID);
  localStorage.removeItem(SESSION);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
