import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface Props {
  /** True while the dialog is shown. */
  isOpen: Signal<boolean>;
  /** Question that names the consequence of confirming. */
  question: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  /** Label of the cancel button. Escape and a press outside the dialog also cancel. */
  cancelLabel: string;
  onConfirm: () => void;
  /** Called after the dialog is closed, to restore the focus. */
  onClosed?: () => void;
}

/** Modal confirmation before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({ isOpen, question, confirmLabel, cancelLabel, onConfirm, onClosed }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  return (
    <dialog
      ref={dialog}
      class="confirm-dialog"
      aria-labelledby={id}
      onClose={() => {
        isOpen.value = false;
        onClosed?.();
      }}
      onClick={({ target, currentTarget }) => {
        // The content fills the dialog: only a press on the backdrop targets the dialog itself.
        if (target === currentTarget) isOpen.value = false;
      }}
    >
      <div class="content">
        <p id={id}>{question}</p>
        <p class="actions">
          <button type="button" autofocus onClick={() => (isOpen.value = false)}>
            {cancelLabel}
          </button>
          <button
            type="button"
            class="danger"
            onClick={() => {
              isOpen.value = false;
              onConfirm();
            }}
          >
            {confirmLabel}
          </button>
        </p>
      </div>
    </dialog>
  );
}
