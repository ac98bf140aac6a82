import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface AskedAgain {
  /** Whether it is being asked now. */
  asked: Signal<boolean>;
  /** The button that asks. */
  first: RefObject<HTMLButtonElement>;
  /** The button that leaves all as it is. */
  keep: RefObject<HTMLButtonElement>;
}

/** A question whether something is meant, in the place of the button that would do it: the focus goes there with it, and back. */
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
