import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { register } from "../api/account";
import { AccountForm } from "../components/account_form";
import { Redirect } from "../components/redirect";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { alongWith, destination, onward } from "./destination";

export default function Register(): JSX.Element {
  const location = useLocation();
  useTitle(t("register"));
  const further = onward(location.query, true);
  if (further !== null) return <Redirect to={further} />;
  return (
    <AccountForm
      title={t("register")}
      isNew
      send={async (name, password) => {
        await register(name, password);
        location.route(destination(location.query), true);
      }}
      beside={<a href={alongWith("/login", location.query)}>{t("log-in")}</a>}
    />
  );
}
