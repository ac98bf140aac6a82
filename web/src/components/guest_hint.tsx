import type { JSX } from "preact";
import { isGuest } from "../api/me";
import { t } from "../i18n/text";

/** Invites guests to keep their games by claiming the account. Hidden for all other players. */
export function GuestHint(): JSX.Element | null {
  if (!isGuest.value) return null;
  return (
    <p class="guest-hint">
      <a href="/claim">{t("guest-hint")}</a>
    </p>
  );
}
