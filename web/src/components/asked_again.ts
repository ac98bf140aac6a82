import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface AskedAgain {
  /** True while the confirmation is shown. */
  asked: Signal<boolean>;
  /** The button that opens the confirmation. */
  first: RefObject<HTMLButtonElement>;
  /** The button that cancels. */
  keep: RefObject<HTMLButtonElement>;
}

/**
 * Inline confirmation that replaces the button of an action. Moves the focus to the confirmation
 * and back.
 */
export function useAskedAgain(): AskedAgain {
  const asked = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (asked.value) keep.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = asked.value;
  }, [asked.value]);
  return { asked, first, keep };
}
