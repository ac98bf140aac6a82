import type { ComponentChildren, JSX } from "preact";
import { isGuest } from "../../api/me";
import { t } from "../../i18n/text";

/** Guards settings that require a password. Explains to guests how to get one. */
export function RequiresAccount({ children }: { children: ComponentChildren }): JSX.Element {
  if (!isGuest.value) return <>{children}</>;
  return (
    <>
      <p>{t("claim-first")}</p>
      <p class="actions">
        <a class="button primary" href="/claim">
          {t("claim")}
        </a>
      </p>
    </>
  );
}
