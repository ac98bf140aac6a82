import { computed, signal } from "@preact/signals";
import { callApi, api } from "../api/client";
import { session } from "../api/session";
import type { GameSummary } from "../api/types";

const MAX_GAMES = 100;

const loaded = signal<{ playerId: string | undefined; games: GameSummary[] } | null>(null);
/** Request scheduled for the end of this task, shared by all callers. */
let nextRequest: Promise<void> | null = null;
let latestRequest = 0;

/** Running games of the current player, for all screens; null until they are loaded. */
export const activeGames = computed(() => (loaded.value?.playerId === session.value?.playerId ? (loaded.value?.games ?? null) : null));

/** Games that wait for the current player, most urgent first. */
export const waitingGames = computed(() => (activeGames.value ?? []).filter(({ waits_for_you: waits }) => waits).sort(byDeadline));

/** Loads the running games. Calls of several screens in the same task cause one request. */
export function loadActiveGames(): Promise<void> {
  nextRequest ??= Promise.resolve().then(() => {
    nextRequest = null;
    return fetchActiveGames();
  });
  return nextRequest;
}

/** Only the response to the latest request counts. */
async function fetchActiveGames(): Promise<void> {
  const playerId = session.peek()?.playerId;
  latestRequest += 1;
  const request = latestRequest;
  const { items } = await callApi(() => api.GET("/v1/me/games", { params: { query: { status: "active", limit: MAX_GAMES } } }));
  if (request === latestRequest) loaded.value = { playerId, games: items };
}

function byDeadline(a: GameSummary, b: GameSummary): number {
  return Date.parse(a.deadline ?? "9999-01-01") - Date.parse(b.deadline ?? "9999-01-01");
}
