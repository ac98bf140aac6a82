import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameSummary } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { TimeLeft } from "../../components/time_left";
import { showToast } from "../../components/toast";
import { loadActiveGames } from "../../game/active_games";
import { describeEvent, describeTurn, formatList, playerNames } from "../../game/descriptions";
import { frameOf } from "../../game/geometry";
import { opponents } from "../../game/opponents";
import { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { useChoice } from "../table/choice";
import { Decision, PlacementList } from "../table/decision";
import { Lines } from "../table/lines";
import { MyKingdom } from "../table/my_kingdom";

interface Props {
  summary: GameSummary;
  /** Called when the player has no more decision in this game for now. */
  onPlayed: () => void;
  onClose: () => void;
}

/** A game of the list that is played in its card, with the kingdom, the lines and the decision. */
export function TurnCard({ summary, onPlayed, onClose }: Props): JSX.Element {
  const table = useMemo(() => new Table(summary.id), [summary.id]);
  const choice = useChoice(table);
  const card = useRef<HTMLElement>(null);
  const names = formatList(playerNames(opponents(summary)));
  useEffect(() => {
    void table.open();
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView();
    return () => table.close();
  }, [table]);
  const legal = table.legal.value;
  useEffect(() => {
    // The focused control may have disappeared with the last decision.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [legal]);
  useTurnEnd(table, () => {
    showToast(t("turn-sent", { names }));
    onPlayed();
  });
  const game = table.displayed.value;
  const animated = table.animatedEvent.value;
  const isPicking = game?.awaiting?.expected === "pick" && game.awaiting.seat === game.your_seat;
  return (
    <article ref={card} class="turn-card" tabIndex={-1} aria-label={names} data-version={game?.version}>
      <header>
        <h3>
          <a href={`/games/${summary.id}`}>{names}</a>
        </h3>
        {game?.awaiting?.deadline && <TimeLeft until={game.awaiting.deadline} />}
        <button type="button" class="quiet" aria-label={t("close")} onClick={onClose}>
          ✕
        </button>
      </header>
      {game ? (
        <>
          <p class="awaited" role="status">
            {animated ? describeEvent(game, animated) : describeTurn(game)}
          </p>
          {isPicking && (
            <>
              <Lines game={game} choice={choice} />
              <Decision table={table} choice={choice} />
            </>
          )}
          <MyKingdom table={table} choice={choice} />
          {!isPicking && <Decision table={table} choice={choice} />}
          <PlacementList choice={choice} frame={frameOf(game.settings)} />
        </>
      ) : (
        table.problem.value === null && <LoadingIndicator />
      )}
      <ErrorMessage error={table.problem.value} />
    </article>
  );
}

/** Calls back when the player has played all decisions of a turn. */
function useTurnEnd(table: Table, onEnd: () => void): void {
  const wasMine = useSignal(false);
  const isMine = useComputed(() => {
    const game = table.game.value;
    return game === null ? null : game.status === "active" && game.awaiting?.seat === game.your_seat;
  }).value;
  useEffect(() => {
    if (isMine === null) return;
    const hasEnded = wasMine.peek() && !isMine;
    wasMine.value = isMine;
    // Without a connection, the list is updated by its next poll.
    if (hasEnded) void loadActiveGames().catch(() => {}).then(onEnd);
  }, [isMine]);
}
