import type { JSX } from "preact";
import { t } from "../i18n/text";

/** Loading placeholder. Blank at first, so that fast responses do not flicker. */
export const LoadingIndicator = (): JSX.Element => (
  <p class="waiting" role="status">
    {t("loading")}
  </p>
);
