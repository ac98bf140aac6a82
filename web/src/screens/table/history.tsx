import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ErrorMessage } from "../../components/error_message";
import { ShareButton } from "../../components/share_button";
import type { Table } from "../../game/table";
import { textDirection } from "../../i18n/language";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { lastOwnStep, stepIndexAt, historySteps, usePastGame } from "./history_steps";
import { HistoryLog } from "./history_log";
import { HistoryTable } from "./history_table";
import { versionPath } from "./history_version";
import { SaveGame } from "./save_game";
import { ScoreCurve } from "./score_curve";
import { Verify } from "./verify";

/** Duration of a step during playback, in milliseconds. */
const STEP_INTERVAL_MS = 1200;

interface HistoryProps {
  table: Table;
  version: Signal<number | null>;
  /** True if the playback starts immediately. */
  autoplay: boolean;
}

/** The table at an earlier version: step by step, as playback, or linked to a version. */
export function History({ table, version, autoplay }: HistoryProps): JSX.Element | null {
  const game = table.game.value;
  const events = table.events.value;
  const steps = useMemo(() => (game ? historySteps(game, events) : []), [game, events]);
  const stepIndex = stepIndexAt(steps, version.value ?? 0);
  const lastIndex = steps.length - 1;
  const step = steps[stepIndex];
  const past = usePastGame(table.id, step?.event.version ?? 1, steps[stepIndex + 1]?.event.version);
  const playing = useSignal(autoplay);
  const heading = useRef<HTMLHeadingElement>(null);
  const goToStep = (to: number) => {
    const wanted = steps[Math.min(lastIndex, Math.max(0, to))];
    if (wanted) version.value = wanted.event.version;
  };
  // Relative to the latest version: keys can arrive faster than renders.
  const moveBy = (count: number) => goToStep(stepIndexAt(steps, version.peek() ?? 0) + count);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!playing.value) return;
    if (stepIndex >= lastIndex) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => goToStep(stepIndex + 1), STEP_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [playing.value, stepIndex, lastIndex]);
  const togglePlayback = () => {
    if (!playing.value && stepIndex >= lastIndex) goToStep(0);
    playing.value = !playing.value;
  };
  useHistoryKeys({ lastIndex, goToStep, moveBy, togglePlayback, onClose: () => (version.value = null) });
  if (!game || !step) return null;
  const ownStep = lastOwnStep(steps, game.your_seat);
  return (
    <article class="history">
      <header class="past-head">
        <button type="button" class="back quiet" aria-label={t("back-to-table")} onClick={() => (version.value = null)}>
          ‹
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {t("history")}
        </h1>
        <time dateTime={step.event.at}>{formatDateTime(step.event.at)}</time>
      </header>
      <div class="past-controls">
        <input
          type="range"
          aria-label={t("history-steps")}
          aria-valuetext={step.words}
          title={t("history-keys")}
          min={0}
          max={lastIndex}
          value={stepIndex}
          onInput={({ currentTarget }) => goToStep(Number(currentTarget.value))}
        />
        <p class="past-buttons">
          <button type="button" disabled={stepIndex <= 0} onClick={() => moveBy(-1)}>
            {t("history-back")}
          </button>
          <button type="button" class="primary" onClick={togglePlayback}>
            {playing.value ? t("history-pause") : t("history-play")}
          </button>
          <button type="button" disabled={stepIndex >= lastIndex} onClick={() => moveBy(1)}>
            {t("history-on")}
          </button>
          {ownStep >= 0 && (
            <button
              type="button"
              onClick={() => {
                goToStep(ownStep);
                playing.value = true;
              }}
            >
              {t("history-since")}
            </button>
          )}
        </p>
      </div>
      <p class="past-step" role="status" aria-live={playing.value ? "off" : "polite"}>
        <small>{t("history-step", { number: stepIndex + 1, of: steps.length })}</small> {step.words}
      </p>
      <ErrorMessage error={past.problem.value} />
      {past.game.value && <HistoryTable currentGame={game} pastGame={past.game.value} event={step.event} />}
      <HistoryLog steps={steps} stepIndex={stepIndex} goToStep={goToStep} />
      <div class="past-more">
        <ScoreCurve game={game} currentVersion={step.event.version} onSelect={(to) => goToStep(stepIndexAt(steps, to))} />
        <p class="actions">
          <ShareButton title={step.words} path={versionPath(table.id, step.event.version)} label={t("history-share")} />
        </p>
        <h2>{t("history-save")}</h2>
        <SaveGame game={game} />
        {game.status === "finished" && <Verify game={game} />}
      </div>
    </article>
  );
}

interface HistoryActions {
  lastIndex: number;
  goToStep: (to: number) => void;
  moveBy: (count: number) => void;
  togglePlayback: () => void;
  onClose: () => void;
}

/** Global keyboard shortcuts, inactive in fields and buttons that handle the key themselves. */
function useHistoryKeys({ lastIndex, goToStep, moveBy, togglePlayback, onClose }: HistoryActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "Escape" && target?.closest("input, select, textarea")) return;
      if (event.key === " " && target?.closest("button, a, summary")) return;
      const forward = textDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
      const backward = textDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
      if (event.key === forward) moveBy(1);
      else if (event.key === backward) moveBy(-1);
      else if (event.key === "Home") goToStep(0);
      else if (event.key === "End") goToStep(lastIndex);
      else if (event.key === " ") togglePlayback();
      else if (event.key === "Escape") onClose();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
