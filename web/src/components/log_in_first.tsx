import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { t } from "../i18n/text";
import { LookAround } from "./look_around";

/** For what only members see: the way in, and back here. */
export function LogInFirst(): JSX.Element {
  const { url } = useLocation();
  const then = `?then=${encodeURIComponent(url)}`;
  return (
    <section class="refused">
      <p>{t("log-in-first")}</p>
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
