import { createTable, unratedForGuests } from "../../api/account";
import { callApi, api, idempotencyKey } from "../../api/client";
import { errorMessage } from "../../api/errors";
import { isolate, t } from "../../i18n/text";
import { showToast } from "../../components/toast";
import { type Draft, friendNames, createTableBody, seatRequests } from "./draft";
import { rememberTable } from "./usual_table";

/** Creates the table, invites the friends, and returns the first game. */
export async function createFromDraft(wanted: Draft): Promise<string> {
  const table = unratedForGuests(createTableBody(wanted));
  const game = wanted.isSeries ? await createSeries(wanted, table) : await createTable(table);
  if (seatRequests(wanted).some(({ requested }) => requested === "anybody" || requested === "friend")) rememberTable(wanted.table);
  const failures: string[] = [];
  for (const name of friendNames(wanted)) {
    try {
      const params = { path: { game_id: game }, header: idempotencyKey() };
      await callApi(() => api.POST("/v1/games/{game_id}/invitations", { params, body: { name } }));
    } catch (error) {
      failures.push(t("new-not-invited", { name: isolate(name), reason: errorMessage(error) }));
    }
  }
  // The table exists even if an invitation failed, and players can be invited again there.
  if (failures.length > 0) showToast(failures.join(" "));
  return game;
}

async function createSeries({ series }: Draft, table: ReturnType<typeof createTableBody>): Promise<string> {
  const params = { header: idempotencyKey() };
  const created = await callApi(() => api.POST("/v1/series", { params, body: { ...series, table } }));
  const [first] = created.games;
  if (!first) throw new Error("a series without games");
  return first.game_id;
}
