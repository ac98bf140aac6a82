import { createTable } from "../../api/account";
import { callApi, api, idempotencyKey } from "../../api/client";
import { ApiError } from "../../api/errors";
import { myId } from "../../api/me";
import type { GameSummary, Pace } from "../../api/types";
import { showToast } from "../../components/toast";
import { formatList, playerNames } from "../../game/descriptions";
import { hasSeat } from "../../game/opponents";
import { t } from "../../i18n/text";
import { isLive, rememberJoined, secondsPerMove, type TableSettings, usualTable } from "../new_table/usual_table";

/** Number of the latest open tables to choose from. */
const PAGE_SIZE = 100;
/** Number of tables to try, because others may take the last seat first. */
const MAX_ATTEMPTS = 3;
/** Codes of errors after which another table is tried. */
const UNAVAILABLE: readonly string[] = ["table_full", "table_not_open", "game_not_found"];

/** Pace of a table that is opened for a list without tables. */
const DEFAULT_PACE: Record<"live" | "days", Pace> = {
  live: { type: "per_turn", seconds: 600 },
  days: { type: "per_turn", seconds: 86_400 },
};

/** Returns the usual settings of the player with a pace of the group. */
export function usualTableOf(group: "live" | "days"): TableSettings {
  const usual = usualTable();
  return isLive(usual.pace) === (group === "live") ? usual : { ...usual, pace: DEFAULT_PACE[group] };
}

/**
 * Joins the open table that fits best, or opens one. A table at which the player already waits is
 * used again. Returns the id of the game, and states in a message what has happened.
 */
export async function joinOrOpenTable(wanted: TableSettings): Promise<string> {
  const { items } = await callApi(() => api.GET("/v1/games", { params: { query: { limit: PAGE_SIZE } } }));
  const tables = fittingTables(items, wanted);
  const own = tables.find(({ players }) => hasSeat(players, myId.value ?? undefined));
  if (own) {
    showToast(t("lobby-own-waits"));
    return own.id;
  }
  for (const table of tables.slice(0, MAX_ATTEMPTS)) {
    try {
      return await joinTable(table);
    } catch (error) {
      // The next table may still have a seat.
      if (!(error instanceof ApiError && UNAVAILABLE.includes(error.code))) throw error;
    }
  }
  const id = await createTable({ ...wanted, access: "public" });
  showToast(t("lobby-own-opened"));
  return id;
}

/** Takes a seat and returns the id of the game. */
export async function joinTable(table: GameSummary): Promise<string> {
  const params = { path: { game_id: table.id }, header: idempotencyKey() };
  await callApi(() => api.POST("/v1/games/{game_id}/join", { params, body: {} }));
  rememberJoined(table);
  showToast(t("lobby-joined", { names: formatList(playerNames(table.players)) }));
  return table.id;
}

/**
 * Lists the tables with the wanted rules, number of players and ratings, and a similar pace: the
 * closest pace first, then the table with the fewest free seats, then the oldest.
 */
function fittingTables(tables: GameSummary[], wanted: TableSettings): GameSummary[] {
  const distance = ({ pace }: GameSummary) =>
    pace.type === wanted.pace.type && pace.type === "untimed" ? 0 : Math.abs(Math.log(secondsPerMove(pace) / secondsPerMove(wanted.pace)));
  return tables
    .filter((table) => fits(table, wanted))
    .sort((a, b) => distance(a) - distance(b) || b.players.length - a.players.length || a.created_at.localeCompare(b.created_at));
}

function fits({ settings, pace, rated, bots, access, series }: GameSummary, wanted: TableSettings): boolean {
  const [variants, wantedVariants] = [new Set<string>(settings.variants), wanted.settings.variants];
  return (
    access === "public" &&
    series === null &&
    (wanted.bots || !bots) &&
    settings.players === wanted.settings.players &&
    settings.expansion === wanted.settings.expansion &&
    settings.edition === wanted.settings.edition &&
    variants.size === wantedVariants.length &&
    wantedVariants.every((variant) => variants.has(variant)) &&
    (rated === "no") === (wanted.rated === "no") &&
    isLive(pace) === isLive(wanted.pace) &&
    (pace.type === "untimed") === (wanted.pace.type === "untimed")
  );
}
