import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Table } from "../../game/table";
import { useChoice } from "./choice";
import { Ending } from "./ending";
import { History } from "./history";
import { useHistoryVersion } from "./history_version";
import { useMotion } from "./motion";
import { RunningTable } from "./running";

/** A running, cancelled or finished game. */
export function ActiveTable({ table }: { table: Table }): JSX.Element | null {
  const choice = useChoice(table);
  useFocusOnDecision(table);
  useMotion(table);
  const historyVersion = useHistoryVersion();
  const replaying = useSignal(false);
  const game = table.displayed.value;
  if (!game) return null;
  if (historyVersion.value !== null) return <History table={table} version={historyVersion} autoplay={replaying.value} />;
  const openHistory = (version: number, replay = false) => {
    replaying.value = replay;
    historyVersion.value = version;
  };
  if (game.status !== "finished") return <RunningTable table={table} game={game} choice={choice} onOpenHistory={openHistory} />;
  return <Ending table={table} onReview={() => openHistory(game.version)} onReplay={() => openHistory(1, true)} onOpenHistory={openHistory} />;
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
