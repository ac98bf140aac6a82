import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import type { PastStep } from "./past";

/** All steps in words, scrolled to the current one. */
export function PastLog({ steps, at, go }: { steps: PastStep[]; at: number; go: (to: number) => void }): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = box.current?.children[at];
    // Scroll the list only, never the page.
    if (box.current && item instanceof HTMLElement) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 2;
  }, [at]);
  return (
    <section class="past-log" aria-label={t("log")}>
      <h2>{t("log")}</h2>
      <ol ref={box} tabIndex={-1}>
        {steps.map(({ event, words }, index) => (
          <li key={event.version}>
            <button
              type="button"
              class="quiet"
              aria-current={index === at ? "step" : undefined}
              title={moment(event.at)}
              onClick={() => go(index)}
            >
              {words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
