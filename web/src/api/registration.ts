import { signal } from "@preact/signals";
import { answered, api } from "./client";

/** The server's registration policy; null until it is loaded. */
export const registration = signal<"open" | "invitation" | "closed" | null>(null);

/**
 * Loads the policy once. If that fails, all forms are shown and the server rejects what it does not
 * accept.
 */
export async function loadRegistration(): Promise<void> {
  if (registration.peek() !== null) return;
  const limits = await answered(() => api.GET("/v1/limits")).catch(() => null);
  registration.value = limits?.registration ?? null;
}
