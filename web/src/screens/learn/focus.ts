import { useEffect } from "preact/hooks";

const NEXT = '.practice .pickable, .practice .target[tabindex="0"], .practice .confirm:enabled';

/** When what had the focus has gone with what it did, the focus goes on to what can be done next. */
export function useFocusOn(state: unknown): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [state]);
}
