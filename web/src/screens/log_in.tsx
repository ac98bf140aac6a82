import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { logIn } from "../api/account";
import { isGuest, me } from "../api/me";
import { AccountForm } from "../components/account_form";
import { Redirect, useInitialLocation } from "../components/redirect";
import { playerName } from "../game/descriptions";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { withLoginTarget, loginTarget, redirectTarget } from "./login_target";

export default function LogIn(): JSX.Element {
  const location = useLocation();
  const { query } = useInitialLocation();
  useTitle(t("log-in"));
  const redirect = redirectTarget(query);
  if (redirect !== null) return <Redirect to={redirect} />;
  return (
    <AccountForm
      title={t("log-in")}
      isNew={false}
      {...(isGuest.value && me.value ? { lead: t("log-in-leaves-guest", { name: playerName(me.value) }) } : {})}
      onSubmit={async (name, password) => {
        await logIn(name, password);
        location.route(loginTarget(query), true);
      }}
      links={
        <>
          <a href="/forgot">{t("forgot-password")}</a>
          {isGuest.value ? (
            <a href={withLoginTarget("/claim", query)}>{t("claim")}</a>
          ) : (
            <a href={withLoginTarget("/register", query)}>{t("register")}</a>
          )}
        </>
      }
    />
  );
}
