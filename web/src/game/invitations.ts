import { answered, api } from "../api/client";

/** Says no to an invitation: the table is not listed any more. */
export async function decline(id: string): Promise<void> {
  const params = { path: { game_id: id } };
  await answered(() => api.POST("/v1/games/{game_id}/invitations/decline", { params }));
}
