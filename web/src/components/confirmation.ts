import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Confirmation {
  /** True while the confirmation is shown. */
  isOpen: Signal<boolean>;
  /** The button that opens the confirmation. */
  trigger: RefObject<HTMLButtonElement>;
  /** The button that cancels. */
  cancel: RefObject<HTMLButtonElement>;
}

/**
 * Inline confirmation that replaces the button of an action. Moves the focus to the confirmation
 * and back.
 */
export function useConfirmation(): Confirmation {
  const isOpen = useSignal(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen.value) cancel.current?.focus();
    else if (wasOpen.current) trigger.current?.focus();
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  return { isOpen, trigger, cancel };
}
