import { signal } from "@preact/signals";
import { answered, api, idempotencyKey } from "../../api/client";
import { Refusal } from "../../api/refusal";

const KEY = "declined";
const MOST = 200;

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** The tables to whose invitations I said no. */
export const declined = signal<ReadonlySet<string>>(new Set(stored()));

/** Says no to an invitation. It is not shown on this machine again, whatever the server makes of it. */
export async function decline(id: string): Promise<void> {
  try {
    await answered(() => api.POST("/v1/games/{game_id}/leave", { params: { path: { game_id: id }, header: idempotencyKey() } }));
  } catch (error) {
    // Who has not sat down has no seat to give up; all else is worth saying.
    if (!(error instanceof Refusal)) throw error;
  }
  const ids = [...declined.value, id].slice(-MOST);
  declined.value = new Set(ids);
  localStorage.setItem(KEY, JSON.stringify(ids));
}
