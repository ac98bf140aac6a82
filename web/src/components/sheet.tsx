import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { useDismiss } from "./use_dismiss";

interface Props {
  /** Class of the `details` element. */
  class: string;
  summary: ComponentChildren;
  /** Accessible name of the summary, if its text is too short. */
  label?: string;
  children: ComponentChildren;
}

/** Details that open above the page without moving it. Closes on Escape and on a press outside. */
export function Sheet({ class: name, summary, label, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <details class={name} ref={details}>
      <summary aria-label={label}>{summary}</summary>
      <div class="sheet">{children}</div>
    </details>
  );
}
