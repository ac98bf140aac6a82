import { callApi, api, idempotencyKey } from "./api/client";
import { session } from "./api/session";
import { storeSubscription, storedSubscriptionId, unsubscribeBrowser } from "./push_subscription";

/**
 * Returns true if this browser supports push messages. On iOS that requires the page to be on the
 * home screen.
 */
export const supportsPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns the stored id unless the browser has dropped the subscription. */
export async function activeSubscriptionId(): Promise<string | null> {
  if (!supportsPush() || storedSubscriptionId() === null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) return storedSubscriptionId();
  await unsubscribeBrowser();
  return null;
}

/** Subscribes this browser. A refusal by the user or the browser is not an error. */
export async function subscribe(): Promise<{ id: string } | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { public_key: key } = await callApi(() => api.GET("/v1/push-key"));
  const registration = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    // A subscription made with another server key is useless.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "failed";
  }
  return { id: await registerSubscription(subscription) };
}

/** Registers the subscription for the session of this page. Returns its id. */
async function registerSubscription(subscription: PushSubscription): Promise<string> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  const { id } = await callApi(() => api.POST("/v1/me/push-subscriptions", { params: { header: idempotencyKey() }, body }));
  storeSubscription(id, session.peek()?.id ?? null);
  return id;
}

/** Moves the subscription of this browser to the session of this page. */
export async function moveToThisSession(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await registerSubscription(subscription);
  else await unsubscribeBrowser();
}

/** Deletes a subscription of this or another browser. */
export async function unsubscribe(id: string): Promise<void> {
  await callApi(() => api.DELETE("/v1/me/push-subscriptions/{subscription_id}", { params: { path: { subscription_id: id } } }));
  if (id === storedSubscriptionId()) await unsubscribeBrowser();
}
