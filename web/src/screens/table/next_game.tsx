import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { TimeLeft } from "../../components/time_left";
import { loadActiveGames, waitingGames } from "../../game/active_games";
import { opponents } from "../../game/opponents";
import type { Table } from "../../game/table";
import { formatList, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";

/** Link to the next game that waits for the current player, once this one does not. */
export function NextGame({ table }: { table: Table }): JSX.Element | null {
  const isMine = table.isMine.value;
  const playerId = session.value?.playerId;
  useEffect(() => {
    // Best effort: the link to the list remains.
    if (playerId !== undefined && !isMine) loadActiveGames().catch(() => {});
  }, [playerId, isMine]);
  // In a series, the next game of the series takes precedence; see `SeriesNext`.
  const series = table.game.value?.status === "finished" ? table.game.value.series : null;
  const others = otherGames(table.id).filter((game) => series === null || game.series?.id !== series.id);
  const [next] = others;
  if (isMine || !next) return null;
  return <NextLink next={next} count={others.length} isFirst={table.game.value?.status !== "finished"} />;
}

/** Short form of the link, for tables that wait for players and while this game waits for the player as well. */
export function NextGameShort({ table }: { table: Table }): JSX.Element | null {
  const others = otherGames(table.id);
  const [next] = others;
  if (!next || (table.game.value?.status !== "open" && !table.isMine.value)) return null;
  return (
    <a class="button next-short" href={`/games/${next.id}`}>
      {t("next-short")}
      <span class="badge">{others.length}</span>
      <span class="unseen">: {formatList(playerNames(opponents(next)))}</span>
    </a>
  );
}

const otherGames = (id: string): GameSummary[] => waitingGames.value.filter((game) => game.id !== id);

function NextLink({ next, count, isFirst }: { next: GameSummary; count: number; isFirst: boolean }): JSX.Element {
  const names = formatList(playerNames(opponents(next)));
  return (
    <a class={isFirst ? "button primary next-game" : "button next-game"} href={`/games/${next.id}`}>
      <span>{t("next-waits", { count, names })}</span>
      {next.deadline && <TimeLeft until={next.deadline} />}
    </a>
  );
}
