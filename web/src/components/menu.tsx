import type { ComponentChildren, JSX, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { useDismissDetails } from "./use_dismiss";

interface Props {
  label: string;
  /** The element that opens the menu and gets the focus when it closes. */
  trigger: RefObject<HTMLElement>;
  children: ComponentChildren;
}

/** Three-dot menu. Closes on Escape, on a press outside and after a choice. */
export function Menu({ label, trigger, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissDetails(details);
  const close = () => {
    trigger.current?.focus();
    details.current?.removeAttribute("open");
  };
  return (
    <details class="menu" ref={details}>
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
