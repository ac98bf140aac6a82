import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { Refusal, said } from "../api/refusal";
import { isStranger } from "../api/session";
import { t } from "../i18n/text";
import { ToLogIn } from "./redirect";

/**
 * Explains why a screen cannot be shown and offers a retry. Redirects visitors to the login if the
 * screen requires it.
 */
export function Refused({ error, again }: { error: unknown; again?: () => void }): JSX.Element {
  if (error instanceof Refusal && error.problem.status === 401 && isStranger()) return <ToLogIn />;
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

/**
 * Message about a failed action. Its space is reserved, so that the layout does not move, and its
 * live region announces the message.
 */
export function Problem({ error }: { error: unknown }): JSX.Element {
  const { url } = useLocation();
  return (
    <p class="problem" role="alert">
      {error == null ? "" : said(error)}
      {needsAccount(error) && (
        <>
          {" "}
          <a href={`/claim?then=${encodeURIComponent(url)}`}>{t("claim")}</a>
        </>
      )}
    </p>
  );
}

/** Returns true if the request was rejected because the player is a guest. */
const needsAccount = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "guests_play_unrated" || error.code === "guest_account");
