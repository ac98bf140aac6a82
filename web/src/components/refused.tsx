import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { Refusal, said } from "../api/refusal";
import { isStranger } from "../api/session";
import { t } from "../i18n/text";
import { ToLogIn } from "./redirect";

/**
 * Explains why a screen cannot be shown, and tries again. A screen for members leads visitors to the
 * login.
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

/** Why what was just tried did not work. Keeps its place, so that nothing jumps and a screen reader hears it. */
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

/** Returns true if a guest was refused what players with an account may do. */
const needsAccount = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "guests_play_unrated" || error.code === "guest_account");
