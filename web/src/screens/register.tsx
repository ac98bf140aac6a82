import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { register } from "../api/account";
import { AccountForm } from "../components/account_form";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { alongWith, destination } from "./destination";

export default function Register(): JSX.Element {
  const location = useLocation();
  useTitle(t("register"));
  return (
    <AccountForm
      title={t("register")}
      isNew
      send={async (name, password) => {
        await register(name, password);
        location.route(destination(location.query));
      }}
      beside={<a href={alongWith("/login", location.query)}>{t("log-in")}</a>}
    />
  );
}
