import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, InputHTMLAttributes, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { ApiError, errorMessage } from "../api/errors";
import { t } from "../i18n/text";

/** Returns true if a problem names a field of the body, such as `password` or `password.new`. */
export const concernsField = (error: unknown, field: string): boolean => error instanceof ApiError && error.problem.field === field;

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "label"> {
  label: string;
  value: Signal<string>;
  /** Help text read before the input. */
  hint?: string;
  /** Name of the field in the API, used to match problems. */
  field: string;
  error?: unknown;
  /** True for the only field of a form: shows every problem next to it. */
  anyProblem?: boolean;
  /** Buttons that belong to the field. */
  children?: ComponentChildren;
}

/** Text input with its problem next to it. Takes the focus when a problem appears. */
export function Field({ label, value, hint, field, error, anyProblem, children, ...input }: Props): JSX.Element {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const hasProblem = anyProblem ? error != null : concernsField(error, field);
  useEffect(() => {
    if (hasProblem) ref.current?.focus();
  }, [error]);
  const describedBy = [hint === undefined ? "" : `${id}-hint`, hasProblem ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="with-button">
        <input
          dir="auto"
          {...input}
          {...(describedBy === "" ? {} : { "aria-describedby": describedBy })}
          ref={ref}
          id={id}
          aria-invalid={hasProblem}
          value={value.value}
          onInput={({ currentTarget }) => (value.value = currentTarget.value)}
        />
        {children}
      </span>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <p class="problem" id={`${id}-problem`} role="alert">
        {hasProblem ? errorMessage(error) : ""}
      </p>
    </div>
  );
}

/** Password input with a button that reveals the password. */
export function PasswordField(props: Omit<Props, "type" | "children">): JSX.Element {
  const isRevealed = useSignal(false);
  return (
    <Field {...props} type={isRevealed.value ? "text" : "password"} dir="ltr" autocapitalize="off" spellcheck={false}>
      <button type="button" aria-pressed={isRevealed.value} onClick={() => (isRevealed.value = !isRevealed.value)}>
        {t("show-password")}
      </button>
    </Field>
  );
}
