import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { claim } from "../api/account";
import { isGuest, loadMe, me, myId } from "../api/me";
import { AccountForm } from "../components/account_form";
import { LogInFirst } from "../components/log_in_first";
import { tell } from "../components/toast";
import { Waiting } from "../components/waiting";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { destination } from "./destination";

/** Form that turns a guest account into a full account, which keeps all games. */
export default function Claim(): JSX.Element {
  const location = useLocation();
  useTitle(t("claim"));
  if (myId.value === null) return <LogInFirst />;
  if (me.value === null) return <Waiting />;
  if (!isGuest.value) {
    return (
      <section class="card">
        <h1>{t("claim")}</h1>
        <p>{t("claimed-already")}</p>
        <p class="actions">
          <a class="button primary" href="/games">
            {t("nav-games")}
          </a>
          <a class="button" href="/settings/mail">
            {t("settings-mail")}
          </a>
        </p>
      </section>
    );
  }
  return (
    <AccountForm
      title={t("claim")}
      lead={t("claim-lead")}
      isNew
      send={async (name, password) => {
        await claim(name, password);
        // Navigate first: this screen is not for full accounts.
        location.route(destination(location.query));
        tell(t("claimed"));
        await loadMe();
      }}
    />
  );
}
