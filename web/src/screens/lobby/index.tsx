import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { RegisterPrompt } from "../../components/register_prompt";
import { LoadError } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { LoadMoreButton } from "../../components/load_more_button";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
import { usePages } from "../../resource";
import { useTitle } from "../../title";
import { isLive, usualTable } from "../new_table/usual_table";
import { filter, matchesFilter, NO_FILTER } from "./filter";
import { Filters } from "./filters";
import { PlayButton, PlaySomebody } from "./play_button";
import { PublicGames } from "./public_games";
import { TableList } from "./table_list";

const PAGE_SIZE = 40;
/** Polling interval in milliseconds: new tables create no notification. */
const POLL_INTERVAL_MS = 15_000;

/** Tables that wait for players. */
export default function Lobby(): JSX.Element {
  useTitle(t("nav-lobby"));
  const playerId = session.value?.playerId;
  const load = (cursor: string | undefined) => {
    const query = { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) };
    return callApi(() => api.GET("/v1/games", { params: { query } }));
  };
  const tables = usePages(load, playerId);
  const { items, error } = tables;
  // Do not refresh after the player has loaded more pages: that would jump back to the top.
  const isFirstPage = (items?.length ?? 0) <= PAGE_SIZE;
  useEffect(() => {
    if (isFirstPage) return startPolling(() => void tables.reload(), POLL_INTERVAL_MS);
  }, [playerId, isFirstPage]);
  if (!items) return error == null ? <LoadingIndicator /> : <LoadError error={error} retry={() => void tables.reload()} />;
  const visible = items.filter((table) => matchesFilter(table, filter.value));
  return (
    <article class="lobby">
      <header class="desk-head">
        <div>
          <h1>{t("nav-lobby")}</h1>
          <p class="explained">{t("lobby-lead")}</p>
        </div>
      </header>
      {!session.value ? <RegisterPrompt /> : items.length > 0 && <PlaySomebody />}
      {items.length > 0 && <Filters />}
      <p class="unseen" role="status">
        {t("lobby-tables", { count: visible.length })}
      </p>
      <Tables all={items} visible={visible} onUnavailable={() => void tables.reload()} />
      <LoadMoreButton pages={tables} />
      <PublicGames />
    </article>
  );
}

interface TablesProps {
  all: GameSummary[];
  visible: GameSummary[];
  onUnavailable: () => void;
}

/** Tables with a live pace and tables over days; with a filter by pace, those of the pace only. */
function Tables({ all, visible, onUnavailable }: TablesProps): JSX.Element {
  if (visible.length === 0 && all.length > 0) {
    return (
      <EmptyState picture="lost" text={t("lobby-none-like-that")}>
        <button type="button" class="large" onClick={() => (filter.value = NO_FILTER)}>
          {t("lobby-all")}
        </button>
      </EmptyState>
    );
  }
  if (visible.length === 0) {
    return (
      <EmptyState picture="table" text={t("lobby-empty")}>
        {session.value ? (
          <>
            <PlayButton label={t("lobby-days-open")} table={usualTable()} class="primary large" />
            <a class="button large" href="/new">
              {t("new-table")}
            </a>
          </>
        ) : (
          <a class="button large" href="/register?then=/lobby">
            {t("register")}
          </a>
        )}
      </EmptyState>
    );
  }
  const groups = filter.value.pace === "any" ? (["live", "days"] as const) : filter.value.pace === "live" ? (["live"] as const) : (["days"] as const);
  return (
    <div class={groups.length > 1 ? "table-groups" : "table-groups single"}>
      {groups.map((group) => (
        <TableList key={group} group={group} tables={visible.filter(({ pace }) => isLive(pace) === (group === "live"))} onUnavailable={onUnavailable} />
      ))}
    </div>
  );
}
