import { language } from "../i18n/language";
import { answered, api, idempotencyKey } from "./client";
import { deviceName } from "./device";
import { isGuest } from "./me";
import { beginSession, forgetSession } from "./session";
import type { OpenTable } from "./types";

/** Name of a new session in the device list and in login notifications. */
const CLIENT = deviceName(navigator.userAgent);

export async function logIn(name: string, password: string): Promise<void> {
  const body = { name, password, client: CLIENT, refresh_token_in: "cookie" as const };
  beginSession(await answered(() => api.POST("/v1/sessions", { body })));
}

/**
 * Registers an account. If a guest is logged in, the guest account is upgraded and keeps its games.
 */
export async function register(name: string, password: string, invitation: string | null): Promise<void> {
  const body = { name, password, client: CLIENT, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await answered(() => api.POST("/v1/players", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  introduce();
}

/** Creates a guest account without a name or password; it can be claimed later. */
export async function playAsGuest(): Promise<void> {
  const invitation = invitationIn(location.href);
  const body = { client: CLIENT, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await answered(() => api.POST("/v1/guests", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  introduce();
}

/** Returns the token of the invitation link that led to a path of this client. */
export function invitationIn(address: string): string | null {
  return new URL(address, location.href).searchParams.get("invitation");
}

/** Claims a guest account by giving it a name and a password. */
export async function claim(name: string, password: string): Promise<void> {
  await answered(() => api.POST("/v1/me/claim", { body: { name, password } }));
  introduce();
}

/**
 * Sends the language and time zone of a new player to the server, so that emails match the page.
 */
function introduce(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  Promise.all([
    answered(() => api.PUT("/v1/me/notification-settings", { body: { language: language.peek() } })),
    answered(() => api.PUT("/v1/me/availability", { body: { time_zone: timeZone } })),
  ]).catch(() => {
    // Best effort: both can be changed in the settings.
  });
}

/** Requests a password reset email. The response is the same whether or not the account exists. */
export async function forgetPassword(name: string): Promise<void> {
  await answered(() => api.POST("/v1/password-resets", { body: { name } }));
}

export async function logOut(): Promise<void> {
  try {
    await answered(() => api.DELETE("/v1/sessions/current"));
  } finally {
    forgetSession();
  }
}

/** Creates a table and returns the id of its game. */
export async function openTable(wanted: OpenTable): Promise<string> {
  const table = ratedFor(wanted);
  const header = idempotencyKey();
  const game = await answered(() => api.POST("/v1/games", { params: { header }, body: table }));
  return game.id;
}

/** Guests can only play unrated games. */
export const ratedFor = (table: OpenTable): OpenTable => (isGuest.value ? { ...table, rated: "no" } : table);
