import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Closes an open `details` element on Escape and on a press outside. Escape returns the focus to
 * its summary.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && details.current?.contains(target))) details.current?.removeAttribute("open");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.removeAttribute("open");
      details.current.querySelector("summary")?.focus();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown, true);
    };
  }, [details]);
}
