import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { claim } from "../api/account";
import { isGuest, loadMe, me, myId } from "../api/me";
import { AccountForm } from "../components/account_form";
import { LoginRequired } from "../components/login_required";
import { showToast } from "../components/toast";
import { LoadingIndicator } from "../components/loading_indicator";
import { useInitialLocation } from "../components/redirect";
import { isGeneratedName } from "../game/player_names";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { loginTarget } from "./login_target";

/** Form that turns a guest account into a full account, which keeps all games. */
export default function Claim(): JSX.Element {
  const location = useLocation();
  const { query } = useInitialLocation();
  useTitle(t("claim"));
  if (myId.value === null) return <LoginRequired />;
  if (me.value === null) return <LoadingIndicator />;
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
      initialName={isGeneratedName(me.value.name) ? "" : me.value.name}
      isNew
      onSubmit={async (name, password) => {
        await claim(name, password);
        // Navigate first: this screen is not for full accounts.
        location.route(loginTarget(query));
        showToast(t("claimed"));
        await loadMe();
      }}
    />
  );
}
