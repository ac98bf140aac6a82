import { signal } from "@preact/signals";
import { answered, api } from "./client";

/** Which new accounts the server takes; nothing until it was loaded. */
export const registration = signal<"open" | "invitation" | "closed" | null>(null);

/** Loads it once. Without an answer, forms are shown, and the server refuses what it does not take. */
export async function loadRegistration(): Promise<void> {
  if (registration.peek() !== null) return;
  const limits = await answered(() => api.GET("/v1/limits")).catch(() => null);
  registration.value = limits?.registration ?? null;
}
