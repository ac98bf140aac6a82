import { callApi, api } from "../api/client";

/** Declines an invitation, which removes the table from the list. */
export async function declineInvitation(id: string): Promise<void> {
  const params = { path: { game_id: id } };
  await callApi(() => api.POST("/v1/games/{game_id}/invitations/decline", { params }));
}
