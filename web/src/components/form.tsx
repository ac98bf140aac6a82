import type { ComponentChildren, JSX } from "preact";
import { isAbout } from "./field";
import { Problem } from "./refused";
import type { Sending } from "./sending";

interface Props {
  sending: Sending;
  /**
   * API names of the form's fields: problems about them are shown at the field, not at the form.
   */
  fields?: string[];
  submit: string;
  /** Called on submit. */
  send: () => void;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  /** True for the primary action of the screen. */
  primary?: boolean;
  /** Links next to the submit button. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Form with a submit button. The button stays in the document while submitting, so that it keeps
 * the focus.
 */
export function Form({ sending, fields = [], submit, send, danger, primary, beside, children }: Props): JSX.Element {
  const named = fields.some((field) => isAbout(sending.error, field));
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <Problem error={named ? null : sending.error} />
      <p class="actions">
        <button type="submit" class={danger ? "danger" : primary === false ? "" : "primary"} aria-disabled={sending.busy}>
          {submit}
        </button>
        {beside}
      </p>
    </form>
  );
}
