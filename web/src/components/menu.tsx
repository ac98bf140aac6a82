import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect } from "preact/hooks";

interface Props {
  label: string;
  /** The element that opens the menu and gets the focus when it closes. */
  opener: RefObject<HTMLElement>;
  children: ComponentChildren;
}

/** Three-dot menu. Closes on Escape, on a press outside and after a choice. */
export function Menu({ label, opener, children }: Props): JSX.Element {
  useEffect(() => {
    const menu = () => opener.current?.parentElement as HTMLDetailsElement | null;
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu()?.contains(target))) menu()?.removeAttribute("open");
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu()?.open) return;
      menu()?.removeAttribute("open");
      opener.current?.focus();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", keyed, true);
    return () => {
      document.removeEventListener("pointerdown", pressed);
      document.removeEventListener("keydown", keyed, true);
    };
  }, [opener]);
  const chosen = () => {
    opener.current?.focus();
    opener.current?.parentElement?.removeAttribute("open");
  };
  return (
    <details class="menu">
      <summary ref={opener as RefObject<HTMLElement>} aria-label={label}>
        ⋯
      </summary>
      <div
        class="menu-items"
        onClick={({ target }) => target instanceof Element && target.closest("button") && chosen()}
        onChange={chosen}
      >
        {children}
      </div>
    </details>
  );
}
