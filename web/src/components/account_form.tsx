import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n/text";
import { Field, PasswordField } from "./field";
import { Form } from "./form";
import { useSubmission } from "./submission";

interface Props {
  title: string;
  /** Explains the result where the title does not. */
  lead?: string;
  /** Initial value of the name. */
  initialName?: string;
  /** True for a new name and password, which must follow the rules for new accounts. */
  isNew: boolean;
  onSubmit: (name: string, password: string) => Promise<void>;
  links?: ComponentChildren;
}

/** Name and password form for login, registration and claiming a guest account. */
export function AccountForm({ title, lead, initialName = "", isNew, onSubmit, links }: Props): JSX.Element {
  const [name, password] = [useSignal(initialName), useSignal("")];
  const submission = useSubmission();
  return (
    <section class="card">
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      <Form
        submission={submission}
        fields={["name", "password"]}
        submitLabel={title}
        onSubmit={() => void submission.run(() => onSubmit(name.value.trim(), password.value))}
        links={links}
      >
        <Field
          label={t("name")}
          field="name"
          value={name}
          error={submission.error}
          name="name"
          autocomplete="username"
          autocapitalize="off"
          spellcheck={false}
          required
          {...(isNew ? { hint: t("name-hint"), minLength: 2, maxLength: 32 } : { maxLength: 64 })}
        />
        <PasswordField
          label={t("password")}
          field="password"
          value={password}
          error={submission.error}
          name="password"
          required
          maxLength={256}
          {...(isNew
            ? { hint: t("password-hint"), minLength: 10, autocomplete: "new-password" as const }
            : { autocomplete: "current-password" as const })}
        />
      </Form>
    </section>
  );
}
