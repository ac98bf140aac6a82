import type { ComponentChildren, JSX } from "preact";
import { isAbout } from "./field";
import { Problem } from "./refused";
import type { Sending } from "./sending";

interface Props {
  sending: Sending;
  /** What the fields of the form are called by the API: problems that name them stand there. */
  fields?: string[];
  submit: string;
  /** What is done when it is sent. */
  send: () => void;
  /** Whether it is something that cannot be taken back. */
  danger?: boolean;
  /** The one thing of its screen that is to be done. */
  primary?: boolean;
  /** Links beside the button. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}

/** Fields and a button to send them. The button stays while it is sent, so that the focus is not lost. */
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
