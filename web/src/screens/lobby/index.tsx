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
import { filter, matchesFilter } from "./filter";
import { Filters } from "./filters";
import { TableCard } from "./table_card";
import { PublicGames } from "./public_games";

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
        <a class="button" href="/new">
          {t("new-table")}
        </a>
      </header>
      <RegisterPrompt />
      {tables.value.length > 0 && <Filters />}
      <p class={visible.length > 0 ? "explained" : "unseen"} role="status">
        {t("lobby-tables", { count: visible.length })}
      </p>
      {visible.length > 0 ? (
        <ul class="tables">
          {visible.map((table) => (
            <li key={table.id}>
              <TableCard summary={table} onUnavailable={() => void load()} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState picture="table" text={tables.value.length > 0 ? t("lobby-none-like-that") : t("lobby-empty")}>
          <a class="button primary large" href="/new">
            {t("new-table")}
          </a>
        </EmptyState>
      )}
      {cursor.value !== null && (
        <button type="button" onClick={() => void load(cursor.value)}>
          {t("lobby-older")}
        </button>
      )}
      <PublicGames />
    </article>
  );
}
