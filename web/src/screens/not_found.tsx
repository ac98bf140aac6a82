import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useTitle } from "../title";

export default function NotFound(): JSX.Element {
  useTitle(t("problem-route_not_found"));
  return (
    <section class="refused">
      <h1>{t("problem-route_not_found")}</h1>
      <a class="button" href="/">
        {t("to-start")}
      </a>
    </section>
  );
}
