import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { followNotifications } from "../../api/notifications";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { TimeLeft } from "../../components/time_left";
import { opponents } from "../../game/opponents";
import type { Table } from "../../game/table";
import { formatList, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { byDeadline } from "../my_games/store";

/** Link to the next game that waits for the current player, once this one does not. */
export function NextGame({ table }: { table: Table }): JSX.Element | null {
  const waiting = useSignal<GameSummary[]>([]);
  const isMine = table.isMine.value;
  const version = table.game.value?.version;
  const playerId = session.value?.playerId;
  const load = async () => {
    try {
      const query = { status: "active" as const, limit: 100 };
      const { items } = await callApi(() => api.GET("/v1/me/games", { params: { query } }));
      waiting.value = items.filter((game) => game.waits_for_you && game.id !== table.id).sort(byDeadline);
    } catch {
      // Best effort: the link to the list remains.
    }
  };
  useEffect(() => {
    if (playerId !== undefined && !isMine) void load();
  }, [playerId, isMine, version]);
  useEffect(() => {
    if (playerId !== undefined) return followNotifications(() => void (!table.isMine.peek() && load()));
  }, [playerId, table]);
  // In a series, the next game of the series takes precedence; see `SeriesNext`.
  const series = table.game.value?.status === "finished" ? table.game.value.series : null;
  const others = waiting.value.filter((game) => series === null || game.series?.id !== series.id);
  const [next] = others;
  if (playerId === undefined || isMine || !next) return null;
  return <NextLink next={next} count={others.length} isFirst={table.game.value?.status !== "finished"} />;
}

function NextLink({ next, count, isFirst }: { next: GameSummary; count: number; isFirst: boolean }): JSX.Element {
  const names = formatList(playerNames(opponents(next)));
  return (
    <a class={isFirst ? "button primary next-game" : "button next-game"} href={`/games/${next.id}`}>
      <span>{t("next-waits", { count, names })}</span>
      {next.deadline && <TimeLeft until={next.deadline} />}
    </a>
  );
}
