import { answered, api, idempotencyKey } from "./api/client";
import { session } from "./api/session";
import { keep, known, unsubscribeHere } from "./push_here";

/**
 * Returns true if this browser supports push messages. On iOS that requires the page to be on the
 * home screen.
 */
export const canBePushed = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns `known` unless the browser has dropped the subscription. */
export async function subscribedId(): Promise<string | null> {
  if (!canBePushed() || known() === null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) return known();
  await unsubscribeHere();
  return null;
}

/** Subscribes this browser. A refusal by the user or the browser is not an error. */
export async function subscribe(): Promise<{ id: string } | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { public_key: key } = await answered(() => api.GET("/v1/push-key"));
  const registration = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    // A subscription made with another server key is useless.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "failed";
  }
  return { id: await tellServer(subscription) };
}

/** Registers the subscription for the session of this page. Returns its id. */
async function tellServer(subscription: PushSubscription): Promise<string> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  const { id } = await answered(() => api.POST("/v1/me/push-subscriptions", { params: { header: idempotencyKey() }, body }));
  keep(id, session.peek()?.id ?? null);
  return id;
}

/** Moves the subscription of this browser to the session of this page. */
export async function moveToThisSession(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await tellServer(subscription);
  else await unsubscribeHere();
}

/** Deletes a subscription of this or another browser. */
export async function unsubscribe(id: string): Promise<void> {
  await answered(() => api.DELETE("/v1/me/push-subscriptions/{subscription_id}", { params: { path: { subscription_id: id } } }));
  if (id === known()) await unsubscribeHere();
}
