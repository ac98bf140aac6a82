import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import type { HistoryStep } from "./history_steps";

/** All steps in words, scrolled to the current one. */
export function HistoryLog({ steps, stepIndex, goToStep }: { steps: HistoryStep[]; stepIndex: number; goToStep: (to: number) => void }): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = box.current?.children[stepIndex];
    // Scroll the list only, never the page.
    if (box.current && item instanceof HTMLElement) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 2;
  }, [stepIndex]);
  return (
    <section class="past-log" aria-label={t("log")}>
      <h2>{t("log")}</h2>
      <ol ref={box} tabIndex={-1}>
        {steps.map(({ event, words }, index) => (
          <li key={event.version}>
            <button
              type="button"
              class="quiet"
              aria-current={index === stepIndex ? "step" : undefined}
              title={formatDateTime(event.at)}
              onClick={() => goToStep(index)}
            >
              {words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
