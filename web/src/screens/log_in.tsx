import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { logIn } from "../api/account";
import { isGuest, me } from "../api/me";
import { AccountForm } from "../components/account_form";
import { Redirect } from "../components/redirect";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { alongWith, destination, onward } from "./destination";

export default function LogIn(): JSX.Element {
  const location = useLocation();
  useTitle(t("log-in"));
  const further = onward(location.query);
  if (further !== null) return <Redirect to={further} />;
  return (
    <AccountForm
      title={t("log-in")}
      isNew={false}
      {...(isGuest.value && me.value ? { lead: t("log-in-leaves-guest", { name: me.value.name }) } : {})}
      send={async (name, password) => {
        await logIn(name, password);
        location.route(destination(location.query), true);
      }}
      beside={
        <>
          <a href="/forgot">{t("forgot-password")}</a>
          {isGuest.value ? (
            <a href={alongWith("/claim", location.query)}>{t("claim")}</a>
          ) : (
            <a href={alongWith("/register", location.query)}>{t("register")}</a>
          )}
        </>
      }
    />
  );
}
