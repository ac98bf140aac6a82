import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { t } from "../i18n/text";
import { GuestLoginButton } from "./guest_login_button";

/**
 * Shown in place of a screen that requires a login. Gives the reason and links to a login that
 * returns to the screen.
 */
export function LoginRequired({ reason = t("log-in-first") }: { reason?: string }): JSX.Element {
  const { url } = useLocation();
  const returnQuery = `?then=${encodeURIComponent(url)}`;
  return (
    <section class="refused">
      <p>{reason}</p>
      <div class="actions">
        <a class="button primary" href={`/login${returnQuery}`}>
          {t("log-in")}
        </a>
        <a class="button" href={`/register${returnQuery}`}>
          {t("register")}
        </a>
        <GuestLoginButton />
      </div>
    </section>
  );
}
