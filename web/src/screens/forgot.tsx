import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { forgetPassword } from "../api/account";
import { Field } from "../components/field";
import { Form } from "../components/form";
import { useSending } from "../components/sending";
import { t } from "../i18n/text";
import { useTitle } from "../title";

/**
 * Form that requests a password reset email. The response is the same whether or not the account
 * exists.
 */
export default function Forgot(): JSX.Element {
  const name = useSignal("");
  const sent = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const sending = useSending();
  useTitle(t("forgot-password"));
  useEffect(() => {
    if (sent.value) heading.current?.focus();
  }, [sent.value]);
  const send = async () => {
    sent.value = await sending.send(() => forgetPassword(name.value.trim()));
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
        <Form sending={sending} fields={["name"]} submit={t("reset-ask")} send={() => void send()} beside={<a href="/login">{t("log-in")}</a>}>
          <p>{t("forgot-lead")}</p>
          <Field label={t("name")} field="name" value={name} error={sending.error} name="name" autocomplete="username" required maxLength={64} />
        </Form>
      )}
    </section>
  );
}
