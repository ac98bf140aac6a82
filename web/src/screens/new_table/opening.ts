import { openTable, ratedFor } from "../../api/account";
import { answered, api, idempotencyKey } from "../../api/client";
import { said } from "../../api/refusal";
import { isolated, t } from "../../i18n/text";
import { tell } from "../../components/toast";
import { type Draft, friends, request } from "./draft";

/** Creates the table, invites the friends, and returns the first game. */
export async function open(wanted: Draft): Promise<string> {
  const table = ratedFor(request(wanted));
  const game = wanted.isSeries ? await openSeries(wanted, table) : await openTable(table);
  const failed: string[] = [];
  for (const name of friends(wanted)) {
    try {
      const params = { path: { game_id: game }, header: idempotencyKey() };
      await answered(() => api.POST("/v1/games/{game_id}/invitations", { params, body: { name } }));
    } catch (error) {
      failed.push(t("new-not-invited", { name: isolated(name), reason: said(error) }));
    }
  }
  // The table exists even if an invitation failed, and players can be invited again there.
  if (failed.length > 0) tell(failed.join(" "));
  return game;
}

async function openSeries({ series }: Draft, table: ReturnType<typeof request>): Promise<string> {
  const params = { header: idempotencyKey() };
  const opened = await answered(() => api.POST("/v1/series", { params, body: { ...series, table } }));
  const [first] = opened.games;
  if (!first) throw new Error("a series without games");
  return first.game_id;
}
