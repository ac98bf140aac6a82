import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { RegisterPrompt } from "../../components/register_prompt";
import { ErrorMessage } from "../../components/error_message";
import type { Table } from "../../game/table";
import { describeEvent, describeTurn } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { Choice } from "./choice";
import { Decision, PlacementList } from "./decision";
import { Ending } from "./ending";
import { GameHead } from "./game_head";
import { History } from "./history";
import { ProposalPanel } from "./proposal";
import { Lines } from "./lines";
import { Log } from "./log";
import { useMotion } from "./motion";
import { MyKingdom } from "./my_kingdom";
import { NextGame } from "./next_game";
import { OpponentKingdoms } from "./opponent_kingdoms";
import { useHistoryVersion } from "./history_version";
import { Plan } from "./plan";

/** A running, cancelled or finished game. */
export function ActiveTable({ table }: { table: Table }): JSX.Element | null {
  const choice = useChoice(table);
  useFocusOnDecision(table);
  useMotion(table);
  const historyVersion = useHistoryVersion();
  const replaying = useSignal(false);
  const game = table.displayed.value;
  if (!game) return null;
  const { animatedEvent } = table;
  if (historyVersion.value !== null) return <History table={table} version={historyVersion} autoplay={replaying.value} />;
  if (game.status === "finished") {
    const openHistory = (version: number, replay = false) => {
      replaying.value = replay;
      historyVersion.value = version;
    };
    return <Ending table={table} onReview={() => openHistory(game.version)} onReplay={() => openHistory(1, true)} onOpenHistory={openHistory} />;
  }
  return (
    <article class={`table seats-${game.seats.length} running`} data-version={game.version} aria-label={t("picture-table")}>
      <GameHead game={game} />
      <p class="unseen" role="status">
        {table.opponentEvents.value.map((event) => describeEvent(game, event)).join(" ")}
      </p>
      <div class="turn">
        <p role="status">{animatedEvent.value ? <span aria-hidden="true">{describeEvent(game, animatedEvent.value)}</span> : describeTurn(game)}</p>
        {animatedEvent.value && (
          <button type="button" class="quiet" onClick={() => table.skip()}>
            {t("skip")}
          </button>
        )}
      </div>
      <ProposalPanel table={table} />
      <Lines game={game} choice={choice} />
      <div class="mine">
        <MyKingdom table={table} choice={choice} />
        <Decision table={table} choice={choice} />
        <NextGame table={table} />
        <RegisterPrompt />
        <Plan table={table} />
        <ErrorMessage error={table.problem.value} />
        <PlacementList choice={choice} />
      </div>
      <OpponentKingdoms game={game} table={table} choice={choice} />
      <Log table={table} onOpenHistory={(version) => (historyVersion.value = version)} />
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
  useEffect(() => choice.dropIllegal(), [legal.value, choice]);
  return choice;
}
