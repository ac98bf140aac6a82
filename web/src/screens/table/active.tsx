import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { RegisterPrompt } from "../../components/register_prompt";
import { ErrorMessage } from "../../components/error_message";
import { ScoreBreakdown } from "../../components/score_breakdown";
import type { Table } from "../../game/table";
import { describeEvent } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { Choice } from "./choice";
import { GameResult } from "./game_result";
import { GameHead } from "./game_head";
import { History } from "./history";
import { Log } from "./log";
import { mainKingdom, MyKingdom } from "./my_kingdom";
import { NextGame } from "./next_game";
import { OpponentKingdoms } from "./opponent_kingdoms";
import { RunningTable } from "./running";
import { useHistoryVersion } from "./history_version";

/** A running or finished game. */
export function ActiveTable({ table }: { table: Table }): JSX.Element | null {
  const choice = useChoice(table);
  useFocusOnDecision(table);
  const historyVersion = useHistoryVersion();
  const game = table.displayed.value;
  if (!game) return null;
  if (historyVersion.value !== null) return <History table={table} version={historyVersion} />;
  const onOpenHistory = (version: number) => (historyVersion.value = version);
  if (game.status !== "finished") return <RunningTable table={table} game={game} choice={choice} onOpenHistory={onOpenHistory} />;
  const kingdom = mainKingdom(game);
  return (
    <article class={`table seats-${game.seats.length}`} data-version={game.version} aria-label={t("picture-table")}>
      <GameHead game={game} />
      <p class="unseen" role="status">
        {table.opponentEvents.value.map((event) => describeEvent(game, event)).join(" ")}
      </p>
      <div class="mine">
        <MyKingdom table={table} choice={choice} />
        {kingdom && <ScoreBreakdown game={game} kingdom={kingdom} />}
        <GameResult table={table} onOpenHistory={() => onOpenHistory(game.version)} />
        <NextGame table={table} />
        <RegisterPrompt />
        <ErrorMessage error={table.problem.value} />
      </div>
      <OpponentKingdoms game={game} table={table} choice={choice} />
      <Log table={table} onOpenHistory={onOpenHistory} />
    </article>
  );
}

/**
 * Moves the focus to the next decision if the focused control has disappeared. Only visible to
 * keyboard users.
 */
function useFocusOnDecision(table: Table): void {
  const legal = table.legal.value;
  useEffect(() => {
    if (legal.length === 0 || document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>('.pickable, .target[tabindex="0"], .receivers button, .decision button:enabled');
    next?.focus({ preventScroll: true });
  }, [legal]);
}

/** Draft of the player's decision. Kept across game updates while it is legal. */
function useChoice(table: Table): Choice {
  const choice = useSignal(new Choice(table)).value;
  const legal = useComputed(() => table.legal.value);
  useEffect(() => choice.update(), [legal.value, choice]);
  return choice;
}
