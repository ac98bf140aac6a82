import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { t } from "../i18n/text";
import { LookAround } from "./look_around";

/**
 * Shown in place of a screen that requires a login. Gives the reason and links to a login that
 * returns to the screen.
 */
export function LogInFirst({ why = t("log-in-first") }: { why?: string }): JSX.Element {
  const { url } = useLocation();
  const then = `?then=${encodeURIComponent(url)}`;
  return (
    <section class="refused">
      <p>{why}</p>
      <div class="actions">
        <a class="button primary" href={`/login${then}`}>
          {t("log-in")}
        </a>
        <a class="button" href={`/register${then}`}>
          {t("register")}
        </a>
        <LookAround />
      </div>
    </section>
  );
}
