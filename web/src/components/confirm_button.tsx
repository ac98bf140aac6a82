import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/text";

interface Props {
  label: string;
  /** Subject of the button for screen readers, which read it without its context. */
  subject?: string;
  /** Consequence of the action, where the label does not imply it. */
  question?: string;
  onConfirm: () => void;
}

/**
 * Button of a destructive action with an inline confirmation, which replaces the button and takes
 * its focus. The confirm button is not in the same place, so a double click does not confirm.
 */
export function ConfirmButton({ label, subject, question, onConfirm }: Props): JSX.Element {
  const isOpen = useSignal(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen.value) cancel.current?.focus();
    else if (wasOpen.current) trigger.current?.focus();
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  const name = subject === undefined ? label : `${label}: ${subject}`;
  const close = () => {
    isOpen.value = false;
  };
  if (!isOpen.value) {
    return (
      <button type="button" class="danger" ref={trigger} aria-label={name} onClick={() => (isOpen.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class={question === undefined ? "" : "sure"} role="group" aria-label={question ?? name} onKeyDown={({ key }) => key === "Escape" && close()}>
      {question !== undefined && <span role="status">{question}</span>}
      <span class="actions">
        <button type="button" ref={cancel} onClick={close}>
          {t(question === undefined ? "not-now" : "keep-it")}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {question === undefined ? t("sure") : label}
        </button>
      </span>
    </span>
  );
}
