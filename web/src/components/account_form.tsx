import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n/text";
import { Field, PasswordField } from "./field";
import { Form } from "./form";
import { useSending } from "./sending";

interface Props {
  title: string;
  /** Explains the result where the title does not. */
  lead?: string;
  /** True for a new name and password, which must follow the rules for new accounts. */
  isNew: boolean;
  send: (name: string, password: string) => Promise<void>;
  beside?: ComponentChildren;
}

/** Name and password form for login, registration and claiming a guest account. */
export function AccountForm({ title, lead, isNew, send, beside }: Props): JSX.Element {
  const [name, password] = [useSignal(""), useSignal("")];
  const sending = useSending();
  return (
    <section class="card">
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      <Form
        sending={sending}
        fields={["name", "password"]}
        submit={title}
        send={() => void sending.send(() => send(name.value.trim(), password.value))}
        beside={beside}
      >
        <Field
          label={t("name")}
          field="name"
          value={name}
          error={sending.error}
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
          error={sending.error}
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
