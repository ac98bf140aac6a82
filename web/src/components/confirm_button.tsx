import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useConfirmation } from "./confirmation";

interface ConfirmButtonProps {
  label: string;
  /** Consequence of the action. */
  question: string;
  onConfirm: () => void;
}

/** Button of an action that cannot be undone, with an inline confirmation. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps): JSX.Element {
  const { isOpen, trigger, cancel } = useConfirmation();
  if (!isOpen.value) {
    return (
      <button type="button" class="danger" ref={trigger} onClick={() => (isOpen.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="sure" role="group" aria-label={question} onKeyDown={({ key }) => key === "Escape" && (isOpen.value = false)}>
      <span role="status">{question}</span>
      <span class="actions">
        <button
          type="button"
          class="danger"
          onClick={() => {
            isOpen.value = false;
            onConfirm();
          }}
        >
          {label}
        </button>
        <button type="button" ref={cancel} onClick={() => (isOpen.value = false)}>
          {t("keep-it")}
        </button>
      </span>
    </span>
  );
}
