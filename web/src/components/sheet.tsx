import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { useDismissDetails } from "./use_dismiss";

interface Props {
  /** Class of the `details` element. */
  class: string;
  summary: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Details that open above the page without moving it. Closes on Escape and on a press outside. The
 * content is rendered when it is first opened: most of it is never read.
 */
export function Sheet({ class: name, summary, children }: Props): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const wasOpened = useSignal(false);
  useDismissDetails(details);
  return (
    <details class={name} ref={details} onToggle={() => (wasOpened.value = true)}>
      <summary>{summary}</summary>
      <div class="sheet">{wasOpened.value && children}</div>
    </details>
  );
}
