import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { requestPasswordReset } from "../api/account";
import { Field } from "../components/field";
import { Form } from "../components/form";
import { useSubmission } from "../components/submission";
import { t } from "../i18n/text";
import { useTitle } from "../title";

/**
 * Form that requests a password reset email. The response is the same whether or not the account
 * exists.
 */
export default function PasswordReset(): JSX.Element {
  const name = useSignal("");
  const sent = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const submission = useSubmission();
  useTitle(t("forgot-password"));
  useEffect(() => {
    if (sent.value) heading.current?.focus();
  }, [sent.value]);
  const send = async () => {
    sent.value = await submission.run(() => requestPasswordReset(name.value.trim()));
  };
  return (
    <section class="card">
      <h1 ref={heading} tabIndex={-1}>
        {sent.value ? t("reset-asked") : t("forgot-password")}
      </h1>
      {sent.value ? (
        <>
          <p>{t("reset-asked-lead")}</p>
          <p class="actions">
            <a class="button" href="/login">
              {t("log-in")}
            </a>
            <button type="button" onClick={() => (sent.value = false)}>
              {t("try-again")}
            </button>
          </p>
        </>
      ) : (
        <Form submission={submission} fields={["name"]} submitLabel={t("reset-ask")} onSubmit={() => void send()} links={<a href="/login">{t("log-in")}</a>}>
          <p>{t("forgot-lead")}</p>
          <Field label={t("name")} field="name" value={name} error={submission.error} name="name" autocomplete="username" required maxLength={64} />
        </Form>
      )}
    </section>
  );
}
