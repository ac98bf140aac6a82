import type { JSX } from "preact";
import { t } from "../i18n/text";

/** What is shown until an answer is there; nothing for the first moments, so that a fast answer does not flicker. */
export const Waiting = (): JSX.Element => (
  <p class="waiting" role="status">
    {t("loading")}
  </p>
);
