import { computed, effect, signal } from "@preact/signals";
import { callApi, api } from "./client";
import { session } from "./session";
import type { Account } from "./types";

/** Account of the logged-in player; null until it is loaded. */
export const me = signal<Account | null>(null);

/** Identity of the session, which stays the same when its tokens are renewed. */
export const myId = computed(() => session.value?.playerId ?? null);

/** True if the current player is a guest. */
export const isGuest = computed(() => me.value?.guest === true);

export async function loadMe(): Promise<void> {
  const account = await callApi(() => api.GET("/v1/me"));
  // A late response may be about the previous account.
  if (account.id === myId.peek()) me.value = account;
}

effect(() => {
  const id = myId.value;
  if (me.peek()?.id !== id) me.value = null;
  // Screens that need the account load it again and display the error.
  if (id !== null) loadMe().catch(() => {});
});

addEventListener("online", () => {
  if (myId.peek() !== null && me.peek() === null) loadMe().catch(() => {});
});
