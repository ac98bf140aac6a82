import type { JSX } from "preact";
import { said } from "../api/refusal";
import { t } from "../i18n/text";

/** Why a screen cannot be shown, and a way to try again. */
export function Refused({ error, again }: { error: unknown; again?: () => void }): JSX.Element {
  return (
    <section class="refused" role="alert">
      <p>{said(error)}</p>
      <p class="actions">
        {again && (
          <button type="button" onClick={again}>
            {t("try-again")}
          </button>
        )}
        <a class="button" href="/games">
          {t("nav-games")}
        </a>
      </p>
    </section>
  );
}

/** Why what was just tried did not work. Keeps its place, so that nothing jumps and a screen reader hears it. */
export function Problem({ error }: { error: unknown }): JSX.Element {
  return (
    <p class="problem" role="alert">
      {error == null ? "" : said(error)}
    </p>
  );
}
