import { answered, api, idempotencyKey } from "./api/client";

/** The subscription of this browser, as the server calls it. */
const KEY = "push-subscription";

export const known = (): string | null => localStorage.getItem(KEY);

/** Whether this browser can be told anything while no page is open. On phones of Apple only once the page is on the home screen. */
export const canBePushed = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The same as `known`, but for a subscription that the browser has given up. */
export async function subscribedId(): Promise<string | null> {
  if (!canBePushed() || known() === null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) return known();
  localStorage.removeItem(KEY);
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
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  const { id } = await answered(() => api.POST("/v1/me/push-subscriptions", { params: { header: idempotencyKey() }, body }));
  localStorage.setItem(KEY, id);
  return { id };
}

/** Ends a subscription, of this browser or of another one. */
export async function unsubscribe(id: string): Promise<void> {
  await answered(() => api.DELETE("/v1/me/push-subscriptions/{subscription_id}", { params: { path: { subscription_id: id } } }));
  if (id !== known()) return;
  localStorage.removeItem(KEY);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
