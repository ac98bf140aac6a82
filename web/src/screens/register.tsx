import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { invitationTokenIn, register } from "../api/account";
import { loadRegistration, registrationPolicy } from "../api/registration";
import { AccountForm } from "../components/account_form";
import { Redirect, useInitialLocation } from "../components/redirect";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { withLoginTarget, loginTarget, redirectTarget } from "./login_target";

export default function Register(): JSX.Element {
  const location = useLocation();
  const { query } = useInitialLocation();
  const invitation = invitationTokenIn(loginTarget(query));
  useTitle(t("register"));
  useEffect(() => void loadRegistration(), []);
  // A guest keeps the games by claiming the account.
  const redirect = redirectTarget(query, true);
  if (redirect !== null) return <Redirect to={redirect} />;
  const closedReason =
    registrationPolicy.value === "closed" ? "problem-registration_closed" : registrationPolicy.value === "invitation" && invitation === null ? "problem-invitation_required" : null;
  if (closedReason !== null) {
    return (
      <section class="card">
        <h1>{t("register")}</h1>
        <p>{t(closedReason)}</p>
        <p class="actions">
          <a class="button primary" href={withLoginTarget("/login", query)}>
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
      onSubmit={async (name, password) => {
        await register(name, password, invitation);
        location.route(loginTarget(query), true);
      }}
      links={<a href={withLoginTarget("/login", query)}>{t("log-in")}</a>}
    />
  );
}
