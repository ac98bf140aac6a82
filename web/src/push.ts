import { answered, api, idempotencyKey } from "./api/client";
import { session } from "./api/session";
import { keep, known, unsubscribeHere } from "./push_here";

/** Whether this browser can be told anything while no page is open. On phones of Apple only once the page is on the home screen. */
export const canBePushed = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The same as `known`, but for a subscription that the browser has given up. */
export async function subscribedId(): Promise<string | null> {
  if (!canBePushed() || known() === null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) return known();
  await unsubscribeHere();
  return null;
}

/** Subscribes this browser. What the user or the browser said no to is no failure of ours. */
export async function subscribe(): Promise<{ id: string } | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { public_key: key } = await answered(() => api.GET("/v1/push-key"));
  const registration = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    // One that was made with another key of the server is of no use.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "failed";
  }
  return { id: await tellServer(subscription) };
}

/** Tells the server of the subscription, which then belongs to the session of this page. Returns its id. */
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

/** Ends a subscription, of this browser or of another one. */
export async function unsubscribe(id: string): Promise<void> {
  await answered(() => api.DELETE("/v1/me/push-subscriptions/{subscription_id}", { params: { path: { subscription_id: id } } }));
  if (id === known()) await unsubscribeHere();
}
