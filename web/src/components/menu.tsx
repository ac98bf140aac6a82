import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect } from "preact/hooks";

interface Props {
  label: string;
  /** The element that opens the menu and gets the focus when it closes. */
  trigger: RefObject<HTMLElement>;
  children: ComponentChildren;
}

/** Three-dot menu. Closes on Escape, on a press outside and after a choice. */
export function Menu({ label, trigger, children }: Props): JSX.Element {
  useEffect(() => {
    const menu = () => trigger.current?.parentElement as HTMLDetailsElement | null;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu()?.contains(target))) menu()?.removeAttribute("open");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu()?.open) return;
      menu()?.removeAttribute("open");
      trigger.current?.focus();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown, true);
    };
  }, [trigger]);
  const close = () => {
    trigger.current?.focus();
    trigger.current?.parentElement?.removeAttribute("open");
  };
  return (
    <details class="menu">
      <summary ref={trigger as RefObject<HTMLElement>} aria-label={label}>
        ⋯
      </summary>
      <div
        class="menu-items"
        onClick={({ target }) => target instanceof Element && target.closest("button") && close()}
        onChange={close}
      >
        {children}
      </div>
    </details>
  );
}
