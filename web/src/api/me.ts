import { computed, effect, signal } from "@preact/signals";
import { answered, api } from "./client";
import { session } from "./session";
import type { Account } from "./types";

/** The account of whoever is logged in; nothing until it was loaded. */
export const me = signal<Account | null>(null);

/** Whose session it is: the same before and after its tokens are renewed. */
export const myId = computed(() => session.value?.playerId ?? null);

/** Whether I play without a name and a password so far. */
export const isGuest = computed(() => me.value?.guest === true);

export async function loadMe(): Promise<void> {
  me.value = await answered(() => api.GET("/v1/me"));
}

effect(() => {
  const id = myId.value;
  if (me.peek()?.id !== id) me.value = null;
  // Screens that need it ask again and say why it does not come.
  if (id !== null) loadMe().catch(() => {});
});

addEventListener("online", () => {
  if (myId.peek() !== null && me.peek() === null) loadMe().catch(() => {});
});
