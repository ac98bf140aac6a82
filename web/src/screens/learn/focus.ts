import { useEffect } from "preact/hooks";

const NEXT_ACTION = '.practice .pickable, .practice .target[tabindex="0"], .practice .confirm:enabled';

/** Moves the focus to the next possible action if the focused element has disappeared. */
export function useFocusNextAction(state: unknown): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(NEXT_ACTION)?.focus({ preventScroll: true });
  }, [state]);
}
