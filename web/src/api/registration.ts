import { signal } from "@preact/signals";
import { callApi, api } from "./client";

/** The server's registration policy; null until it is loaded. */
export const registrationPolicy = signal<"open" | "invitation" | "closed" | null>(null);

/**
 * Loads the policy once. If that fails, all forms are shown and the server rejects what it does not
 * accept.
 */
export async function loadRegistration(): Promise<void> {
  if (registrationPolicy.peek() !== null) return;
  const limits = await callApi(() => api.GET("/v1/limits")).catch(() => null);
  registrationPolicy.value = limits?.registration ?? null;
}
