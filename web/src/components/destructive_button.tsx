import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useConfirmation } from "./confirmation";

interface Props {
  label: string;
  /** Subject of the button for screen readers, which read it without its context. */
  subject?: string;
  onConfirm: () => void;
}

/**
 * Button of a destructive action with an inline confirmation. The confirm button is not in the same
 * place, so a double click does not confirm.
 */
export function DestructiveButton({ label, subject, onConfirm }: Props): JSX.Element {
  const { isOpen, trigger, cancel } = useConfirmation();
  if (!isOpen.value) {
    return (
      <button ref={trigger} type="button" class="danger" aria-label={subject && `${label}: ${subject}`} onClick={() => (isOpen.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="ends" role="group" aria-label={subject ? `${label}: ${subject}` : label}>
      <button ref={cancel} type="button" onClick={() => (isOpen.value = false)}>
        {t("not-now")}
      </button>
      <button type="button" class="danger" onClick={onConfirm}>
        {t("sure")}
      </button>
    </span>
  );
}
