// The push subscription of this browser. It belongs to a server session and ends with it.

/** Local storage keys of the subscription's server id and of the session it belongs to. */
const SUBSCRIPTION_KEY = "push-subscription";
const SESSION_KEY = "push-session";

export const storedSubscriptionId = (): string | null => localStorage.getItem(SUBSCRIPTION_KEY);

export function storeSubscription(id: string, session: string | null): void {
  localStorage.setItem(SUBSCRIPTION_KEY, id);
  if (session === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, session);
}

/** Returns true if this browser has a subscription that belongs to another session. */
export const belongsToOtherSession = (session: string): boolean => storedSubscriptionId() !== null && localStorage.getItem(SESSION_KEY) !== session;

/** Removes the subscription from this browser. The server deletes its side with the session. */
export async function unsubscribeBrowser(): Promise<void> {
  if (storedSubscriptionId() === null) return;
  localStorage.removeItem(SUBSCRIPTION_KEY);
  localStorage.removeItem(SESSION_KEY);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
