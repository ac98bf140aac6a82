import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Problem } from "../../components/refused";
import { Share } from "../../components/share";
import type { Table } from "../../game/table";
import { direction } from "../../i18n/language";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { lastOwn, stepAt, stepsOf, usePast } from "./past";
import { PastLog } from "./past_log";
import { PastTable } from "./past_table";
import { pathOfVersion } from "./past_version";
import { SaveGame } from "./save_game";
import { ScoreCurve } from "./score_curve";
import { Verify } from "./verify";

/** Duration of a step during playback, in milliseconds. */
const PAUSE = 1200;

/** The table at an earlier version: step by step, as playback, or linked to a version. */
export function History({ table, version }: { table: Table; version: Signal<number | null> }): JSX.Element | null {
  const game = table.game.value;
  const events = table.events.value;
  const steps = useMemo(() => (game ? stepsOf(game, events) : []), [game, events]);
  const at = stepAt(steps, version.value ?? 0);
  const last = steps.length - 1;
  const step = steps[at];
  const past = usePast(table.id, step?.event.version ?? 1, steps[at + 1]?.event.version);
  const playing = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    const wanted = steps[Math.min(last, Math.max(0, to))];
    if (wanted) version.value = wanted.event.version;
  };
  // Relative to the latest version: keys can arrive faster than renders.
  const by = (count: number) => go(stepAt(steps, version.peek() ?? 0) + count);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!playing.value) return;
    if (at >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => go(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing.value, at, last]);
  const play = () => {
    if (!playing.value && at >= last) go(0);
    playing.value = !playing.value;
  };
  useHistoryKeys({ last, go, by, play, leave: () => (version.value = null) });
  if (!game || !step) return null;
  const own = lastOwn(steps, game.your_seat);
  return (
    <article class="history">
      <header class="past-head">
        <button type="button" class="back quiet" aria-label={t("back-to-table")} onClick={() => (version.value = null)}>
          ‹
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {t("history")}
        </h1>
        <time dateTime={step.event.at}>{moment(step.event.at)}</time>
      </header>
      <div class="past-controls">
        <input
          type="range"
          aria-label={t("history-steps")}
          aria-valuetext={step.words}
          title={t("history-keys")}
          min={0}
          max={last}
          value={at}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <p class="past-buttons">
          <button type="button" disabled={at <= 0} onClick={() => by(-1)}>
            {t("history-back")}
          </button>
          <button type="button" class="primary" onClick={play}>
            {playing.value ? t("history-pause") : t("history-play")}
          </button>
          <button type="button" disabled={at >= last} onClick={() => by(1)}>
            {t("history-on")}
          </button>
          {own >= 0 && (
            <button
              type="button"
              onClick={() => {
                go(own);
                playing.value = true;
              }}
            >
              {t("history-since")}
            </button>
          )}
        </p>
      </div>
      <p class="past-step" role="status" aria-live={playing.value ? "off" : "polite"}>
        <small>{t("history-step", { number: at + 1, of: steps.length })}</small> {step.words}
      </p>
      <Problem error={past.problem.value} />
      {past.game.value && <PastTable now={game} was={past.game.value} event={step.event} />}
      <PastLog steps={steps} at={at} go={go} />
      <div class="past-more">
        <ScoreCurve game={game} at={step.event.version} look={(to) => go(stepAt(steps, to))} />
        <p class="actions">
          <Share title={step.words} path={pathOfVersion(table.id, step.event.version)} label={t("history-share")} />
        </p>
        <h2>{t("history-save")}</h2>
        <SaveGame game={game} />
        {game.status === "finished" && <Verify game={game} />}
      </div>
    </article>
  );
}

interface Keys {
  last: number;
  go: (to: number) => void;
  by: (count: number) => void;
  play: () => void;
  leave: () => void;
}

/** Global keyboard shortcuts, inactive in fields and buttons that handle the key themselves. */
function useHistoryKeys({ last, go, by, play, leave }: Keys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (event.key !== "Escape" && on?.closest("input, select, textarea")) return;
      if (event.key === " " && on?.closest("button, a, summary")) return;
      const forward = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
      const backward = direction() === "rtl" ? "ArrowRight" : "ArrowLeft";
      if (event.key === forward) by(1);
      else if (event.key === backward) by(-1);
      else if (event.key === "Home") go(0);
      else if (event.key === "End") go(last);
      else if (event.key === " ") play();
      else if (event.key === "Escape") leave();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}
