import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { invitationIn, register } from "../api/account";
import { loadRegistration, registration } from "../api/registration";
import { AccountForm } from "../components/account_form";
import { Redirect } from "../components/redirect";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { alongWith, destination, onward } from "./destination";

export default function Register(): JSX.Element {
  const location = useLocation();
  const invitation = invitationIn(destination(location.query));
  useTitle(t("register"));
  useEffect(() => void loadRegistration(), []);
  // A guest keeps the games by claiming the account.
  const further = onward(location.query, true);
  if (further !== null) return <Redirect to={further} />;
  const refusal =
    registration.value === "closed" ? "problem-registration_closed" : registration.value === "invitation" && invitation === null ? "problem-invitation_required" : null;
  if (refusal !== null) {
    return (
      <section class="card">
        <h1>{t("register")}</h1>
        <p>{t(refusal)}</p>
        <p class="actions">
          <a class="button primary" href={alongWith("/login", location.query)}>
            {t("log-in")}
          </a>
        </p>
      </section>
    );
  }
  return (
    <AccountForm
      title={t("register")}
      isNew
      send={async (name, password) => {
        await register(name, password, invitation);
        location.route(destination(location.query), true);
      }}
      beside={<a href={alongWith("/login", location.query)}>{t("log-in")}</a>}
    />
  );
}
