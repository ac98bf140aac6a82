import { language } from "../i18n/language";
import { answered, api, idempotencyKey } from "./client";
import { deviceName } from "./device";
import { isGuest } from "./me";
import { beginSession, forgetSession } from "./session";
import type { OpenTable } from "./types";

/** Name of a new session in the list of devices and in the notification about the login. */
const CLIENT = deviceName(navigator.userAgent);

/** Logs in. */
export async function logIn(name: string, password: string): Promise<void> {
  const body = { name, password, client: CLIENT, refresh_token_in: "cookie" as const };
  beginSession(await answered(() => api.POST("/v1/sessions", { body })));
}

/** Makes an account. That of a guest who is logged in becomes the new one, with its games. */
export async function register(name: string, password: string, invitation: string | null): Promise<void> {
  const body = { name, password, client: CLIENT, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await answered(() => api.POST("/v1/players", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  introduce();
}

/** An account without name and password, to play at once; it can be claimed later. */
export async function playAsGuest(): Promise<void> {
  const invitation = invitationIn(location.href);
  const body = { client: CLIENT, refresh_token_in: "cookie" as const, ...(invitation === null ? {} : { invitation }) };
  const { player, session_id, tokens } = await answered(() => api.POST("/v1/guests", { body }));
  beginSession({ player_id: player.id, session_id, tokens });
  introduce();
}

/** The token of the invitation link that led to an address of this client. */
export function invitationIn(address: string): string | null {
  return new URL(address, location.href).searchParams.get("invitation");
}

/** Gives the account of a guest a name and a password, with which it is found again. */
export async function claim(name: string, password: string): Promise<void> {
  await answered(() => api.POST("/v1/me/claim", { body: { name, password } }));
  introduce();
}

/** Tells the server what language a new player reads and where the days begin, so that mails come as the page speaks. */
function introduce(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  Promise.all([
    answered(() => api.PUT("/v1/me/notification-settings", { body: { language: language.peek() } })),
    answered(() => api.PUT("/v1/me/availability", { body: { time_zone: timeZone } })),
  ]).catch(() => {
    // Both can be chosen in the settings.
  });
}

/** Asks for a mail with which a new password can be chosen. The answer does not tell whether there is such an account. */
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

/** Opens a table and returns the id of its game. */
export async function openTable(wanted: OpenTable): Promise<string> {
  const table = ratedFor(wanted);
  const header = idempotencyKey();
  const game = await answered(() => api.POST("/v1/games", { params: { header }, body: table }));
  return game.id;
}

/** Guests play only where no ratings change. */
export const ratedFor = (table: OpenTable): OpenTable => (isGuest.value ? { ...table, rated: "no" } : table);
