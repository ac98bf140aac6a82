import type { JSX } from "preact";
import { isGuest } from "../api/me";
import { t } from "../i18n/text";

/** For who plays as a guest: the way to keep what was played. Nobody else sees it. */
export function GuestHint(): JSX.Element | null {
  if (!isGuest.value) return null;
  return (
    <p class="guest-hint">
      <a href="/claim">{t("guest-hint")}</a>
    </p>
  );
}
