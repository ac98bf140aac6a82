import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { useDismissDetails } from "./use_dismiss";

interface Props {
  /** Class of the `details` element. */
  class: string;
  summary: ComponentChildren;
  children: ComponentChildren;
}

/** Details that open above the page without moving it. Closes on Escape and on a press outside. */
export function Sheet({ class: name, summary, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissDetails(details);
  return (
    <details class={name} ref={details}>
      <summary>{summary}</summary>
      <div class="sheet">{children}</div>
    </details>
  );
}
