import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { callApi, api } from "../../api/client";
import { isGuest } from "../../api/me";
import { clearSession } from "../../api/session";
import { PasswordField } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

/** Account deletion. Guests have no password to confirm it with. */
export function Deletion(): JSX.Element {
  const location = useLocation();
  const password = useSignal("");
  const submission = useSubmission();
  const remove = async () => {
    const body = isGuest.value ? {} : { password: password.value };
    if (!(await submission.run(() => callApi(() => api.POST("/v1/me/deletion", { body })), t("deleted")))) return;
    clearSession();
    location.route("/");
  };
  return (
    <>
      <p>{t("deletion-lead")}</p>
      <ul class="consequences">
        <li>{t("deletion-games")}</li>
        <li>{t("deletion-name")}</li>
        <li>{t("deletion-bots")}</li>
        <li>{t("deletion-kept")}</li>
      </ul>
      <p>
        <a href="/settings/data">{t("deletion-take-along")}</a>
      </p>
      <Form submission={submission} fields={["password"]} submitLabel={t("deletion-confirm")} danger onSubmit={() => void remove()}>
        {!isGuest.value && (
          <PasswordField
            label={t("password")}
            field="password"
            value={password}
            error={submission.error}
            name="password"
            autocomplete="current-password"
            required
          />
        )}
        <label class="option">
          <input type="checkbox" name="sure" required />
          <span>{t("deletion-sure")}</span>
        </label>
      </Form>
    </>
  );
}
