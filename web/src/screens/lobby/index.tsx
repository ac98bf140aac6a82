import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { RegisterPrompt } from "../../components/register_prompt";
import { LoadError } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { startPolling } from "../../game/polling";
import { t } from "../../i18n/text";
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
  const tables = useSignal<GameSummary[] | null>(null);
  const cursor = useSignal<string | null>(null);
  const problem = useSignal<unknown>(null);
  useTitle(t("nav-lobby"));
  const load = async (after: string | null = null) => {
    try {
      const query = { limit: PAGE_SIZE, ...(after === null ? {} : { cursor: after }) };
      const page = await callApi(() => api.GET("/v1/games", { params: { query } }));
      tables.value = after === null ? page.items : [...(tables.value ?? []), ...page.items];
      cursor.value = page.next_cursor;
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    void load();
    // Do not refresh after the player has loaded more pages: that would jump back to the top.
    return startPolling(() => void ((tables.value?.length ?? 0) <= PAGE_SIZE && load()), POLL_INTERVAL_MS);
  }, [session.value?.playerId]);
  if (!tables.value) return problem.value ? <LoadError error={problem.value} retry={() => void load()} /> : <LoadingIndicator />;
  const visible = tables.value.filter((table) => matchesFilter(table, filter.value));
  return (
    <article class="lobby">
      <header class="desk-head">
        <div>
          <h1>{t("nav-lobby")}</h1>
          <p class="explained">{t("lobby-lead")}</p>
        </div>
      </header>
      {!session.value ? <RegisterPrompt /> : tables.value.length > 0 && <PlaySomebody />}
      {tables.value.length > 0 && <Filters />}
      <p class="unseen" role="status">
        {t("lobby-tables", { count: visible.length })}
      </p>
      <Tables all={tables.value} visible={visible} onUnavailable={() => void load()} />
      {cursor.value !== null && (
        <button type="button" onClick={() => void load(cursor.value)}>
          {t("lobby-older")}
        </button>
      )}
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
