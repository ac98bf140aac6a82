import { language } from "../i18n/language";
import { callApi, api, idempotencyKey } from "./client";
import { deviceName } from "./device";
import { isGuest } from "./me";
import { beginSession, clearSession } from "./session";
import type { CreateTable } from "./types";

/** Name of a new session in the device list and in login notifications. */
const CLIENT_NAME = deviceName(navigator.userAgent);

export async function logIn(name: string, password: string): Promise<void> {
  const body = { name, password, client: CLIENT_NAME, refresh_token_in: "cookie" as const };
  beginSession(await callApi(() => api.POST("/v1/sessions", { body })));
}

/**
 * Registers an account. If a guest is logged in, the guest account is upgraded and keeps its games.
 */
export async function register(name: string, password: string, invitation: string | null): Promise<void> {
  const body = { name, password, client: CLIENT_NAME, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await callApi(() => api.POST("/v1/players", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  sendLocalePreferences();
}

/**
 * Creates a guest account without a password; it can be claimed later. Without a name, the server
 * chooses one.
 */
export async function createGuest(name?: string): Promise<void> {
  const invitation = invitationTokenIn(location.href);
  const body = { ...(name === undefined ? {} : { name }), client: CLIENT_NAME, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await callApi(() => api.POST("/v1/guests", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  sendLocalePreferences();
}

/** Returns the token of the invitation link that led to a path of this client. */
export function invitationTokenIn(address: string): string | null {
  return new URL(address, location.href).searchParams.get("invitation");
}

/** Claims a guest account by giving it a name and a password. */
export async function claim(name: string, password: string): Promise<void> {
  await callApi(() => api.POST("/v1/me/claim", { body: { name, password } }));
  sendLocalePreferences();
}

/**
 * Sends the language and time zone of a new player to the server, so that emails match the page.
 */
function sendLocalePreferences(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  Promise.all([
    callApi(() => api.PUT("/v1/me/notification-settings", { body: { language: language.peek() } })),
    callApi(() => api.PUT("/v1/me/availability", { body: { time_zone: timeZone } })),
  ]).catch(() => {
    // Best effort: both can be changed in the settings.
  });
}

/** Requests a password reset email. The response is the same whether or not the account exists. */
export async function requestPasswordReset(name: string): Promise<void> {
  await callApi(() => api.POST("/v1/password-resets", { body: { name } }));
}

export async function logOut(): Promise<void> {
  try {
    await callApi(() => api.DELETE("/v1/sessions/current"));
  } finally {
    clearSession();
  }
}

/** Creates a table and returns the id of its game. */
export async function createTable(wanted: CreateTable): Promise<string> {
  const table = unratedForGuests(wanted);
  const header = idempotencyKey();
  const game = await callApi(() => api.POST("/v1/games", { params: { header }, body: table }));
  return game.id;
}

/** Guests can only play unrated games. */
export const unratedForGuests = (table: CreateTable): CreateTable => (isGuest.value ? { ...table, rated: "no" } : table);
