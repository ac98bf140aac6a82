import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { answered, api } from "../../api/client";
import { isGuest } from "../../api/me";
import { forgetSession } from "../../api/session";
import { PasswordField } from "../../components/field";
import { Form } from "../../components/form";
import { useSending } from "../../components/sending";
import { t } from "../../i18n/text";

/** Account deletion. Guests have no password to confirm it with. */
export function Deletion(): JSX.Element {
  const location = useLocation();
  const password = useSignal("");
  const sending = useSending();
  const remove = async () => {
    const body = isGuest.value ? {} : { password: password.value };
    if (!(await sending.send(() => answered(() => api.POST("/v1/me/deletion", { body })), t("deleted")))) return;
    forgetSession();
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
      <Form sending={sending} fields={["password"]} submit={t("deletion-confirm")} danger send={() => void remove()}>
        {!isGuest.value && (
          <PasswordField
            label={t("password")}
            field="password"
            value={password}
            error={sending.error}
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
