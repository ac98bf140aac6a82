import type { JSX } from "preact";
import { PictureOf } from "../components/empty_state";
import { t } from "../i18n/text";
import { useTitle } from "../title";

export default function NotFound(): JSX.Element {
  useTitle(t("problem-route_not_found"));
  return (
    <section class="empty-state refused">
      <PictureOf name="lost" />
      <h1>{t("problem-route_not_found")}</h1>
      <a class="button primary large" href="/">
        {t("to-start")}
      </a>
    </section>
  );
}
