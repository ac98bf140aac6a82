import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { BundleLoadError } from "../../components/bundle_load_error";
import { LoadingIndicator } from "../../components/loading_indicator";
import type { Table } from "../../game/table";
import { useChoice } from "./choice";
import { useHistoryVersion } from "./history_version";
import { useMotion } from "./motion";
import { RunningTable } from "./running";
import { useParts } from "./use_parts";

/** A running, cancelled or finished game. */
export function ActiveTable({ table }: { table: Table }): JSX.Element | null {
  const choice = useChoice(table);
  useFocusOnDecision(table);
  useMotion(table);
  const historyVersion = useHistoryVersion();
  const replaying = useSignal(false);
  const game = table.displayed.value;
  const isRunning = historyVersion.value === null && game?.status !== "finished";
  const { parts, problem } = useParts(!isRunning);
  if (!game) return null;
  const openHistory = (version: number, replay = false) => {
    replaying.value = replay;
    historyVersion.value = version;
  };
  if (isRunning) return <RunningTable table={table} game={game} choice={choice} onOpenHistory={openHistory} Plan={parts?.Plan} />;
  if (!parts) return problem === null ? <LoadingIndicator /> : <BundleLoadError />;
  if (historyVersion.value !== null) return <parts.History table={table} version={historyVersion} autoplay={replaying.value} />;
  return <parts.Ending table={table} onReview={() => openHistory(game.version)} onReplay={() => openHistory(1, true)} onOpenHistory={openHistory} />;
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
