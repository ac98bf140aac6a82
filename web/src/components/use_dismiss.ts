import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Closes what is open in `root` on Escape, on a press outside, and when the focus leaves it.
 * Escape returns the focus to the control that opened it.
 */
export function useDismiss(root: RefObject<HTMLElement>, isOpen: () => boolean, close: () => void): void {
  useEffect(() => {
    const onOutside = ({ target, type }: Event) => {
      if (!isOpen() || (target instanceof Node && root.current?.contains(target))) return;
      // A press on a text moves the focus to the screen around it.
      const isAround = target instanceof Node && target.contains(root.current);
      if (type !== "focusin" || !isAround) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isOpen()) return;
      const opener = root.current?.querySelector<HTMLElement>('summary, [aria-expanded="true"]');
      close();
      opener?.focus();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKeyDown, true);
    };
  }, []);
}

/** `useDismiss` for a `details` element. */
export const useDismissDetails = (details: RefObject<HTMLDetailsElement>): void =>
  useDismiss(
    details,
    () => details.current?.open === true,
    () => details.current?.removeAttribute("open"),
  );
