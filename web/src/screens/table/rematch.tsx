import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { callApi, api, idempotencyKey } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { playerNameAmong } from "../../game/descriptions";
import { hasSeat } from "../../game/opponents";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";

/** Proposes a rematch, accepts that of another player, or leads to it. */
export function Rematch({ table }: { table: Table }): JSX.Element {
  const location = useLocation();
  const busy = useSignal(false);
  const existing = useRematch(table);
  const isProposal = existing?.status === "open" && !hasSeat(existing.players, session.value?.playerId);
  const join = async () => {
    busy.value = true;
    const created = await table.attempt(() =>
      callApi(() =>
        api.POST("/v1/games/{game_id}/rematch", { params: { path: { game_id: table.id }, header: idempotencyKey() }, body: {} }),
      ),
    );
    busy.value = false;
    if (created) location.route(`/games/${created.id}`);
  };
  return (
    <div class={isProposal ? "next-step proposed" : "next-step"}>
      <p role="status">{existing && describeRematch(existing, isProposal)}</p>
      <button type="button" class="primary large" disabled={busy.value} onClick={() => void join()}>
        {t(isProposal ? "rematch-accept" : existing ? "rematch-show" : "rematch")}
      </button>
    </div>
  );
}

function describeRematch({ status, host_id: host, players }: GameSummary, isProposal: boolean): string {
  if (isProposal) return t("rematch-proposed", { name: playerNameAmong(players, host) });
  return t(status === "open" ? "rematch-waits" : "rematch-begun");
}

/** The rematch that exists already, checked with every notification. */
function useRematch(table: Table): GameSummary | null {
  const found = useSignal<GameSummary | null>(null);
  const playerId = session.value?.playerId;
  useEffect(() => {
    if (playerId === undefined) return;
    const load = async () => {
      const { items } = await callApi(() => api.GET("/v1/me/games", { params: { query: { limit: 100 } } }));
      found.value = items.find((game) => game.rematch_of_id === table.id && game.status !== "cancelled") ?? null;
    };
    // Best effort: the rematch button works without it.
    const reload = () => void load().catch(() => {});
    reload();
    return followNotifications(reload);
  }, [playerId, table]);
  return found.value;
}
