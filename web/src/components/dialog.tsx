import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface Props {
  /** True while the dialog is shown. */
  asked: Signal<boolean>;
  /** Question that names the consequence of confirming. */
  question: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the cancel button. Escape and a press outside the dialog also cancel. */
  keep: string;
  act: () => void;
  /** Called after the dialog is closed, to restore the focus. */
  closed?: () => void;
}

/** Modal confirmation before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({ asked, question, confirm, keep, act, closed }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (asked.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asked.value]);
  return (
    <dialog
      ref={dialog}
      class="confirm-dialog"
      aria-labelledby={id}
      onClose={() => {
        asked.value = false;
        closed?.();
      }}
      onClick={({ target, currentTarget }) => {
        // The content fills the dialog: only a press on the backdrop targets the dialog itself.
        if (target === currentTarget) asked.value = false;
      }}
    >
      <div class="content">
        <p id={id}>{question}</p>
        <p class="actions">
          <button type="button" autofocus onClick={() => (asked.value = false)}>
            {keep}
          </button>
          <button
            type="button"
            class="danger"
            onClick={() => {
              asked.value = false;
              act();
            }}
          >
            {confirm}
          </button>
        </p>
      </div>
    </dialog>
  );
}
