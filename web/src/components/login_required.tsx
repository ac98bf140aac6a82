import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { t } from "../i18n/text";
import { EmptyState } from "./empty_state";
import { GuestLoginButton } from "./guest_login_button";

/**
 * Shown in place of a screen that requires a login. Gives the reason and links to a login that
 * returns to the screen.
 */
export function LoginRequired({ reason = t("log-in-first") }: { reason?: string }): JSX.Element {
  const { url } = useLocation();
  const returnQuery = `?then=${encodeURIComponent(url)}`;
  return (
    <EmptyState picture="castle" text={reason} reason="refused">
      <a class="button primary large" href={`/login${returnQuery}`}>
        {t("log-in")}
      </a>
      <a class="button large" href={`/register${returnQuery}`}>
        {t("register")}
      </a>
      <GuestLoginButton />
    </EmptyState>
  );
}
