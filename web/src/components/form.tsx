import type { ComponentChildren, JSX } from "preact";
import { concernsField } from "./field";
import { ErrorMessage } from "./error_message";
import type { Submission } from "./submission";

interface Props {
  submission: Submission;
  /**
   * API names of the form's fields: problems about them are shown at the field, not at the form.
   */
  fields?: string[];
  submitLabel: string;
  /** Called on submit. */
  onSubmit: () => void;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  /** True for the primary action of the screen. */
  primary?: boolean;
  /** Links next to the submit button. */
  links?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Form with a submit button. The button stays in the document while submitting, so that it keeps
 * the focus.
 */
export function Form({ submission, fields = [], submitLabel, onSubmit, danger, primary, links, children }: Props): JSX.Element {
  const hasFieldProblem = fields.some((field) => concernsField(submission.error, field));
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ErrorMessage error={hasFieldProblem ? null : submission.error} />
      <p class="actions">
        <button type="submit" class={danger ? "danger" : primary === false ? "" : "primary"} aria-disabled={submission.busy}>
          {submitLabel}
        </button>
        {links}
      </p>
    </form>
  );
}
