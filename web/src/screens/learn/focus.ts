import { useEffect } from "preact/hooks";

const NEXT = '.practice .pickable, .practice .target[tabindex="0"], .practice .confirm:enabled';

/** Moves the focus to the next possible action if the focused element has disappeared. */
export function useFocusOn(state: unknown): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [state]);
}
